package io.github.askjdbc.exam;

/**
 * The one key from a table to another.
 *
 * @param fromColumn of the child
 * @param toColumn of the parent
 */
record ExamKeyLink(ExamTable child, String fromColumn, ExamTable parent, String toColumn) {}
