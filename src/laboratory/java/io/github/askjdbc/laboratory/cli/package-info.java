/** The commands of the laboratory. */
package io.github.askjdbc.laboratory.cli;
