/** Detectors that look at the question, the query and the catalog, not at rows. */
package io.github.askjdbc.inspection.detectors.structural;
