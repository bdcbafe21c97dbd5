package io.github.askjdbc.cli.shell;

import java.util.List;

/** The names that a person may want completed. */
@FunctionalInterface
public interface NameSource {

  /** Harmless to a terminal, without private ones; empty where they cannot be read now. */
  List<SchemaName> names();

  /**
   * @param name as it is typed
   * @param group what it stands under in the list of choices
   */
  record SchemaName(String name, String group) {}
}
