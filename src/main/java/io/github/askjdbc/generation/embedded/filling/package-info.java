/** Fills sketches with the columns, values and tables that the question is believed to mean. */
package io.github.askjdbc.generation.embedded.filling;
