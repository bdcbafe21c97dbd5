/** One row for each of something: "per", "by", "for each", kinds and how many of each. */
package io.github.askjdbc.generation.embedded.grammar.groups;
