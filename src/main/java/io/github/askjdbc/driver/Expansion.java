package io.github.askjdbc.driver;

import io.github.askjdbc.question.Recognition.AskCall;
import io.github.askjdbc.question.Recognition.Form;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.LetterCase;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A SELECT with questions in it, or a question with what limits its rows, to be replaced by derived
 * tables; the text around them stays byte for byte.
 */
record Expansion(String text, List<AskCall> calls) {

  private static final String ALIAS = "ask_";

  /**
   * @param derived one SELECT for each call, in order
   */
  String with(List<String> derived) {
    StringBuilder expanded = new StringBuilder();
    Set<String> taken = aliases();
    int copied = 0;
    int aliases = 0;
    for (int i = 0; i < calls.size(); i++) {
      AskCall call = calls.get(i);
      expanded.append(text, copied, call.start());
      if (call.form() == Form.ALONE) {
        expanded.append("SELECT * FROM ");
      }
      expanded.append('(').append(derived.get(i)).append(')');
      if (!call.aliased()) {
        do {
          aliases++;
        } while (taken.contains(ALIAS + aliases));
        expanded.append(' ').append(ALIAS).append(aliases);
      }
      copied = call.end();
    }
    return expanded.append(text, copied, text.length()).toString();
  }

  /** What the text holds of the form of our aliases. */
  private Set<String> aliases() {
    String folded = LetterCase.lower(text);
    Set<String> aliases = new HashSet<>();
    int at = folded.indexOf(ALIAS);
    while (at >= 0) {
      int end = at + ALIAS.length();
      while (end < folded.length() && Characters.isDigit(folded.charAt(end))) {
        end++;
      }
      aliases.add(folded.substring(at, end));
      at = folded.indexOf(ALIAS, end);
    }
    return aliases;
  }
}
