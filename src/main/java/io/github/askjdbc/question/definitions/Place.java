package io.github.askjdbc.question.definitions;

/** Some words of a question, the last one excluded. */
record Place(int first, int end) {}
