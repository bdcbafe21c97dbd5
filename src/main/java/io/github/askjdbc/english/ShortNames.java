package io.github.askjdbc.english;

import java.util.Map;
import java.util.stream.Collectors;

/** Names with the common short forms in them written out. */
public final class ShortNames {

  private static final Map<String, String> SHORT_FORMS = LexiconFile.list("abbreviations").keyed();

  private ShortNames() {}

  /** The words of a name with underscores between them: "first_name" for {@code FirstNm}. */
  public static String writtenOut(String name) {
    return NameParts.of(name).stream()
        .map(part -> SHORT_FORMS.getOrDefault(part, part).replace(' ', '_'))
        .collect(Collectors.joining("_"));
  }
}
