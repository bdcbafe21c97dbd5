/**
 * What a question asks beside what a query does, and whether they agree: for each word what of the
 * query it stands for, for each demand whether it is met, for each attribute whether it is taken
 * from its owner. Where readers judge differently, such as whether a count is a sum, the facts are
 * told apart here and each reader says which ones it takes.
 */
package io.github.askjdbc.account;
