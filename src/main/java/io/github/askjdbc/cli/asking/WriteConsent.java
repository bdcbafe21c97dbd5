package io.github.askjdbc.cli.asking;

/** Whether SQL that is not known to read only is run. */
@FunctionalInterface
public interface WriteConsent {

  WriteConsent GIVEN = doubt -> true;

  WriteConsent REFUSED = doubt -> false;

  /**
   * @param doubt a sentence on why it is asked for, without its full stop
   */
  boolean isGiven(String doubt);
}
