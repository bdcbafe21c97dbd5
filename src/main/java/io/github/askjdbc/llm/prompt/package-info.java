/** What a language model is told of a database, and how it is asked for SQL. */
package io.github.askjdbc.llm.prompt;
