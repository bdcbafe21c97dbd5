/**
 * For applications that use Spring: abstentions as a {@code DataAccessException} of their own. The
 * only package that needs Spring, which it takes from the application; nothing of ours loads it.
 */
package io.github.askjdbc.spring;
