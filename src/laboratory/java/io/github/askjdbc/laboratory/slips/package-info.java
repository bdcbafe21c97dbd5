/** SQL that is wrong as writers are wrong: one part of right SQL is not what was asked for. */
package io.github.askjdbc.laboratory.slips;
