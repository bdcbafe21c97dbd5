/** Detectors that look at values and rows. */
package io.github.askjdbc.inspection.detectors.data;
