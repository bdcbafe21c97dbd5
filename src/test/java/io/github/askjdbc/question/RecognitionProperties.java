package io.github.askjdbc.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.Recognition.AskCall;
import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.PlainSql;
import io.github.askjdbc.question.Recognition.Wrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

@Tag("property")
class RecognitionProperties {

  private static final QuestionRecognizer AUTO = new QuestionRecognizer(QuestionMode.AUTO);
  private static final Pattern FIRST_WORD = Pattern.compile("[A-Za-z]{5,}");

  @Property
  void recognize_generatedSql_isPlainSql(@ForAll("sql") String sql) {
    assertThat(AUTO.recognize(sql)).as(sql).isInstanceOf(PlainSql.class);
  }

  @Property
  void recognize_statementInOtherCaseAndSpacing_isStillPlainSql(
      @ForAll("statement") String statement, @ForAll("margin") String margin) {
    for (String varied : variations(statement, margin)) {
      assertThat(AUTO.recognize(varied)).as(varied).isInstanceOf(PlainSql.class);
    }
  }

  @Property
  void recognize_questionInOtherCaseAndSpacing_isDecidedAlike(
      @ForAll("question") String question, @ForAll("margin") String margin) {
    Class<?> plain = AUTO.recognize(question).getClass();
    assertThat(AUTO.recognize(question.toUpperCase(Locale.ROOT))).as(question).isInstanceOf(plain);
    assertThat(AUTO.recognize(question.toLowerCase(Locale.ROOT))).as(question).isInstanceOf(plain);
    assertThat(AUTO.recognize(margin + question + " " + margin)).as(question).isInstanceOf(plain);
    assertThat(AUTO.recognize(question.replace(" ", "\n  "))).as(question).isInstanceOf(plain);
  }

  @Property
  void recognize_questionInMargins_keepsItsWordsOnly(
      @ForAll("question") String question, @ForAll("margin") String margin) {
    if (AUTO.recognize(question) instanceof Asked alone) {
      assertThat(AUTO.recognize(margin + question + " ; " + margin)).isEqualTo(alone);
    }
  }

  @Property
  void recognize_frequentVerbWithOneSlip_isStillPlainSql(
      @ForAll("statement") String statement, @ForAll("slip") Slip slip) {
    Matcher first = FIRST_WORD.matcher(statement);
    if (first.lookingAt() && isCommon(first.group())) {
      String mistyped = slip.apply(first.group()) + statement.substring(first.end());
      assertThat(AUTO.recognize(mistyped)).as(mistyped).isInstanceOf(PlainSql.class);
    }
  }

  @Property
  void recognize_callsInSelect_areFoundWhereTheyStand(
      @ForAll("query") String query, @ForAll("values") List<String> questions) {
    StringBuilder text = new StringBuilder("SELECT x.a FROM (").append(query).append(") x");
    List<int[]> spans = new ArrayList<>();
    for (String question : questions) {
      text.append(", ");
      int start = text.length();
      text.append("ASK('").append(question.replace("'", "''")).append("')");
      spans.add(new int[] {start, text.length()});
    }
    Recognition recognition = AUTO.recognize(text.toString());
    if (questions.isEmpty()) {
      assertThat(recognition).isInstanceOf(PlainSql.class);
      return;
    }
    assertThat(recognition).as(text.toString()).isInstanceOf(Wrapped.class);
    List<AskCall> calls = ((Wrapped) recognition).calls();
    assertThat(calls).hasSameSizeAs(questions);
    for (int i = 0; i < calls.size(); i++) {
      assertThat(calls.get(i).start()).isEqualTo(spans.get(i)[0]);
      assertThat(calls.get(i).end()).isEqualTo(spans.get(i)[1]);
      assertThat(calls.get(i).question())
          .isEqualTo(new Recognition.Argument.Literal(questions.get(i)));
    }
  }

  @Property
  void recognize_textWithoutLetters_isPlainSql(@ForAll("marks") String marks) {
    assertThat(AUTO.recognize(marks)).isInstanceOf(PlainSql.class);
  }

  /** One letter of a word lost, doubled, swapped with the next, or replaced. */
  record Slip(int kind, int position) {
    String apply(String word) {
      int at = position % (word.length() - 1);
      String head = word.substring(0, at);
      return switch (kind) {
        case 0 -> head + word.substring(at + 1);
        case 1 -> head + word.charAt(at) + word.substring(at);
        case 2 -> head + word.charAt(at + 1) + word.charAt(at) + word.substring(at + 2);
        default -> head + 'q' + word.substring(at + 1);
      };
    }
  }

  private static boolean isCommon(String word) {
    return Trait.COMMON.in(Lexicon.bundled().traits(word, 0, word.length()));
  }

  private static List<String> variations(String statement, String margin) {
    List<String> varied = new ArrayList<>();
    varied.add(margin + statement + "\n" + margin);
    varied.add(statement.toLowerCase(Locale.ROOT));
    varied.add(statement.toUpperCase(Locale.ROOT));
    varied.add(statement + " ;");
    varied.add(statement.replace(" ", "\t "));
    return varied;
  }

  @Provide
  Arbitrary<String> statement() {
    return Arbitraries.of(RecognitionCorpus.statements());
  }

  @Provide
  Arbitrary<String> question() {
    return Arbitraries.of(RecognitionCorpus.questions());
  }

  @Provide
  Arbitrary<Slip> slip() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 3), Arbitraries.integers().between(0, 20))
        .as(Slip::new);
  }

  @Provide
  Arbitrary<String> margin() {
    return Arbitraries.of(
        "",
        " ",
        "\n\n",
        "/* how many albums are there? */ ",
        "/* tool */\n",
        "-- which customers are ours\n",
        "\t-- user: ada\n-- SELECT 1;\n",
        "/* a */ /* b */");
  }

  @Provide
  Arbitrary<List<String>> values() {
    return Arbitraries.of(
            "how many albums", "what's new?", "a, (b", "SELECT 1; --", "/* x", "\"q\" [", "$$", "?")
        .list()
        .ofMaxSize(4);
  }

  @Provide
  Arbitrary<String> marks() {
    return Arbitraries.strings().withChars("?!.,;:'\"`()[]{}<>=+-*/\\|@#$%^&~ \n").ofMaxLength(30);
  }

  @Provide
  Arbitrary<String> sql() {
    return Arbitraries.oneOf(query(), change(), definition());
  }

  @Provide
  Arbitrary<String> query() {
    Arbitrary<String> list = name().list().ofMinSize(1).ofMaxSize(4).map(n -> String.join(", ", n));
    Arbitrary<String> tail =
        Arbitraries.of(
            "", " ORDER BY 1", " LIMIT 5", " GROUP BY the", " FOR UPDATE", " UNION SELECT 1");
    return Combinators.combine(
            Arbitraries.of("SELECT ", "SELECT DISTINCT ", "SELECT ALL ", "select "),
            list,
            name(),
            condition(),
            tail)
        .as((select, names, table, where, end) -> select + names + " FROM " + table + where + end);
  }

  private static Arbitrary<String> condition() {
    return Combinators.combine(
            name(), Arbitraries.of(" = ", " > ", " <> ", " LIKE "), literal(), name())
        .as(
            (left, operator, value, other) ->
                " WHERE " + left + operator + value + " AND " + other + " IS NOT NULL");
  }

  private static Arbitrary<String> change() {
    return Combinators.combine(name(), name(), literal(), Arbitraries.integers().between(0, 3))
        .as(
            (table, column, value, kind) ->
                switch (kind) {
                  case 0 -> "INSERT INTO " + table + " VALUES (" + value + ")";
                  case 1 -> "UPDATE " + table + " SET " + column + " = " + value;
                  case 2 -> "DELETE FROM " + table + " WHERE " + column + " = " + value;
                  default -> "TRUNCATE TABLE " + table;
                });
  }

  private static Arbitrary<String> definition() {
    return Combinators.combine(name(), name(), Arbitraries.integers().between(0, 4))
        .as(
            (table, column, kind) ->
                switch (kind) {
                  case 0 -> "CREATE TABLE " + table + " (" + column + " INTEGER NOT NULL)";
                  case 1 -> "ALTER TABLE " + table + " DROP COLUMN " + column;
                  case 2 -> "DROP TABLE " + table;
                  case 3 -> "CREATE INDEX i ON " + table + " (" + column + ")";
                  default -> "GRANT SELECT ON " + table + " TO " + column;
                });
  }

  /** Names that are words of questions, bare or quoted. */
  private static Arbitrary<String> name() {
    return Arbitraries.of(
        "customer",
        "total",
        "average",
        "many",
        "most",
        "name",
        "how",
        "which",
        "\"how many\"",
        "[which of the]",
        "`the most`",
        "t.the",
        "the_most");
  }

  private static Arbitrary<String> literal() {
    return Arbitraries.of(
        "5", "?", "'how many albums are there?'", "'it''s the most of them'", "N'which of the'");
  }
}
