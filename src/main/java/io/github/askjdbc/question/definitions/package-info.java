/**
 * Definitions in plain English that come beside a question, and the question without their terms.
 */
package io.github.askjdbc.question.definitions;
