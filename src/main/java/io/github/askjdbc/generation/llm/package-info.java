/** SQL that a language model writes. */
package io.github.askjdbc.generation.llm;
