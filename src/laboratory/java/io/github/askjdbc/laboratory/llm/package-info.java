/** Measures what a language model writes, prompt by prompt, and how others decide upon it. */
package io.github.askjdbc.laboratory.llm;
