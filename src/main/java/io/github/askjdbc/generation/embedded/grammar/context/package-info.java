/** What words mean beside others, before any rule reads them. */
package io.github.askjdbc.generation.embedded.grammar.context;
