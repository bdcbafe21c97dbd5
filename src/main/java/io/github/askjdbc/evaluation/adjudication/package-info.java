/** Answers that count as wrong by their gold, read by a person who says who is right. */
package io.github.askjdbc.evaluation.adjudication;
