/**
 * Remember: SQL that people found right for their questions, and what their word says of ours, and
 * how writers did in exams. Kept by database in a file that the operator names; nothing is kept
 * without one.
 */
package io.github.askjdbc.memory;
