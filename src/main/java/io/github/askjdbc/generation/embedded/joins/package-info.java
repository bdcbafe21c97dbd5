/** How tables hang together: keys, declared and inferred, and the trees that connect tables. */
package io.github.askjdbc.generation.embedded.joins;
