package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.meaning.WordVectors;
import java.util.HashSet;
import java.util.Set;

/** Tells whether the names of a schema seem to be English. */
public final class SchemaLanguage {

  /** Shorter words are as often short forms, which are of no language. */
  private static final int SHORTEST = 6;

  /** Fewer such words tell nothing. */
  private static final int ENOUGH = 5;

  /** Of English schemas with short forms two thirds of such words are known. */
  private static final double KNOWN = 0.4;

  private static final Set<String> ORDINARY = LexiconFile.list("ordinary-words").words();

  private final IdentifierWords names;

  public SchemaLanguage(DatabaseKnowledge knowledge) {
    this.names = new IdentifierWords(knowledge.catalog());
  }

  /** Whether most names are English, or people said in English what they mean. */
  public static boolean seemsEnglish(DatabaseKnowledge knowledge) {
    SchemaLanguage language = new SchemaLanguage(knowledge);
    Set<String> words = new HashSet<>();
    for (Table table : knowledge.catalog().tables()) {
      if (knowledge.semantics().table(table.name()).isEmpty()) {
        words.addAll(language.names.of(table.name().name()));
      }
      for (Column column : table.columns()) {
        if (knowledge.semantics().column(column.name()).isEmpty()) {
          words.addAll(language.names.of(column.name().column()));
        }
      }
    }
    words.removeIf(word -> word.length() < SHORTEST);
    long known = words.stream().filter(SchemaLanguage::isKnown).count();
    return words.size() < ENOUGH || known >= KNOWN * words.size();
  }

  /** Whether every word of a name is English, or too short to tell. */
  public boolean isEnglish(String name) {
    return names.of(name).stream().allMatch(SchemaLanguage::isKnown);
  }

  private static boolean isKnown(String word) {
    return WordVectors.shipped().knows(word)
        || WordVectors.shipped().knows(NounNumber.singular(word))
        || ORDINARY.contains(word);
  }
}
