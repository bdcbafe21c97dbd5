package io.github.askjdbc.catalog;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Cells that list several things in one text, such as {@code Trailers,Commentaries}, one of which
 * is the text that is looked for.
 *
 * @param lists stored lists that hold the text as a thing of its own
 * @param within whether a longer thing that is listed or stored holds the text too
 */
public record ListedTexts(List<String> lists, boolean within) {

  /** One list alone may be a text with a comma. */
  private static final int LEAST_LISTS = 2;

  private static final int MOST_VALUES = 50;
  private static final String SEPARATORS = ",;|";

  /** What else a cell may show of the text. */
  private static final Set<MatchKind> HOLDING = Set.of(MatchKind.PART);

  public ListedTexts {
    lists = List.copyOf(lists);
  }

  /** Of those values of the column that are found first. */
  public static ListedTexts of(String text, ColumnName column, ValueIndex values) {
    String wanted = folded(text);
    List<String> lists = new ArrayList<>();
    boolean within = false;
    if (things(wanted).size() == 1) {
      ValueQuery query = ValueQuery.similar(text).by(HOLDING).in(column).atMost(MOST_VALUES);
      for (ValueMatch match : values.lookup(query)) {
        List<String> things = things(folded(match.stored()));
        if (things.size() > 1 && things.contains(wanted)) {
          lists.add(match.stored());
        }
        within |= things.stream().anyMatch(one -> !one.equals(wanted) && one.contains(wanted));
      }
    }
    return new ListedTexts(lists, within);
  }

  /** Whether cells of the column list the text among other things. */
  public boolean any() {
    return lists.size() >= LEAST_LISTS;
  }

  private static String folded(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  private static List<String> things(String text) {
    List<String> things = new ArrayList<>();
    StringBuilder thing = new StringBuilder();
    for (int at = 0; at <= text.length(); at++) {
      if (at < text.length() && SEPARATORS.indexOf(text.charAt(at)) < 0) {
        thing.append(text.charAt(at));
      } else {
        if (!thing.toString().isBlank()) {
          things.add(thing.toString().strip());
        }
        thing.setLength(0);
      }
    }
    return things;
  }
}
