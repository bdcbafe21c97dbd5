package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.util.HashMap;
import java.util.Map;

/** The guard for the SQL of one question; reads each text once. For one thread. */
final class AskedGuard {

  private final SelectGuard guard;
  private final CatalogSnapshot catalog;
  private final Map<String, GuardOutcome> read = new HashMap<>();

  AskedGuard(SelectGuard guard, CatalogSnapshot catalog) {
    this.guard = guard;
    this.catalog = catalog;
  }

  GuardOutcome check(String sql) {
    return read.computeIfAbsent(sql, text -> guard.check(text, catalog));
  }
}
