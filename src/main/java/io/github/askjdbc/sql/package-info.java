/**
 * SQL as trees: clauses with their places, the guard, and rendering. The only user of the SQL
 * parser.
 */
package io.github.askjdbc.sql;
