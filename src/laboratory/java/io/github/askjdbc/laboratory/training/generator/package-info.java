/** Trains the embedded generator from questions with gold SQL. */
package io.github.askjdbc.laboratory.training.generator;
