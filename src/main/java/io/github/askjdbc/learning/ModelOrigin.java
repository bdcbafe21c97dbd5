package io.github.askjdbc.learning;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where a model comes from: a note in its file, which changes nothing of what it says.
 *
 * @param command that trains it, as it is typed: {@code ask train generator}
 * @param wordLists checksums of the word lists with which it was trained, by name
 */
public record ModelOrigin(String command, Map<String, String> wordLists) {

  private static final int MOST_NAMED = 20;

  public ModelOrigin {
    wordLists = Collections.unmodifiableMap(new TreeMap<>(wordLists));
  }

  /** What to do about a model that does not fit this version; the end of a message. */
  String trainAnew() {
    return "train it anew with '" + command + "'";
  }

  /** The message about features that a model reads and this version does not give. */
  String missing(List<String> features) {
    String first = String.join("', '", features.subList(0, Math.min(MOST_NAMED, features.size())));
    int others = features.size() - MOST_NAMED;
    return "the model file reads features that this version does not give: '%s'%s; %s"
        .formatted(first, others > 0 ? " and %d more".formatted(others) : "", trainAnew());
  }

  void write(ModelOutput out) {
    out.text(command);
    out.count(wordLists.size());
    wordLists.forEach(
        (name, checksum) -> {
          out.text(name);
          out.text(checksum);
        });
  }

  static ModelOrigin read(ModelInput in) throws DamagedModelException {
    String command = in.text();
    int count = in.items(2);
    Map<String, String> lists = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      String name = in.text();
      lists.put(name, in.text());
    }
    return new ModelOrigin(command, lists);
  }
}
