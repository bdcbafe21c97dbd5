package io.github.askjdbc.decision;

/** Why SQL that is likely enough by itself is no answer where a language model was asked. */
public enum Dissent {
  /** The model wrote it, and none of our own writers comes to the same rows. */
  MODEL_ALONE,
  /** Our own writers wrote it, and the model says that there is no answer. */
  MODEL_SAYS_NONE,
  /** The model wrote it, and asked again does not stand by it. */
  MODEL_DOUBTS,
  /** The model wrote it, and asked for the same once more comes to other rows. */
  MODEL_WAVERS
}
