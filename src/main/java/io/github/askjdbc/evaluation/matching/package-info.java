/** Judge: whether a SQL text does what the gold does, by its rows, its text, and its cost. */
package io.github.askjdbc.evaluation.matching;
