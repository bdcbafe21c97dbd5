/** Orders proposed queries by what the question, the database and their results say of them. */
package io.github.askjdbc.generation.embedded.ranking;
