package io.github.askjdbc.inspection;

import io.github.askjdbc.sql.Clause;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names a detector: the single source of its id, summary and documentation. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ErrorSignal {

  /** Stable and never reused, lower case with hyphens. */
  String id();

  /** One sentence: what is wrong with the query when this fires. */
  String summary();

  /** What is checked: when it fires, in short sentences. */
  String condition();

  /** What to do about it, in short sentences: to a person, or to a model that corrects SQL. */
  String correction();

  /** The clauses it can point at; all of a SELECT unless fewer are named. */
  Clause[] clauses() default {
    Clause.SELECT,
    Clause.FROM,
    Clause.JOIN,
    Clause.WHERE,
    Clause.GROUP_BY,
    Clause.HAVING,
    Clause.ORDER_BY,
    Clause.LIMIT
  };

  /** What comes of it where it fires. */
  Effect effect() default Effect.WEIGHS;

  /** Whether a language model is asked; such detectors look at the best candidate only. */
  boolean asksModel() default false;

  /** What the messages of its findings hold. */
  MessageContent message() default MessageContent.MAY_HOLD_VALUES;

  /**
   * What an abstention says of a query that this signal alone flags, after "But the query"; names
   * no value. Empty where the id has to do.
   */
  String inBrief() default "";
}
