/**
 * Generate without a model: a grammar of flat questions reads the linked words into actions, from
 * which SQL is assembled for the target's dialect.
 */
package io.github.askjdbc.generation.embedded;
