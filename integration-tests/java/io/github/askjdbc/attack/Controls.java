package io.github.askjdbc.attack;

import io.github.askjdbc.attack.ShopCopy.Side;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * More copies, with the private cells of the one side and of the other, made when first needed. A
 * target may order equal keys by chance, differently in each database: what differs among copies
 * with equal cells tells nothing of them.
 */
final class Controls implements AutoCloseable {
  /** What numbers or picks rows: among equal keys by their places, if nothing else orders them. */
  private static final Pattern BY_PLACE =
      Pattern.compile(
          "(?i)\\b(ROW_NUMBER|NTILE|LAG|LEAD|FIRST_VALUE|LAST_VALUE|NTH_VALUE|ANY_VALUE|MODE"
              + "|ARG_MIN|ARG_MAX|MIN_BY|MAX_BY|STRING_AGG|ARRAY_AGG|LISTAGG|GROUP_CONCAT)\\b");

  private static final List<String> LIKE_ONE = List.of("c", "d", "e", "f");
  private static final List<String> LIKE_OTHER = List.of("g", "h", "i", "j");

  /** Makes a copy. */
  interface Maker {
    ShopCopy make(String name, Side cells, Side places) throws SQLException;
  }

  private final Maker maker;
  private final List<ShopCopy> likeOne = new ArrayList<>();
  private final List<ShopCopy> likeOther = new ArrayList<>();

  /** The cells of the one in the places of the other, and the reverse. */
  private final List<ShopCopy> moved = new ArrayList<>();

  Controls(Maker maker) {
    this.maker = maker;
  }

  /** Whether a difference between two outcomes comes with the cells, and not by chance. */
  boolean confirm(String sql, Outcome first, Outcome second) throws SQLException {
    if (likeOne.isEmpty()) {
      for (String name : LIKE_ONE) {
        likeOne.add(maker.make(name, Side.ONE, Side.ONE));
      }
      for (String name : LIKE_OTHER) {
        likeOther.add(maker.make(name, Side.OTHER, Side.OTHER));
      }
      moved.add(maker.make("k", Side.ONE, Side.OTHER));
      moved.add(maker.make("l", Side.OTHER, Side.ONE));
    }
    if (goesWithPlaces(sql, first, second)) {
      return false;
    }
    List<Outcome> ones = outcomes(likeOne, sql, first);
    List<Outcome> others = outcomes(likeOther, sql, second);
    return (allEqual(ones) && allEqual(others))
        || (allEqual(unordered(ones))
            && allEqual(unordered(others))
            && !first.unordered().equals(second.unordered()));
  }

  /** Whether cells in the places of the others are told otherwise, where places may count. */
  private boolean goesWithPlaces(String sql, Outcome first, Outcome second) throws SQLException {
    boolean orderAlone = first.unordered().equals(second.unordered());
    if (!orderAlone && !BY_PLACE.matcher(sql).find()) {
      return false;
    }
    Outcome one = moved.get(0).run(sql);
    Outcome other = moved.get(1).run(sql);
    return orderAlone
        ? !one.equals(first) || !other.equals(second)
        : !one.unordered().equals(first.unordered())
            || !other.unordered().equals(second.unordered());
  }

  private static List<Outcome> outcomes(List<ShopCopy> copies, String sql, Outcome outcome)
      throws SQLException {
    List<Outcome> outcomes = new ArrayList<>(List.of(outcome));
    for (ShopCopy copy : copies) {
      outcomes.add(copy.run(sql));
    }
    return outcomes;
  }

  private static List<Outcome> unordered(List<Outcome> outcomes) {
    return outcomes.stream().map(Outcome::unordered).toList();
  }

  private static boolean allEqual(List<Outcome> outcomes) {
    return outcomes.stream().distinct().count() == 1;
  }

  @Override
  public void close() throws SQLException {
    for (ShopCopy copy : likeOne) {
      copy.close();
    }
    for (ShopCopy copy : likeOther) {
      copy.close();
    }
    for (ShopCopy copy : moved) {
      copy.close();
    }
  }
}
