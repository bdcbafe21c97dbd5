/** The client of language models behind HTTP; loaded where a setting names a model. */
package io.github.askjdbc.llm.endpoint;
