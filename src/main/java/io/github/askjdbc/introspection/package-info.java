/**
 * Questions about the database itself, such as which tables there are: told by their wording,
 * answered from the catalog alone, as a SELECT of literals.
 */
package io.github.askjdbc.introspection;
