/**
 * What is done with the characters of texts that others wrote, in time linear in their length: some
 * of what the JDK offers for it takes the square of the length, or more.
 */
package io.github.askjdbc.text;
