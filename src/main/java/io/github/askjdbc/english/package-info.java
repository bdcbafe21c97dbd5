/**
 * How a text is read as English: the lists of words, the forms of a word, and the words of a name.
 *
 * <p>Every list stands in a file beside this package, in the format of {@link
 * io.github.askjdbc.english.LexiconFile}, with its reason in a comment. What a list means for a
 * query is known by the rooms that ask for it.
 */
package io.github.askjdbc.english;
