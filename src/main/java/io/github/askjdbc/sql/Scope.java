package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The relations that names at one place may mean, and those of the queries around it. */
final class Scope {

  /**
   * A column of a relation or a result.
   *
   * @param origin the stored column behind it, where there is exactly one
   */
  record Output(Optional<String> name, Optional<ColumnName> origin) {}

  /** Something in FROM. */
  record Source(String alias, List<String> path, Optional<TableUse> use, List<Output> outputs) {
    static Source of(Relation.TableRef ref, Table table) {
      List<Output> outputs = new ArrayList<>();
      for (Column column : table.columns()) {
        outputs.add(new Output(Optional.of(column.name().column()), Optional.of(column.name())));
      }
      List<String> path = ref.parts().stream().map(Name::value).toList();
      return new Source(
          ref.alias().orElse(ref.name()).value(),
          ref.alias().isPresent() ? List.of() : path,
          Optional.of(new TableUse(ref, table)),
          outputs);
    }

    Optional<Output> output(Name name) {
      return outputs.stream()
          .filter(output -> output.name().filter(name::matches).isPresent())
          .findFirst();
    }

    boolean holdsPrivate(Name name) {
      return use.isPresent() && use.get().table().privateColumns().stream().anyMatch(name::matches);
    }

    boolean holdsPrivate() {
      return use.isPresent() && !use.get().table().privateColumns().isEmpty();
    }

    /** Whether a qualifier, of one part or more, means this source. */
    boolean named(List<Name> qualifier) {
      if (qualifier.size() == 1) {
        return qualifier.get(0).matches(alias);
      }
      if (qualifier.size() > path.size()) {
        return false;
      }
      int skipped = path.size() - qualifier.size();
      for (int i = 0; i < qualifier.size(); i++) {
        if (!qualifier.get(i).matches(path.get(skipped + i))) {
          return false;
        }
      }
      return true;
    }
  }

  private final Optional<Scope> outer;
  private final int level;
  private final List<Source> sources = new ArrayList<>();
  private final Set<String> merged = new HashSet<>();

  /**
   * @param level how many queries are open around the names of this scope
   */
  Scope(Optional<Scope> outer, int level) {
    this.outer = outer;
    this.level = level;
  }

  int level() {
    return level;
  }

  Optional<Scope> outer() {
    return outer;
  }

  List<Source> sources() {
    return sources;
  }

  void add(Source source) {
    sources.add(source);
  }

  /** Marks a column of USING, whose name is not ambiguous although two sources hold it. */
  void merge(Name name) {
    merged.add(name.folded());
  }

  boolean merged(Name name) {
    return merged.contains(name.folded());
  }
}
