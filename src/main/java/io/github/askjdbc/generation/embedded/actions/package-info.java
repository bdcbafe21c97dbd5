/**
 * The one form of a query between question and SQL: a list of actions, each with the words that ask
 * for it; written as SQL for a dialect, and read from SQL.
 */
package io.github.askjdbc.generation.embedded.actions;
