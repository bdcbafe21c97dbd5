package io.github.askjdbc.inspection.testing;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.question.Question;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A question cut into words, with the cues that a case names. */
public final class FixtureQuestion {
  private static final Pattern WORD = Pattern.compile("'s|[\\p{L}\\p{N}]+");
  private static final Set<String> FILLERS =
      Set.of(
          "a", "the", "of", "in", "is", "are", "there", "which", "what", "who", "show", "all", "me",
          "and", "with", "for", "please", "do", "we", "have", "how", "many", "than", "by", "'s",
          "whose", "each", "to");

  private FixtureQuestion() {}

  /**
   * @param cues each a cue's name and the words it stands on, as in the text
   * @param named each a table, {@code table.column} or {@code table.column=value}, and the words
   *     that name it in full
   */
  public static LinkedQuestion of(
      String text, Optional<String> evidence, List<String> cues, List<String> named) {
    List<Word> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      String folded = Stemming.fold(matcher.group());
      words.add(
          new Word(
              matcher.group(),
              folded,
              Stemming.stem(folded),
              matcher.start(),
              matcher.end(),
              !FILLERS.contains(folded)));
    }
    List<Link> links = new ArrayList<>();
    for (String cue : cues) {
      links.add(
          new Link.ToCue(span(text, words, cue), Cue.valueOf(cue.substring(0, cue.indexOf(' ')))));
    }
    for (String name : named) {
      WordSpan span = span(text, words, name);
      String[] path = name.substring(0, name.indexOf(' ')).split("\\.", 2);
      TableName table = TableName.of(path[0]);
      links.add(
          path.length == 1
              ? new Link.ToTable(span, table, 1, Evidence.STEM)
              : inColumn(span, table, path[1].split("=", 2)));
    }
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).text().matches("[0-9]+")) {
        links.add(new Link.ToNumber(new WordSpan(i, i), new BigDecimal(words.get(i).text())));
      }
    }
    return new LinkedQuestion(new Question(text, evidence), words, links);
  }

  private static Link inColumn(WordSpan span, TableName table, String[] columnAndValue) {
    ColumnName column = new ColumnName(table, columnAndValue[0]);
    return columnAndValue.length == 1
        ? new Link.ToColumn(span, column, 1, Evidence.STEM)
        : new Link.ToValue(span, column, columnAndValue[1], 1, Evidence.VALUE);
  }

  /** The place of what follows the first word of a line. */
  private static WordSpan span(String text, List<Word> words, String line) {
    String phrase = line.substring(line.indexOf(' ') + 1);
    int start = text.indexOf(phrase);
    return new WordSpan(indexAt(words, start), indexAt(words, start + phrase.length() - 1));
  }

  private static int indexAt(List<Word> words, int offset) {
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).start() <= offset && offset < words.get(i).end()) {
        return i;
      }
    }
    throw new IllegalArgumentException("no word stands at " + offset);
  }
}
