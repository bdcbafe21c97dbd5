/** The seam to language models; none is needed. */
package io.github.askjdbc.llm;
