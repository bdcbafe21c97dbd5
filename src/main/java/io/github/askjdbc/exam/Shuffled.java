package io.github.askjdbc.exam;

import java.util.ArrayList;
import java.util.List;
import org.hipparchus.random.RandomGenerator;

/** Puts things in an order that a seed decides. */
final class Shuffled {

  private Shuffled() {}

  static <T> List<T> of(List<? extends T> things, RandomGenerator random) {
    List<T> shuffled = new ArrayList<>(things);
    for (int i = shuffled.size() - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      T kept = shuffled.get(i);
      shuffled.set(i, shuffled.get(other));
      shuffled.set(other, kept);
    }
    return shuffled;
  }
}
