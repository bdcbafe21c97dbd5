/**
 * Every method of the JDBC interfaces, forwarded to the target's object. The classes named {@code
 * Forwarding...} and {@code Recording...} are written by {@code ForwardingGenerator} among the
 * tests and hold no behaviour.
 *
 * <p>For statements, generated and written classes alternate, so that what a wrapper does for a
 * statement is said once and holds for prepared and callable ones: {@code ForwardingStatement},
 * {@code AskingStatement}, {@code ForwardingPreparedStatement}, {@code AskingPreparedStatement},
 * {@code ForwardingCallableStatement}, {@code AskingCallableStatement}.
 */
package io.github.askjdbc.driver.forwarding;
