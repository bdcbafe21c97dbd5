package io.github.askjdbc.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.Recognition.Argument;
import io.github.askjdbc.question.Recognition.AskCall;
import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.Check;
import io.github.askjdbc.question.Recognition.Confirm;
import io.github.askjdbc.question.Recognition.Correct;
import io.github.askjdbc.question.Recognition.Forget;
import io.github.askjdbc.question.Recognition.Misused;
import io.github.askjdbc.question.Recognition.PlainSql;
import io.github.askjdbc.question.Recognition.Wrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecognitionTest {

  private static final QuestionRecognizer AUTO = new QuestionRecognizer(QuestionMode.AUTO);
  private static final QuestionRecognizer EXPLICIT = new QuestionRecognizer(QuestionMode.EXPLICIT);
  private static final QuestionRecognizer OFF = new QuestionRecognizer(QuestionMode.OFF);

  static Stream<String> statements() {
    return RecognitionCorpus.statements().stream();
  }

  static Stream<RecognitionCorpus.AskForm> askForms() {
    return RecognitionCorpus.askForms().stream();
  }

  static Stream<RecognitionCorpus.AskForm> bareForms() {
    return RecognitionCorpus.bareForms().stream();
  }

  @ParameterizedTest
  @MethodSource("bareForms")
  void recognize_bareText_isQuestionOrSqlByItsShape(RecognitionCorpus.AskForm form) {
    assertThat(describe(form.text(), AUTO.recognize(form.text()))).isEqualTo(form.expected());
  }

  @ParameterizedTest
  @MethodSource("statements")
  void recognize_statementOfAnyVendor_isPlainSql(String statement) {
    assertThat(AUTO.recognize(statement)).isInstanceOf(PlainSql.class);
  }

  @Test
  void recognize_corpora_areLargeEnoughToSaySomething() {
    assertThat(RecognitionCorpus.statements()).hasSizeGreaterThan(500);
    assertThat(RecognitionCorpus.questions()).hasSizeGreaterThan(500);
  }

  @Test
  void recognize_questions_missesAtMostOneInHundred() {
    List<String> questions = RecognitionCorpus.questions();
    List<String> missed = new ArrayList<>();
    for (String question : questions) {
      if (!(AUTO.recognize(question) instanceof Asked)) {
        missed.add(question);
      }
    }
    assertThat(missed).hasSizeLessThanOrEqualTo(questions.size() / 100);
  }

  static Stream<String> inOtherLanguages() {
    return RecognitionCorpus.inOtherLanguages().stream();
  }

  @ParameterizedTest
  @MethodSource("inOtherLanguages")
  void recognize_otherLanguage_isQuestionAfterAskAlone(String question) {
    assertThat(AUTO.recognize(question)).isInstanceOf(PlainSql.class);
    assertThat(AUTO.recognize("ASK " + question)).isInstanceOf(Asked.class);
  }

  @ParameterizedTest
  @MethodSource("askForms")
  void recognize_askForm_isReadAsWritten(RecognitionCorpus.AskForm form) {
    assertThat(describe(form.text(), AUTO.recognize(form.text()))).isEqualTo(form.expected());
  }

  @Test
  void recognize_explicitMode_takesAskAndLeavesBareQuestions() {
    assertThat(EXPLICIT.recognize("How many albums are there?")).isInstanceOf(PlainSql.class);
    assertThat(EXPLICIT.recognize("ASK how many albums are there?")).isInstanceOf(Asked.class);
    assertThat(EXPLICIT.recognize("ASK CONFIRM 'how many'")).isInstanceOf(Confirm.class);
    assertThat(EXPLICIT.recognize("SELECT * FROM ASK('how many')")).isInstanceOf(Wrapped.class);
  }

  @Test
  void recognize_offMode_takesNothing() {
    assertThat(OFF.recognize("How many albums are there?")).isInstanceOf(PlainSql.class);
    assertThat(OFF.recognize("ASK how many albums are there?")).isInstanceOf(PlainSql.class);
    assertThat(OFF.recognize("ASK CONFIRM 'how many'")).isInstanceOf(PlainSql.class);
    assertThat(OFF.recognize("SELECT * FROM ASK('how many')")).isInstanceOf(PlainSql.class);
  }

  @Test
  void recognize_nullOrEmpty_isPlainSql() {
    assertThat(AUTO.recognize(null)).isInstanceOf(PlainSql.class);
    assertThat(AUTO.recognize("")).isInstanceOf(PlainSql.class);
    assertThat(AUTO.recognize(" \n\t ")).isInstanceOf(PlainSql.class);
  }

  private static String describe(String text, Recognition recognition) {
    if (recognition instanceof Asked asked) {
      return asked.verb() + describe(asked.question());
    }
    if (recognition instanceof Check check) {
      return "CHECK" + describe(check.question()) + " as [" + check.sql() + "]";
    }
    if (recognition instanceof Confirm confirm) {
      return "CONFIRM" + describe(confirm.question());
    }
    if (recognition instanceof Correct correct) {
      return "CORRECT" + describe(correct.question()) + " as [" + correct.sql() + "]";
    }
    if (recognition instanceof Forget forget) {
      return "FORGET" + describe(forget.question());
    }
    if (recognition instanceof Misused misused) {
      return "MISUSED " + misused.problem();
    }
    if (recognition instanceof Wrapped wrapped) {
      StringBuilder said = new StringBuilder("WRAPPED " + wrapped.parameters());
      for (AskCall call : wrapped.calls()) {
        said.append(" <").append(text, call.start(), call.end()).append('>');
        said.append(describe(call.question()));
        said.append(
            call.evidence() instanceof Argument.Absent
                ? ""
                : " evidence" + describe(call.evidence()));
        said.append(call.aliased() ? " aliased" : "");
        said.append(call.form() == Recognition.Form.ALONE ? " alone" : "");
      }
      return said.toString();
    }
    return "SQL TEXT";
  }

  private static String describe(Question question) {
    return " ["
        + question.text()
        + "]"
        + question.evidence().map(evidence -> " evidence [" + evidence + "]").orElse("");
  }

  private static String describe(Argument argument) {
    if (argument instanceof Argument.Literal literal) {
      return " literal [" + literal.value() + "]";
    }
    return argument instanceof Argument.Placeholder placeholder
        ? " parameter " + placeholder.ordinal()
        : "";
  }
}
