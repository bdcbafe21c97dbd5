/** The command line. */
package io.github.askjdbc.cli;
