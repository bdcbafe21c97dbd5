/**
 * What a question asks beside what a query does, and whether they agree: for each word what of the
 * query it stands for, for each demand whether it is met, for each attribute whether it is taken
 * from its owner, and what is done that nobody asked for. Detectors, features, the ranking and
 * reports all read these answers; a reader chooses only what it makes of a "perhaps".
 */
package io.github.askjdbc.account;
