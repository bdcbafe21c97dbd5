/** The all-jar as a SQL client, an application server or a shell takes it. */
package io.github.askjdbc.packaging;
