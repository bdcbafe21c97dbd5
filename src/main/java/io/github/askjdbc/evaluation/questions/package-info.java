/** Question sets and recorded predictions, one JSON object a line. */
package io.github.askjdbc.evaluation.questions;
