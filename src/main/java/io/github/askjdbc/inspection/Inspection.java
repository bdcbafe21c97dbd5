package io.github.askjdbc.inspection;

/**
 * What one detector said.
 *
 * @param signal its id
 */
public record Inspection(String signal, Verdict verdict) {}
