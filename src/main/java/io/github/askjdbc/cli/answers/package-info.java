/** Answers as a person or a script reads them: tables, charts, CSV, JSON, Markdown. */
package io.github.askjdbc.cli.answers;
