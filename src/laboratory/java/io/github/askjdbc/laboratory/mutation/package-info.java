/** Breaks right SQL in known ways, to see which signals notice. */
package io.github.askjdbc.laboratory.mutation;
