package io.github.askjdbc.evaluation.measures;

/**
 * A measure with its 95 % interval.
 *
 * @param estimate on the questions themselves
 */
public record Interval(double estimate, double low, double high) {}
