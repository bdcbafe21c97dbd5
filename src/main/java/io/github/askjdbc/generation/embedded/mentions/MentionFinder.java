package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.generation.embedded.schema.TableEntry;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds what a question mentions. Thread-safe. */
public final class MentionFinder {

  /** A name without the words of its table's name is almost as good. */
  private static final double WITHOUT_TABLE = 0.05;

  public Mentions find(LinkedQuestion question, SchemaIndex schema) {
    int[] places = new int[question.words().size() + 1];
    List<QuestionToken> tokens = tokens(question, places);
    List<ValueMention> values = new ArrayList<>();
    for (ValueMention value : new ValueFinder(question, schema).find()) {
      values.add(value.moved(places[value.first()], places[value.end() - 1] + 1));
    }
    boolean[] inValue = new boolean[tokens.size()];
    for (ValueMention value : values) {
      if (value.certain()) {
        Arrays.fill(inValue, value.first(), value.end(), true);
      }
    }
    NameFinder names = new NameFinder(tokens, inValue);
    List<Mention> tables = new ArrayList<>();
    for (TableEntry table : schema.tables()) {
      tables.add(names.find(table.words()).stream().findFirst().orElse(Mention.NONE));
    }
    List<Mention> columns = new ArrayList<>();
    List<Mention> seconds = new ArrayList<>();
    for (int number = 0; number < schema.columnCount(); number++) {
      List<Mention> found = column(names, schema, schema.column(number));
      columns.add(found.isEmpty() ? Mention.NONE : found.get(0));
      seconds.add(found.size() < 2 ? Mention.NONE : found.get(1));
    }
    new LinkedMentions(schema, places, inValue, tables, columns).add(question);
    List<String> tags = tags(tokens, values, tables, columns);
    return new Mentions(
        schema, tokens, tables, columns, seconds, values, tags, masked(tokens, tags), question);
  }

  /** Words with the commas between them; fills in the place of each word among the tokens. */
  private static List<QuestionToken> tokens(LinkedQuestion question, int[] places) {
    List<QuestionToken> tokens = new ArrayList<>();
    String text = question.read();
    int before = 0;
    for (int at = 0; at < question.words().size(); at++) {
      Word word = question.words().get(at);
      if (at > 0 && text.substring(before, word.start()).contains(",")) {
        tokens.add(new QuestionToken(",", ",", -1, false, false, false));
      }
      before = word.end();
      places[at] = tokens.size();
      boolean capital = at > 0 && Character.isUpperCase(word.text().charAt(0));
      tokens.add(
          new QuestionToken(
              word.folded(), word.stem(), at, word.content(), capital, word.quoted()));
    }
    places[question.words().size()] = tokens.size();
    return tokens;
  }

  private static List<Mention> column(NameFinder names, SchemaIndex schema, ColumnEntry column) {
    List<Mention> found = names.find(column.words());
    Set<String> ofTable = new HashSet<>(schema.table(column.table()).stems());
    List<String> own = new ArrayList<>();
    for (int i = 0; i < column.words().size(); i++) {
      if (!ofTable.contains(column.stems().get(i))) {
        own.add(column.words().get(i));
      }
    }
    if (own.isEmpty() || own.size() == column.words().size()) {
      return found;
    }
    List<Mention> without =
        names.find(own).stream().map(mention -> mention.lowered(WITHOUT_TABLE)).toList();
    double best = found.isEmpty() ? 0 : found.get(0).score();
    return !without.isEmpty() && without.get(0).score() > best ? without : found;
  }

  private static List<String> tags(
      List<QuestionToken> tokens,
      List<ValueMention> values,
      List<Mention> tables,
      List<Mention> columns) {
    List<String> tags = new ArrayList<>(Collections.nCopies(tokens.size(), ""));
    for (ValueMention value : values) {
      boolean masked =
          value.kind() != ValueMention.Kind.NUMBER_WORD && value.kind() != ValueMention.Kind.BENT;
      for (int at = value.first(); at < value.end() && masked; at++) {
        tags.set(at, value.kind() == ValueMention.Kind.NUMBER ? Mentions.NUMBER : Mentions.VALUE);
      }
    }
    for (Mention table : tables) {
      if (table.kind() == Mention.Kind.FULL) {
        for (int at = table.first(); at < table.end(); at++) {
          if (tags.get(at).isEmpty()) {
            tags.set(at, Mentions.TABLE);
          }
        }
      }
    }
    columns.stream()
        .filter(
            c ->
                c.kind() == Mention.Kind.FULL || (c.kind() == Mention.Kind.PART && c.score() > 0.6))
        .sorted(Comparator.comparingDouble(Mention::score).reversed())
        .forEach(column -> tagColumn(column, tokens, tags));
    return tags;
  }

  private static void tagColumn(Mention column, List<QuestionToken> tokens, List<String> tags) {
    for (int at = column.first(); at < column.end(); at++) {
      String text = tokens.get(at).text();
      boolean open = tags.get(at).isEmpty() || tags.get(at).equals(Mentions.TABLE);
      if (open && !WordClass.COUNTING.contains(text)) {
        tags.set(at, Mentions.COLUMN);
      }
    }
  }

  private static List<String> masked(List<QuestionToken> tokens, List<String> tags) {
    List<String> masked = new ArrayList<>();
    String last = "";
    for (int at = 0; at < tokens.size(); at++) {
      String tag = tags.get(at);
      if (tag.isEmpty()) {
        masked.add(tokens.get(at).text());
      } else if (!tag.equals(last)) {
        masked.add(tag);
      }
      last = tag;
    }
    return masked;
  }
}
