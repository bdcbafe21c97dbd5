package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.llm.ModelUse.Values;
import java.util.function.Predicate;

/**
 * What prompts may hold of a database. Private columns are in none, whatever it says.
 *
 * @param values which of the stored values
 * @param mayRead the tables that questions may read; others are not even named
 */
public record PromptPolicy(Values values, Predicate<TableName> mayRead) {

  /** No value, all tables. */
  public static final PromptPolicy NO_VALUES = new PromptPolicy(Values.NONE, table -> true);

  public boolean samples() {
    return values == Values.SAMPLES;
  }
}
