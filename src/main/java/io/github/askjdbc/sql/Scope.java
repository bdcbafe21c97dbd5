package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The relations that names at one place may mean, and those of the queries around it. Scopes are
 * told apart by identity; sources and merges are added while FROM is read.
 *
 * @param level how many queries are open around the names of this scope
 * @param beside relations that a name may mean for some targets, and may not mean for that reason
 * @param doubtful how many of the first sources only some targets see here
 */
record Scope(
    Optional<Scope> outer,
    int level,
    List<Source> sources,
    List<Source> beside,
    int doubtful,
    List<Merge> merges) {

  /**
   * A column of a relation or a result.
   *
   * @param origin the stored column behind it, where there is exactly one
   */
  record Output(Optional<Name> name, Optional<ColumnName> origin) {
    boolean named(Name other) {
      return name.filter(own -> own.matches(other.value())).isPresent();
    }
  }

  /**
   * Something in FROM.
   *
   * @param name what columns are qualified with; empty for a query without an alias
   * @param path the name with all that stands before it, where there is no alias
   */
  record Source(
      Optional<Name> name, List<Name> path, Optional<TableUse> use, List<Output> outputs) {
    static Source of(Relation.TableRef ref, Table table) {
      List<Output> outputs = new ArrayList<>();
      for (Column column : table.columns()) {
        String name = column.name().column();
        outputs.add(new Output(Optional.of(new Name(name, name)), Optional.of(column.name())));
      }
      return new Source(
          Optional.of(ref.alias().orElse(ref.name())),
          ref.alias().isPresent() ? List.of() : ref.parts(),
          Optional.of(new TableUse(ref, table)),
          outputs);
    }

    /** The columns that a name may mean; more than one where names differ by case alone. */
    List<Output> outputs(Name wanted) {
      return outputs.stream().filter(output -> output.named(wanted)).toList();
    }

    boolean holds(Name wanted) {
      return holdsPrivate(wanted) || outputs.stream().anyMatch(output -> output.named(wanted));
    }

    /** The columns that a {@code *} shows. */
    List<Output> listed() {
      return use.isEmpty()
          ? outputs
          : outputs.stream()
              .filter(output -> output.origin().filter(this::unlisted).isEmpty())
              .toList();
    }

    private boolean unlisted(ColumnName name) {
      return use.orElseThrow().table().columns().stream()
          .anyMatch(column -> !column.listed() && column.name().equals(name));
    }

    boolean holdsPrivate(Name wanted) {
      return use.isPresent()
          && use.get().table().privateColumns().stream().anyMatch(wanted::matches);
    }

    boolean holdsPrivate() {
      return use.isPresent() && !use.get().table().privateColumns().isEmpty();
    }

    /** Whether the name alone may mean this source, and so a whole row of it. */
    boolean named(Name wanted) {
      return name.filter(own -> own.matches(wanted.value())).isPresent();
    }

    /** Whether a qualifier, of one part or more, may mean this source. */
    boolean named(List<Name> qualifier) {
      if (qualifier.size() == 1) {
        return named(qualifier.get(0));
      }
      if (qualifier.size() > path.size()) {
        return false;
      }
      int skipped = path.size() - qualifier.size();
      for (int i = 0; i < qualifier.size(); i++) {
        if (!qualifier.get(i).matches(path.get(skipped + i).value())) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * A join by columns of the same name, which are one column of its result.
   *
   * @param kind as of {@link Relation.Join}, without NATURAL
   * @param before how many sources are its left side
   * @param after how many are its both sides
   */
  record Merge(String kind, List<Name> names, int before, int after) {}

  /** One of a SELECT whose FROM is still to be read. */
  static Scope of(Optional<Scope> outer, int level) {
    return new Scope(outer, level, new ArrayList<>(), List.of(), 0, new ArrayList<>());
  }

  /**
   * What surrounds a query in this FROM: the relations before it, which some targets let it see and
   * others do not, and the queries around.
   */
  Optional<Scope> aroundDerived() {
    return sources.isEmpty()
        ? outer
        : Optional.of(
            new Scope(outer, level, List.of(), List.copyOf(sources), 0, new ArrayList<>()));
  }

  /**
   * What the condition of a join sees: some targets also see the relations that follow, and some do
   * not see those before the last comma.
   *
   * @param comma how many sources stand before the last comma
   * @param joined how many stand before the condition
   */
  Scope ofCondition(int comma, int joined) {
    return new Scope(
        outer,
        level,
        sources.subList(0, joined),
        sources.subList(joined, sources.size()),
        comma,
        merges.stream().filter(merge -> merge.after() <= joined).toList());
  }

  @SuppressWarnings("ReferenceEquality") // equal scopes may stand at two places
  boolean is(Scope other) {
    return this == other;
  }

  /** Whether it holds nothing but relations that stand before a query in the same FROM. */
  boolean holdsSiblingsAlone() {
    return sources.isEmpty() && !beside.isEmpty();
  }

  /** Whether only some targets see that source here. */
  boolean doubts(Source source) {
    return sources.stream().limit(doubtful).anyMatch(source::equals);
  }

  void add(Source source) {
    sources.add(source);
  }

  void add(Merge merge) {
    merges.add(merge);
  }

  /** Whether a column is one column of USING, whichever of these sources gives it. */
  boolean merged(Name name, List<Source> holding) {
    return merges.stream()
        .filter(merge -> merge.names().stream().anyMatch(own -> own.matches(name.value())))
        .anyMatch(merge -> sources.subList(0, merge.after()).containsAll(holding));
  }
}
