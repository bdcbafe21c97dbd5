/**
 * What a question mentions, as the trained models read it: for each table and column the words that
 * name it best, the values, and the question with all of that masked by kind.
 */
package io.github.askjdbc.generation.embedded.mentions;
