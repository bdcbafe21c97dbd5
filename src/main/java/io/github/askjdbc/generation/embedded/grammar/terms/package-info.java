/** Terms and metrics that somebody defined, and clauses that restate them. */
package io.github.askjdbc.generation.embedded.grammar.terms;
