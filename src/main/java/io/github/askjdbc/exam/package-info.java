/**
 * Exams: questions for one very database with gold of our own making, and how a writer does on
 * them. What it is good for is kept; its questions are not.
 */
package io.github.askjdbc.exam;
