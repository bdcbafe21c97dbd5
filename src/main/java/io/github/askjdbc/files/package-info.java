/**
 * Files that people name: read up to a bound, and written only where they are this user's own and
 * nobody else can put another in their place.
 */
package io.github.askjdbc.files;
