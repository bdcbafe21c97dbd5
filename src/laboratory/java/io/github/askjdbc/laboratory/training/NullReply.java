package io.github.askjdbc.laboratory.training;

/**
 * A question for which a writer wrote no SQL, since the tables could not answer it.
 *
 * @param source the writer
 * @param answerable whether they can
 */
public record NullReply(String source, String db, boolean answerable) {}
