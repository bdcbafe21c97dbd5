/** What users of the driver import. */
package io.github.askjdbc;
