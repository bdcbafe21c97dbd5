package io.github.askjdbc.catalog.semantics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * A mapping of a YAML file that remembers where it stands and which of its keys were asked for.
 *
 * <p>A key that is present with null counts as missing. A value of another form than asked for is a
 * {@link SemanticFileException} with its line.
 */
public final class YamlMapping {
  static final int LONGEST_TEXT = 20_000;

  private final YamlFile file;
  private final Source source;
  private final Map<String, Node> values = new LinkedHashMap<>();
  private final Set<String> unread;

  YamlMapping(YamlFile file, MappingNode node, String key) {
    this.file = file;
    this.source = file.source(node, key);
    for (NodeTuple tuple : node.getValue()) {
      if (!(tuple.getKeyNode() instanceof ScalarNode name)) {
        throw new SemanticFileException(
            file.source(tuple.getKeyNode(), key), "a key is no text; write key: value");
      }
      if (values.put(name.getValue(), tuple.getValueNode()) != null) {
        throw new SemanticFileException(
            file.source(name, path(name.getValue())), "the key stands twice; keep one of them");
      }
    }
    values.values().removeIf(value -> value.getTag().equals(Tag.NULL));
    unread = file.visited(values.keySet());
  }

  Source source() {
    return source;
  }

  /** Where the value of a key stands; this mapping where it is missing. */
  Source source(String key) {
    return values.containsKey(key) ? file.source(values.get(key), path(key)) : source;
  }

  public Set<String> keys() {
    return values.keySet();
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  boolean hasList(String key) {
    return values.get(key) instanceof SequenceNode;
  }

  boolean hasMapping(String key) {
    return values.get(key) instanceof MappingNode;
  }

  public Optional<String> text(String key) {
    return value(key).map(node -> scalar(node, path(key)));
  }

  public String requiredText(String key) {
    return text(key).filter(text -> !text.isBlank()).orElseThrow(() -> missing(key));
  }

  boolean flag(String key) {
    return text(key).filter(text -> text.toLowerCase(Locale.ROOT).equals("true")).isPresent();
  }

  /** The texts of a list; a text alone stands for a list of one. */
  public List<String> texts(String key) {
    Optional<Node> value = value(key);
    if (value.isEmpty()) {
      return List.of();
    }
    if (!(value.get() instanceof SequenceNode list)) {
      return List.of(scalar(value.get(), path(key)));
    }
    List<String> texts = new ArrayList<>();
    for (Node item : list.getValue()) {
      if (!item.getTag().equals(Tag.NULL)) {
        texts.add(scalar(item, item(key, texts.size())));
      }
    }
    return texts;
  }

  Optional<YamlMapping> mapping(String key) {
    return value(key).map(node -> mapping(node, path(key)));
  }

  YamlMapping requiredMapping(String key) {
    return mapping(key).orElseThrow(() -> missing(key));
  }

  /** The mappings of a list, none where it is missing. */
  List<YamlMapping> mappings(String key) {
    List<YamlMapping> mappings = new ArrayList<>();
    for (Node item : items(key)) {
      mappings.add(mapping(item, item(key, mappings.size())));
    }
    return mappings;
  }

  /** As {@link #mappings}, passing over items of another form. */
  List<YamlMapping> mappingsAmong(String key) {
    List<YamlMapping> mappings = new ArrayList<>();
    List<Node> items = items(key);
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof MappingNode) {
        mappings.add(mapping(items.get(i), item(key, i)));
      }
    }
    return mappings;
  }

  public List<YamlMapping> requiredMappings(String key) {
    if (!has(key)) {
      throw missing(key);
    }
    return mappings(key);
  }

  /** The error of a key that must be there. */
  SemanticFileException missing(String key) {
    return new SemanticFileException(
        source,
        "'%s' is missing, there is %s; add it or correct its spelling"
            .formatted(key, values.isEmpty() ? "nothing" : String.join(", ", values.keySet())));
  }

  public SemanticFileException wrong(String key, String problem) {
    return new SemanticFileException(source(key), problem);
  }

  private List<Node> items(String key) {
    Optional<Node> value = value(key);
    if (value.isEmpty()) {
      return List.of();
    }
    if (value.get() instanceof SequenceNode list) {
      return list.getValue();
    }
    throw new SemanticFileException(
        file.source(value.get(), path(key)),
        "this is "
            + YamlFile.form(value.get())
            + ", allowed is a list; write each item after '- '");
  }

  private Optional<Node> value(String key) {
    unread.remove(key);
    return Optional.ofNullable(values.get(key));
  }

  private YamlMapping mapping(Node node, String path) {
    if (node instanceof MappingNode mapping) {
      return new YamlMapping(file, mapping, path);
    }
    throw new SemanticFileException(
        file.source(node, path),
        "this is "
            + YamlFile.form(node)
            + ", allowed is a mapping; write key: value pairs below it");
  }

  private String scalar(Node node, String path) {
    if (node instanceof ScalarNode scalar) {
      if (scalar.getValue().length() > LONGEST_TEXT) {
        throw new SemanticFileException(
            file.source(node, path),
            "this text has %d characters, allowed are %d; shorten it"
                .formatted(scalar.getValue().length(), LONGEST_TEXT));
      }
      return scalar.getValue();
    }
    throw new SemanticFileException(
        file.source(node, path),
        "this is " + YamlFile.form(node) + ", allowed is a text or number");
  }

  private String path(String key) {
    return source.key().isEmpty() ? key : source.key() + "." + key;
  }

  private String item(String key, int index) {
    return path(key) + "[" + index + "]";
  }
}
