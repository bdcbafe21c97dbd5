package io.github.askjdbc.linking;

/**
 * A word of the question.
 *
 * @param text as written
 * @param folded in lower case, without accents
 * @param stem of the folded text
 * @param start offset in the question
 * @param end offset after the word
 * @param content false for words that carry no demand of their own, such as articles
 */
public record Word(String text, String folded, String stem, int start, int end, boolean content) {}
