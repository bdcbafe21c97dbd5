/**
 * Words that say no more than what is read: stress, repetition, turns of phrase. Each must be shown
 * to add nothing.
 */
package io.github.askjdbc.generation.embedded.grammar.redundancy;
