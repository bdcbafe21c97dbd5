/** Reads a query back as English, so that a person or a comparison of words can judge it. */
package io.github.askjdbc.wording;
