/** The sample database behind {@code jdbc:ask:demo}. */
package io.github.askjdbc.driver.demo;
