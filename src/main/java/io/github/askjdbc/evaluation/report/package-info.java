/** Report: the results of a run as numbers, on the terminal, as JSON and as one HTML page. */
package io.github.askjdbc.evaluation.report;
