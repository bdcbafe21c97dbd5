/**
 * How to tell, before any SQL is written, whether a database can answer a question: the methods of
 * the literature, to compare with.
 */
package io.github.askjdbc.laboratory.training.answerability;
