/**
 * The shape of a query without its names and values, and the models that tell it from a question.
 */
package io.github.askjdbc.generation.embedded.sketch;
