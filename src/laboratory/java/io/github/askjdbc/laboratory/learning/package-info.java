/**
 * Trains the models of the driver's room of the same name; the same examples and seed give the same
 * bytes on every machine. Ours and no library's: Tribuo writes the time of training into its
 * models.
 */
package io.github.askjdbc.laboratory.learning;
