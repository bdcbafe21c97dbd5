/** Numbers of a query in the units that the question says. */
package io.github.askjdbc.generation.embedded.units;
