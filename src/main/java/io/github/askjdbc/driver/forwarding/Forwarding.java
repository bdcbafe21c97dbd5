package io.github.askjdbc.driver.forwarding;

/** A wrapper around an object of the target driver. */
public interface Forwarding {

  /** The target's object. */
  Object delegate();

  /** What the target may be handed: the target's own object in place of a wrapper of ours. */
  static Object bare(Object argument) {
    return argument instanceof Forwarding wrapper ? wrapper.delegate() : argument;
  }
}
