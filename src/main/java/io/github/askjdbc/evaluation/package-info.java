/** Measure: how often the pipeline is right on a set of questions, and what that is worth. */
package io.github.askjdbc.evaluation;
