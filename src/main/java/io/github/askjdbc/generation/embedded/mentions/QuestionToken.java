package io.github.askjdbc.generation.embedded.mentions;

/**
 * A word of a question, or a comma between words.
 *
 * @param text folded
 * @param word index among the question's words, -1 for a comma
 * @param content whether it asks for something
 * @param capital whether it is written with a capital where none must be
 */
public record QuestionToken(
    String text, String stem, int word, boolean content, boolean capital, boolean quoted) {}
