/** Measures on outcomes alone, named and defined as in the literature. */
package io.github.askjdbc.evaluation.measures;
