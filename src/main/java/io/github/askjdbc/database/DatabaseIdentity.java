package io.github.askjdbc.database;

/**
 * What caches, pools and memory are keyed by: two connections with the same identity see the same
 * tables.
 *
 * @param url the target's URL, without ours in front; may hold secrets, so {@link #toString} hides
 *     it
 * @param user the target's user name, empty where the target has none
 * @param catalog the current catalog, empty where the target has none
 * @param schema the current schema, empty where the target has none
 */
public record DatabaseIdentity(String url, String user, String catalog, String schema) {

  @Override
  public String toString() {
    return "database of catalog '" + catalog + "', schema '" + schema + "'";
  }
}
