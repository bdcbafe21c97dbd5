/**
 * The JDBC side: URL and settings, the target's driver, and wrappers that hold behaviour only.
 *
 * <p>A text that a statement is given is recognised once; plain SQL goes on to the target, a
 * question through {@code Translator} and back to the caller's own statement.
 */
package io.github.askjdbc.driver;
