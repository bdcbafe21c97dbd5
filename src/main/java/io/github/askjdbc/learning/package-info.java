/**
 * Learn: small statistical models, read and applied in plain Java, and what people's verdicts make
 * of a confidence. The laboratory trains them.
 *
 * <p>Ours and no library's, since inference must be plain Java with a resource of a few megabytes
 * (XGBoost is native, Smile LGPL).
 */
package io.github.askjdbc.learning;
