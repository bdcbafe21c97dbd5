package io.github.askjdbc.repair;

import io.github.askjdbc.sql.SqlNode;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * An edit of a query's tree.
 *
 * @param exchanged parts of the tree, by identity, and what stands in their place
 * @param message what was done, for a person; may hold cell values
 */
record Change(IdentityHashMap<SqlNode, SqlNode> exchanged, String message) {

  static Change of(SqlNode old, SqlNode now, String message) {
    IdentityHashMap<SqlNode, SqlNode> exchanged = new IdentityHashMap<>();
    exchanged.put(old, now);
    return new Change(exchanged, message);
  }

  /** Changes of different parts as one; empty for none. */
  static Optional<Change> all(List<Change> changes) {
    IdentityHashMap<SqlNode, SqlNode> exchanged = new IdentityHashMap<>();
    List<String> messages = new ArrayList<>();
    for (Change change : changes) {
      if (change.exchanged().keySet().stream().noneMatch(exchanged::containsKey)) {
        exchanged.putAll(change.exchanged());
        messages.add(change.message());
      }
    }
    return messages.isEmpty()
        ? Optional.empty()
        : Optional.of(new Change(exchanged, String.join("; ", messages)));
  }
}
