/** What part each column, table and value plays in the query, and the models that tell it. */
package io.github.askjdbc.generation.embedded.roles;
