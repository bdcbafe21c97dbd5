/** Tries the language model that the settings name, and says what to change. */
package io.github.askjdbc.cli.model;
