package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

@Tag("property")
class NamePatternsProperties {

  @Property(tries = 2_000)
  void match_anyPattern_agreesWithTryingEveryCut(
      @ForAll
          @Chars({'*', '.', 'B'})
          @CharRange(from = 'a', to = 'b')
          @StringLength(min = 1, max = 6)
          String pattern,
      @ForAll @Chars('.') @CharRange(from = 'a', to = 'b') @StringLength(max = 4) String table,
      @ForAll @Chars('.') @CharRange(from = 'a', to = 'b') @StringLength(max = 6) String column) {
    String written = pattern.toLowerCase(java.util.Locale.ROOT);

    assertThat(new NamePatterns(List.of(pattern)).match(table, column))
        .isEqualTo(
            everyCut(written, column)
                || (written.contains(".") && everyCut(written, table + "." + column)));
  }

  private static boolean everyCut(String pattern, String name) {
    if (pattern.isEmpty()) {
      return name.isEmpty();
    }
    if (pattern.charAt(0) == '*') {
      return everyCut(pattern.substring(1), name)
          || (!name.isEmpty() && everyCut(pattern, name.substring(1)));
    }
    return !name.isEmpty()
        && name.charAt(0) == pattern.charAt(0)
        && everyCut(pattern.substring(1), name.substring(1));
  }
}
