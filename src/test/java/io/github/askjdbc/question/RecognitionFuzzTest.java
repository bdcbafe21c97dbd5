package io.github.askjdbc.question;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.askjdbc.question.Recognition.AskCall;
import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.Form;
import io.github.askjdbc.question.Recognition.Wrapped;

class RecognitionFuzzTest {

  @FuzzTest
  void recognize_anyText_staysInsideIt(FuzzedDataProvider data) {
    QuestionMode mode = data.pickValue(QuestionMode.values());
    String text = data.consumeRemainingAsString();
    Recognition recognition = new QuestionRecognizer(mode).recognize(text);
    if (recognition instanceof Wrapped wrapped) {
      int from = 0;
      for (AskCall call : wrapped.calls()) {
        assertThat(call.start()).isGreaterThanOrEqualTo(from);
        assertThat(call.end()).isBetween(call.start() + 1, text.length());
        if (call.form() == Form.CALL) {
          assertThat(text.substring(call.start(), call.start() + 3)).isEqualToIgnoringCase("ask");
        }
        if (call.form() == Form.PARENTHESIS) {
          assertThat(text.charAt(call.start())).isEqualTo('(');
        }
        if (call.form() != Form.ALONE) {
          assertThat(text.charAt(call.end() - 1)).isEqualTo(')');
        }
        from = call.end();
      }
    }
    if (recognition instanceof Asked asked) {
      assertThat(asked.question().text()).isNotBlank();
    }
  }
}
