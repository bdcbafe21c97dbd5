package io.github.askjdbc.catalog.semantics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * A YAML file as its tree of nodes; no objects are made of its tags, and size, nesting and
 * repetition by aliases are bounded.
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
      Composer composer =
          new Composer(
              settings, file.bounded(new ParserImpl(settings, new StreamReader(settings, text))));
      while (composer.hasNext()) {
        Node node = composer.next();
        if (!(node instanceof MappingNode mapping)) {
          throw new SemanticFileException(
              file.source(node, ""), "this is " + form(node) + ", allowed is a mapping of keys");
        }
        roots.add(new YamlMapping(file, mapping, ""));
      }
    } catch (MarkedYamlEngineException e) {
      int line = line(e.getProblemMark().or(e::getContextMark));
      throw new SemanticFileException(
          new Source(name, line, ""), "this is no YAML: " + e.getProblem(), e);
    } catch (YamlEngineException e) {
      throw new SemanticFileException(
          new Source(name, 0, ""), "this is no YAML: " + e.getMessage(), e);
    }
    return new Read(file, List.copyOf(roots));
  }

  private Parser bounded(Parser events) {
    return new BoundedParser(
        events,
        (mark, problem) -> {
          throw new SemanticFileException(new Source(name, line(mark), ""), problem);
        });
  }

  Source source(Node node, String key) {
    return new Source(name, line(node.getStartMark()), key);
  }

  private static int line(Optional<Mark> mark) {
    return mark.map(Mark::getLine).orElse(-1) + 1;
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
