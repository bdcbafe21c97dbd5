/** How cost grows with the size of a database; never part of the tests. */
package io.github.askjdbc.scale;
