package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Definition;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Words of the question that the query does not use, and things in the query that no word asks for.
 */
final class WordFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    QueryNames names = new QueryNames(candidate.query().facts());
    addWords(row, question, names, read(candidate));
    addNames(row, question, candidate, names);
  }

  /**
   * Words that are no names or values, but that a careful reader of the SQL has read all the same.
   */
  private static Set<Integer> read(InspectedCandidate candidate) {
    return candidate.candidate().writer().careful()
        ? candidate.candidate().explained().orElse(Set.of())
        : Set.of();
  }

  private static void addWords(
      FeatureRow row, InspectedQuestion question, QueryNames names, Set<Integer> read) {
    List<Word> words = question.question().words();
    Set<String> stems = names.stems();
    int content = 0;
    int foreign = 0;
    int understood = 0;
    int left = 0;
    int leftLinked = 0;
    int leftProper = 0;
    int leftNumbers = 0;
    double weakest = 1;
    double sum = 0;
    int betterIgnored = 0;
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      if (!word.content()) {
        continue;
      }
      content++;
      double followed = 0;
      double ignored = 0;
      boolean cue = false;
      boolean number = false;
      for (Link link : question.question().links()) {
        if (link.span().first() <= i && i <= link.span().last()) {
          cue |= link instanceof Link.ToCue;
          number |= link instanceof Link.ToNumber;
          if (names.follows(link)) {
            followed = Math.max(followed, link.score());
          } else if (!(link instanceof Link.ToCue)) {
            ignored = Math.max(ignored, link.score());
          }
        }
      }
      boolean spoken = stems.contains(word.stem());
      if (followed > 0 || cue || spoken) {
        double strength = cue || spoken ? Math.max(followed, 0.9) : followed;
        weakest = Math.min(weakest, strength);
        sum += strength;
        betterIgnored += !cue && ignored > followed + 0.05 ? 1 : 0;
        continue;
      }
      if (read.contains(i) && ignored == 0) {
        understood++;
        continue;
      }
      left++;
      foreign += ignored == 0 ? 1 : 0;
      leftLinked += ignored > 0 ? 1 : 0;
      leftNumbers += number ? 1 : 0;
      leftProper +=
          (i > 0 && Character.isUpperCase(word.text().charAt(0))) || word.quoted() ? 1 : 0;
    }
    row.put("words:left", left);
    row.put("words:left-share", content == 0 ? 1 : (double) left / content);
    row.put("words:left-foreign", foreign);
    row.put("words:left-linked", leftLinked);
    row.put("words:left-numbers", leftNumbers);
    row.put("words:left-names", leftProper);
    row.put("words:weakest-link", left > 0 ? 0 : weakest);
    row.put("words:mean-link", content == 0 ? 0 : sum / content);
    row.put("words:better-link-ignored", betterIgnored);
    row.put("words:understood", understood);
    long unknown =
        question.question().unexplained().stream().filter(word -> !read.contains(word)).count();
    row.put("words:unknown", unknown);
    row.put("words:unknown-share", content == 0 ? 1 : (double) unknown / content);
  }

  private static void addNames(
      FeatureRow row, InspectedQuestion question, InspectedCandidate candidate, QueryNames names) {
    Set<Object> linked = new HashSet<>();
    List<Definition> defined = new ArrayList<>();
    Set<ColumnName> valued = new HashSet<>();
    for (Link link : question.question().links()) {
      if (link instanceof Link.ToTable table) {
        linked.add(table.table());
      } else if (link instanceof Link.ToColumn column) {
        linked.add(column.column());
      } else if (link instanceof Link.ToMeasure measure) {
        linked.add(measure.column());
      } else if (link instanceof Link.ToValue value && names.follows(link)) {
        valued.add(value.column());
      } else if (link instanceof Link.ToNumber number) {
        linked.add(number.number().stripTrailingZeros());
      } else if (link instanceof Link.ToFilter filter) {
        defined.add(filter.condition());
      } else if (link instanceof Link.ToMetric metric) {
        defined.add(metric.expression());
      }
    }
    defined.forEach(definition -> linked.addAll(definition.columns()));
    Set<ColumnName> columns = candidate.query().facts().names().columns();
    Set<ColumnName> joining = joining(question, columns);
    String text = LetterCase.lower(question.question().question().text());
    row.put("names:tables-unasked", count(names.tables(), table -> !linked.contains(table)));
    row.put(
        "names:columns-unasked",
        count(
            columns,
            column ->
                !linked.contains(column) && !valued.contains(column) && !joining.contains(column)));
    row.put("names:texts-unasked", count(names.texts(), value -> !text.contains(plain(value))));
    row.put("names:numbers-unasked", count(names.numbers(), number -> !linked.contains(number)));
    row.put("names:columns-asked", count(linked, name -> name instanceof ColumnName));
  }

  /** Columns that keys join by need no word of their own. */
  private static Set<ColumnName> joining(InspectedQuestion question, Set<ColumnName> columns) {
    Set<ColumnName> joining = new HashSet<>();
    for (ColumnName column : columns) {
      boolean key =
          question.catalog().keysOf(column.table()).stream()
              .anyMatch(
                  foreign ->
                      (foreign.from().equals(column.table())
                              && foreign.fromColumns().contains(column.column()))
                          || (foreign.to().equals(column.table())
                              && foreign.toColumns().contains(column.column())));
      if (key) {
        joining.add(column);
      }
    }
    return joining;
  }

  private static String plain(String value) {
    return value.replace("%", "");
  }

  private static <T> double count(Set<T> items, Predicate<T> test) {
    return (double) items.stream().filter(test).count();
  }
}
