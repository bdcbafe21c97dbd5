/** Know the database: its tables, columns, keys, comments, and a bounded look at its values. */
package io.github.askjdbc.catalog;
