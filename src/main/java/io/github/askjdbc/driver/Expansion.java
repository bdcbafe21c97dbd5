package io.github.askjdbc.driver;

import io.github.askjdbc.question.Recognition.AskCall;
import java.util.List;
import java.util.Locale;

/**
 * A SELECT with {@code ASK(...)} in it, to be replaced by derived tables; the text around them
 * stays byte for byte.
 */
record Expansion(String text, List<AskCall> calls) {

  /**
   * @param derived one SELECT for each call, in order
   */
  String with(List<String> derived) {
    StringBuilder expanded = new StringBuilder();
    String folded = text.toLowerCase(Locale.ROOT);
    int copied = 0;
    int aliases = 0;
    for (int i = 0; i < calls.size(); i++) {
      AskCall call = calls.get(i);
      expanded.append(text, copied, call.start()).append('(').append(derived.get(i)).append(')');
      if (!call.aliased()) {
        do {
          aliases++;
        } while (folded.contains("ask_" + aliases));
        expanded.append(" ask_").append(aliases);
      }
      copied = call.end();
    }
    return expanded.append(text, copied, text.length()).toString();
  }
}
