package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Something that rows come from. */
public sealed interface Relation extends SqlNode {

  /** A table, view or common table expression by name, schema first where it is given. */
  record TableRef(Span span, List<Name> parts, Optional<Name> alias) implements Relation {
    public TableRef {
      parts = List.copyOf(parts);
    }

    public Name name() {
      return parts.get(parts.size() - 1);
    }

    /** As written, quotes removed. */
    public String qualifiedName() {
      return parts.stream().map(Name::value).collect(Collectors.joining("."));
    }

    @Override
    public List<SqlNode> children() {
      return List.of();
    }
  }

  /** A query in FROM. */
  record Derived(Span span, Query query, Optional<Name> alias) implements Relation {
    @Override
    public List<SqlNode> children() {
      return List.of(query);
    }
  }

  /**
   * What is joined to the relations before it.
   *
   * @param kind a comma, or the keywords, such as {@code LEFT JOIN}
   */
  record Join(Span span, String kind, Relation right, Optional<Expr> on, List<Name> using)
      implements Relation {
    public Join {
      using = List.copyOf(using);
    }

    public boolean natural() {
      return kind.startsWith("NATURAL");
    }

    /** The kind without NATURAL. */
    String joinedKind() {
      return natural() ? kind.substring("NATURAL ".length()) : kind;
    }

    @Override
    public List<SqlNode> children() {
      List<SqlNode> children = new ArrayList<>(List.of(right));
      on.ifPresent(children::add);
      return children;
    }
  }
}
