/** Rows without others: "customers without orders", "never", "but none in 2024". */
package io.github.askjdbc.generation.embedded.grammar.absence;
