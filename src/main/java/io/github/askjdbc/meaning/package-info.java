/** What words mean, whatever the database: vectors of a public model. */
package io.github.askjdbc.meaning;
