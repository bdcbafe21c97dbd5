package io.github.askjdbc.catalog.semantics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * A YAML file as its tree of nodes; no objects are made of its tags, and repetition by aliases is
 * bounded.
 */
public final class YamlFile {
  private static final int MOST_ALIASES = 50;

  private final String name;
  private final List<Set<String>> unread = new ArrayList<>();
  private int mappings;

  private YamlFile(String name) {
    this.name = name;
  }

  /**
   * The file with its documents.
   *
   * @param roots the mapping of each document
   */
  public record Read(YamlFile file, List<YamlMapping> roots) {}

  /**
   * @throws SemanticFileException if it is no YAML, or no mapping
   */
  public static Read read(String name, String text) {
    YamlFile file = new YamlFile(name);
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(name)
            .setMaxAliasesForCollections(MOST_ALIASES)
            .setCodePointLimit(Integer.MAX_VALUE)
            .build();
    List<YamlMapping> roots = new ArrayList<>();
    try {
      for (Node node : new Compose(settings).composeAllFromString(text)) {
        if (!(node instanceof MappingNode mapping)) {
          throw new SemanticFileException(
              file.source(node, ""), "this is " + form(node) + ", allowed is a mapping of keys");
        }
        roots.add(new YamlMapping(file, mapping, ""));
      }
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().or(e::getContextMark).map(Mark::getLine).orElse(-1) + 1;
      throw new SemanticFileException(
          new Source(name, line, ""), "this is no YAML: " + e.getProblem(), e);
    } catch (YamlEngineException e) {
      throw new SemanticFileException(
          new Source(name, 0, ""), "this is no YAML: " + e.getMessage(), e);
    }
    return new Read(file, List.copyOf(roots));
  }

  Source source(Node node, String key) {
    return new Source(name, node.getStartMark().map(Mark::getLine).orElse(-1) + 1, key);
  }

  /** Notes the keys of one mapping; what is removed from the result was read. */
  Set<String> visited(Collection<String> keys) {
    if (++mappings > SemanticFiles.MOST_ENTRIES) {
      throw new SemanticFileException(
          new Source(name, 0, ""),
          "it holds more than "
              + SemanticFiles.MOST_ENTRIES
              + " mappings; split what is needed of it");
    }
    Set<String> left = new LinkedHashSet<>(keys);
    unread.add(left);
    return left;
  }

  /** How many keys nothing was made of. */
  int ignored() {
    return unread.stream().mapToInt(Set::size).sum();
  }

  static String form(Node node) {
    return node instanceof SequenceNode
        ? "a list"
        : node instanceof MappingNode ? "a mapping" : "a text";
  }
}
