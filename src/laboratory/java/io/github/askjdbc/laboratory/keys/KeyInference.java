package io.github.askjdbc.laboratory.keys;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/**
 * Inferred against declared foreign keys of one database; keys as {@code a.b -> c.d}, lower case.
 *
 * @param declared of several columns too, though none such is inferred
 */
public record KeyInference(String database, Set<String> declared, Set<String> inferred) {

  public KeyInference {
    declared = Set.copyOf(declared);
    inferred = Set.copyOf(inferred);
  }

  /** Inferred ones that are declared. */
  public int hits() {
    return hit().size();
  }

  /** Inferred ones that are not declared: wrong, or left out by who made the database. */
  public Set<String> undeclared() {
    Set<String> rest = new TreeSet<>(inferred);
    rest.removeAll(declared);
    return rest;
  }

  /** Declared ones that were not inferred. */
  public Set<String> missed() {
    Set<String> rest = new TreeSet<>(declared);
    rest.removeAll(inferred);
    return rest;
  }

  private Set<String> hit() {
    Set<String> hit = new TreeSet<>(inferred);
    hit.retainAll(declared);
    return hit;
  }

  /** Of the inferred keys, the share that is declared; empty where none is inferred. */
  public static OptionalDouble precision(List<KeyInference> databases) {
    return share(databases, database -> database.inferred().size());
  }

  /** Of the declared keys, the share that is inferred; empty where none is declared. */
  public static OptionalDouble recall(List<KeyInference> databases) {
    return share(databases, database -> database.declared().size());
  }

  private static OptionalDouble share(
      List<KeyInference> databases, ToIntFunction<KeyInference> of) {
    int hits = databases.stream().mapToInt(KeyInference::hits).sum();
    int all = databases.stream().mapToInt(of).sum();
    return all == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) hits / all);
  }
}
