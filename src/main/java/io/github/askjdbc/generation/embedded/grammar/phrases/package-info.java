/**
 * What phrases say that more than one rule reads: whose column, which rows, whose deed, how much
 * money.
 */
package io.github.askjdbc.generation.embedded.grammar.phrases;
