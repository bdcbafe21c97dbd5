/**
 * Learn: small statistical models, plain Java, no input or output but streams; the same examples
 * and seed give the same bytes on every machine.
 *
 * <p>Ours and no library's, since inference must be plain Java with a resource of a few megabytes
 * (XGBoost is native, Smile LGPL), and training must be reproducible to the byte (Tribuo writes the
 * time of training into its models).
 */
package io.github.askjdbc.learning;
