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
    Rest rest = new Rest(text, 0, text.length());
    Rest before;
    do {
      before = rest;
      rest = shorter(rest);
    } while (rest.to() - rest.from() < before.to() - before.from());
    return rest.said();
  }

  /** The part of a text that is left; cut by its offsets, so that many cuts copy nothing. */
  private record Rest(String text, int from, int to) {

    String said() {
      return text.substring(from, to);
    }

    boolean begins(String form) {
      return text.startsWith(form, from) && isApart(from + form.length());
    }

    boolean ends(String form) {
      int at = to - form.length();
      return at >= from && text.startsWith(form, at) && isApart(at - 1);
    }

    /** Whether a word ends before an offset, or begins behind it, with more text there. */
    private boolean isApart(int at) {
      return at > from && at < to - 1 && APART.indexOf(text.charAt(at)) >= 0;
    }

    Rest after(String form) {
      int at = from + form.length() + 1;
      while (at < to && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      return new Rest(text, at, to);
    }

    Rest before(String form) {
      int end = QuestionKey.endBeforeMarks(text, to - form.length());
      return end <= from ? this : new Rest(text, from, end);
    }
  }

  private Rest shorter(Rest rest) {
    for (String form : first) {
      if (rest.begins(form)) {
        return rest.after(form);
      }
    }
    for (String form : last) {
      if (rest.ends(form)) {
        return rest.before(form);
      }
    }
    return rest;
  }
}
