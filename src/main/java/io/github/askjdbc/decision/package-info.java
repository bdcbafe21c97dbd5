/** Decide: from findings to a confidence, and from a confidence to an answer or an abstention. */
package io.github.askjdbc.decision;
