package io.github.askjdbc.pipeline;

/**
 * Something that a language model would be sent.
 *
 * @param step what it is for
 * @param sent when
 * @param text to the letter; of what hangs on a reply, with a word in the place of what is not
 *     known
 */
public record ShownPrompt(String step, String sent, String text) {}
