/** The target as the stages see it: bounded read-only probes, and the dialect it speaks. */
package io.github.askjdbc.database;
