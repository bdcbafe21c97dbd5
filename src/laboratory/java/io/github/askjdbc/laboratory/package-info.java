/**
 * The laboratory: how the driver's models are made, and what they and its parts are worth on public
 * data sets. The driver knows none of it.
 */
package io.github.askjdbc.laboratory;
