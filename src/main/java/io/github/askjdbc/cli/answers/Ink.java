package io.github.askjdbc.cli.answers;

import java.nio.charset.Charset;
import java.util.List;

/**
 * The characters that charts are drawn with.
 *
 * @param parts of a bar's last cell, from the smallest to the whole
 */
public record Ink(List<String> parts, String point, String between, String rule, String corner) {

  private static final Ink BLOCKS =
      new Ink(List.of("▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"), "●", "·", "─", "└");

  public static final Ink ASCII = new Ink(List.of("#"), "*", ".", "-", "+");

  public Ink {
    parts = List.copyOf(parts);
  }

  /** Blocks where the characters of the terminal have them. */
  public static Ink of(Charset charset) {
    boolean blocks =
        charset.canEncode()
            && charset.newEncoder().canEncode(String.join("", BLOCKS.parts()) + "●·─└");
    return blocks ? BLOCKS : ASCII;
  }

  /**
   * A bar.
   *
   * @param cells its length, at least 0, in columns of the terminal
   */
  String bar(double cells) {
    long steps = Math.round(cells * parts.size());
    int whole = (int) (steps / parts.size());
    int rest = (int) (steps % parts.size());
    return parts.get(parts.size() - 1).repeat(whole) + (rest == 0 ? "" : parts.get(rest - 1));
  }
}
