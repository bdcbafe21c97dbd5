/** Generate: candidate SQL for a linked question. */
package io.github.askjdbc.generation;
