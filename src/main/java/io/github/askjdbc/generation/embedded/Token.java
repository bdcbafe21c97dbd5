package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.Optional;

/**
 * Some words of a question under one reading.
 *
 * @param link what they mean; empty for a single word that means nothing to the database
 * @param text the words, folded
 * @param content whether they ask for something
 */
record Token(WordSpan span, Optional<Link> link, String text, boolean content) {}
