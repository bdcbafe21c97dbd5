package io.github.askjdbc.catalog.semantics;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What people call a thing, and say of it.
 *
 * @param names display names and synonyms, without repetitions, as written
 */
public record Naming(List<String> names, Optional<String> description) {

  public static final Naming NONE = new Naming(List.of(), Optional.empty());

  public Naming {
    Set<String> distinct = new LinkedHashSet<>();
    for (String name : names) {
      if (!name.isBlank()) {
        distinct.add(name.strip());
      }
    }
    names = List.copyOf(distinct);
    description = description.map(String::strip).filter(text -> !text.isEmpty());
  }

  static Naming of(List<String> names) {
    return new Naming(names, Optional.empty());
  }

  /** With the names of both; this one's description wins. */
  Naming over(Naming weaker) {
    List<String> all = new ArrayList<>(names);
    all.addAll(weaker.names);
    return new Naming(all, description.or(weaker::description));
  }
}
