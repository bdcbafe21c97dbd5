/**
 * The operator's record of what was asked and what came of it: one line of JSON for each question,
 * in a file or for a logger.
 */
package io.github.askjdbc.audit;
