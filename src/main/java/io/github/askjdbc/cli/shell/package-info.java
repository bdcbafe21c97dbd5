/** The shell that a person types questions into. */
package io.github.askjdbc.cli.shell;
