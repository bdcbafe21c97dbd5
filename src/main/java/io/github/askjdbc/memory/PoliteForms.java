package io.github.askjdbc.memory;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Words around a question that mean nothing.
 *
 * @param first those that a question may begin with
 * @param last those that it may end with
 */
record PoliteForms(List<String> first, List<String> last) {

  private static final String RESOURCE = "polite-forms.txt";
  private static final String FIRST = "begins ";
  private static final String LAST = "ends ";
  private static final String APART = ", ";

  static PoliteForms listed() {
    try (InputStream in = PoliteForms.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("the list " + RESOURCE + " is missing from the jar");
      }
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      return new PoliteForms(after(FIRST, lines), after(LAST, lines));
    } catch (IOException e) {
      throw new UncheckedIOException("the list " + RESOURCE + " cannot be read", e);
    }
  }

  private static List<String> after(String place, List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(place))
        .map(line -> line.substring(place.length()))
        .toList();
  }

  /**
   * What is left without them; the text itself if nothing would be.
   *
   * @param text in lower case, with single blanks
   */
  String without(String text) {
    String rest = text;
    String before;
    do {
      before = rest;
      rest = shorter(rest);
    } while (!rest.equals(before));
    return rest;
  }

  private String shorter(String text) {
    for (String form : first) {
      if (text.startsWith(form) && isApart(text, form.length())) {
        return text.substring(form.length() + 1).stripLeading();
      }
    }
    for (String form : last) {
      int at = text.length() - form.length();
      if (text.endsWith(form) && isApart(text, at - 1)) {
        String rest = QuestionKey.withoutLastMarks(text.substring(0, at));
        return rest.isEmpty() ? text : rest;
      }
    }
    return text;
  }

  /** Whether a word ends before an offset, or begins behind it, with more text there. */
  private static boolean isApart(String text, int at) {
    return at > 0 && at < text.length() - 1 && APART.indexOf(text.charAt(at)) >= 0;
  }
}
