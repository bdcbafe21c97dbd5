/** Measure: how many of the keys that databases declare are inferred when they are hidden. */
package io.github.askjdbc.laboratory.keys;
