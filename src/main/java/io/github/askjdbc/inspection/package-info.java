/** Inspect: detectors vote on whether a SQL text is wrong, and where. */
package io.github.askjdbc.inspection;
