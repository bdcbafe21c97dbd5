/** The tables and columns of a database by number, with the words of their names. */
package io.github.askjdbc.generation.embedded.schema;
