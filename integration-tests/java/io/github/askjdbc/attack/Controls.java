package io.github.askjdbc.attack;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * More copies, with the private cells of the one side and of the other, made when first needed. A
 * target may order equal keys by chance, differently in each database: what differs among copies
 * with equal cells tells nothing of them.
 */
final class Controls implements AutoCloseable {
  private static final List<String> LIKE_ONE = List.of("c", "d", "e", "f");
  private static final List<String> LIKE_OTHER = List.of("g", "h", "i", "j");

  /** Makes a copy. */
  interface Maker {
    ShopCopy make(String name, boolean other) throws SQLException;
  }

  private final Maker maker;
  private final List<ShopCopy> likeOne = new ArrayList<>();
  private final List<ShopCopy> likeOther = new ArrayList<>();

  Controls(Maker maker) {
    this.maker = maker;
  }

  /** Whether a difference between two outcomes comes with the cells, and not by chance. */
  boolean confirm(String sql, Outcome first, Outcome second) throws SQLException {
    if (likeOne.isEmpty()) {
      for (String name : LIKE_ONE) {
        likeOne.add(maker.make(name, false));
      }
      for (String name : LIKE_OTHER) {
        likeOther.add(maker.make(name, true));
      }
    }
    List<Outcome> ones = outcomes(likeOne, sql, first);
    List<Outcome> others = outcomes(likeOther, sql, second);
    return (allEqual(ones) && allEqual(others))
        || (allEqual(unordered(ones))
            && allEqual(unordered(others))
            && !first.unordered().equals(second.unordered()));
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
  }
}
