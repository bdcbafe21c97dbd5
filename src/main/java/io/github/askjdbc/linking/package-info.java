/** Link: from the words of a question to tables, columns, values, numbers and cues. */
package io.github.askjdbc.linking;
