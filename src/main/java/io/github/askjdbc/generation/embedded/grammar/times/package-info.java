/** Days, months and years that rows are limited or grouped by. */
package io.github.askjdbc.generation.embedded.grammar.times;
