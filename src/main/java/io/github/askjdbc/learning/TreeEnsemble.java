package io.github.askjdbc.learning;

/** Trees. */
final class TreeEnsemble {}
