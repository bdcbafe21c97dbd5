/** Questions and statements as the command line runs them, one after the other. */
package io.github.askjdbc.cli.asking;
