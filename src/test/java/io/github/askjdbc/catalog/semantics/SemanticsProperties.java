package io.github.askjdbc.catalog.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever a text holds, reading it ends, and ends in the same way. */
class SemanticsProperties {

  private static final String[] PIECES = {
    "F",
    "=",
    "female",
    ":",
    ";",
    ",",
    "'",
    "\"",
    "`",
    " - ",
    "(",
    ")",
    "\n",
    " ",
    "synonyms:",
    "aka",
    " refers to ",
    " means ",
    "gender",
    "visits",
    " > ",
    "10",
    "pin",
    ".",
    "SUM(",
    "tables:",
    "- ",
    "{",
    "}",
    "[",
    "]",
    "&a",
    "*a",
    "!!java.lang.Object",
    "\u0000",
    "\u202E",
    "é",
    "😀",
    "|",
    "name: x"
  };

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(PIECES).list().ofMaxSize(60).map(pieces -> String.join("", pieces));
  }

  @Property(tries = 300)
  void description_anyText_hasShortPhrasesOnly(@ForAll("texts") String text) {
    Description read = Description.read(text);

    assertThat(read.codes().values()).allSatisfy(meaning -> assertThat(meaning).isNotBlank());
    assertThat(read).isEqualTo(Description.read(text));
  }

  @Property(tries = 300)
  void evidence_anyText_speaksOfPublicColumnsOnly(@ForAll("texts") String text) {
    SemanticLayer read = EvidenceReader.read(text, Catalogs.CLINIC);

    assertThat(read.columns().keySet())
        .allMatch(column -> Catalogs.CLINIC.column(column).isPresent());
  }

  @Property(tries = 300)
  void yaml_anyText_isReadOrRefusedWithItsFile(@ForAll("texts") String text) {
    try {
      for (YamlMapping root : YamlFile.read("a.yaml", text).roots()) {
        new CortexReader(new LayerBuilder()).read(root);
      }
    } catch (SemanticFileException e) {
      assertThat(e).hasMessageStartingWith("a.yaml");
    }
  }

  @Property(tries = 300)
  void logicalNames_withoutAny_leaveSqlAsItIs(@ForAll("texts") String text) {
    assertThat(new LogicalNames().stored(text, java.util.Optional.empty())).isEqualTo(text);
  }
}
