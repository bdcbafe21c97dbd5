/** Train: examples for the models of the decision, collected once and kept in a folder. */
package io.github.askjdbc.laboratory.training;
