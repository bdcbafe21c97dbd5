package io.github.askjdbc.generation.llm;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.catalog.semantics.Naming;
import io.github.askjdbc.catalog.semantics.TableMeaning;
import io.github.askjdbc.english.CueList;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Leaves of somebody's question what tells nothing of the data: words of the schema, words that
 * every question may hold, and those of the question that is asked now. Any other word could be a
 * value, and is a question mark.
 */
final class MaskedQuestion {

  private static final String MASK = "?";

  private static final List<WordClass> GRAMMAR =
      List.of(
          WordClass.FUNCTION,
          WordClass.DETERMINER,
          WordClass.ASKING,
          WordClass.POSSESSION,
          WordClass.BEING,
          WordClass.POSSESSIVE,
          WordClass.WHOSE,
          WordClass.FROM,
          WordClass.COUNTING);

  private final Set<String> said = new HashSet<>();
  private final Set<String> harmless = new HashSet<>();

  /**
   * @param mayRead the tables whose names may be shown
   */
  MaskedQuestion(Question asked, DatabaseKnowledge knowledge, Predicate<TableName> mayRead) {
    words(asked.text() + " " + asked.evidence().orElse("")).forEach(word -> said.add(stem(word)));
    GRAMMAR.forEach(list -> allow(list.words()));
    CueList.cues().keySet().forEach(cue -> allow(words(cue)));
    allow(LexiconFile.read("politeness").section("listing").words());
    IdentifierWords names = new IdentifierWords(knowledge.catalog());
    for (Table table : knowledge.catalog().tables()) {
      if (mayRead.test(table.name())) {
        List<Naming> namings = new ArrayList<>();
        knowledge.semantics().table(table.name()).map(TableMeaning::naming).ifPresent(namings::add);
        allow(table.name().name(), names);
        for (Column column : table.columns()) {
          allow(column.name().column(), names);
          Optional<ColumnMeaning> meaning = knowledge.semantics().column(column.name());
          meaning.map(ColumnMeaning::naming).ifPresent(namings::add);
        }
        namings.forEach(naming -> naming.names().forEach(name -> allow(words(name))));
      }
    }
  }

  /**
   * @param literals of the SQL that belongs to the question
   */
  String of(String text, Set<String> literals) {
    Set<String> values = new HashSet<>();
    literals.forEach(literal -> words(literal).forEach(word -> values.add(stem(word))));
    List<String> shown = new ArrayList<>();
    for (String word : words(text)) {
      String stem = stem(word);
      boolean open = said.contains(stem) || (harmless.contains(stem) && !values.contains(stem));
      if (open || shown.isEmpty() || !shown.get(shown.size() - 1).equals(MASK)) {
        shown.add(open ? word : MASK);
      }
    }
    return String.join(" ", shown);
  }

  private void allow(String name, IdentifierWords names) {
    allow(NameParts.of(name));
    allow(names.of(name));
    allow(words(name));
  }

  private void allow(Iterable<String> words) {
    words.forEach(word -> harmless.add(stem(word)));
  }

  private static List<String> words(String text) {
    return Runs.of(text, Character::isLetterOrDigit);
  }

  private static String stem(String word) {
    return Stemming.stem(Stemming.fold(word));
  }
}
