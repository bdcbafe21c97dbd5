/** Trains the confidence of the driver, and what it is compared with. */
package io.github.askjdbc.laboratory.confidence;
