/**
 * Language models from files of weights, by llama.cpp: a jar of its own beside ask-jdbc's.
 *
 * <p>The library runs in a process of its own. It would end this one where it meets what it does
 * not expect, its thread would keep a program from ending, and it cannot be stopped while it reads
 * a prompt.
 */
package io.github.askjdbc.gguf;
