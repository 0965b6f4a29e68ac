"""The trie holds exactly the words it was built from, in both kernel modes."""

from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.kernels import trie as installed
from tests.fixtures.kernels import interpreted

LETTERS = bytes(range(installed.FIRST, installed.FIRST + 32)).decode("latin-1")
words_of = st.lists(st.text("abcz" + LETTERS[-2:], min_size=1, max_size=8), max_size=60).map(lambda w: sorted(set(w)))


def spelled(mask, first, word):
    """Every (word, id) that can be read from the root."""
    found, stack = [], [(0, "")]
    while stack:
        node, prefix = stack.pop()
        if word[node] >= 0:
            found.append((prefix, word[node]))
        else:
            assert word[node] == -1
        child = first[node]
        for letter in range(32):
            if mask[node] >> letter & 1:
                stack.append((child, prefix + chr(97 + letter)))
                child += 1
    return sorted(found)


def spelled_by_inner(nodes):
    """Every (word, number) that can be read from the nodes without leaves."""
    found, stack = [], [(0, "")]
    while stack:
        node, prefix = stack.pop()
        on, ends, child, word = nodes[4 * node : 4 * node + 4]
        for letter in range(32):
            if ends >> letter & 1:
                found.append((prefix + chr(97 + letter), word))
                word += 1
            if on >> letter & 1:
                stack.append((child, prefix + chr(97 + letter)))
                child += 1
    return found


@given(words_of)
def test_it_spells_the_words_and_no_others(words):
    text = "".join(f"{word}\n" for word in words).encode("latin-1")
    expected = [(word, number) for number, word in enumerate(words)]
    for kernel in (installed, interpreted("trie")):
        assert spelled(*kernel.build(text, 8)) == expected
        found = spelled_by_inner(kernel.inner(*kernel.build(text, 8)))
        assert sorted(word for word, _ in found) == words
        assert sorted(number for _, number in found) == list(range(len(words)))
