/** Stored values by their text: reading them in bounded steps, and finding them in many forms. */
package io.github.askjdbc.catalog.values;
