package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.Sampling;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A request and how it is made.
 *
 * @param using the capabilities that the request makes use of
 * @param count replies asked for; more than 1 only with {@link Capability#SEVERAL_REPLIES}
 * @param temperature 0 for the likeliest reply; of effect only with {@link Capability#TEMPERATURE}
 * @param seed of what is drawn at random, where the endpoint takes one; empty for the likeliest
 *     reply
 * @param once whether an error of the endpoint's own is not tried again
 */
record ChatCall(
    ModelRequest request,
    Set<Capability> using,
    int count,
    double temperature,
    OptionalInt seed,
    boolean once) {

  private static final double LIKELIEST = 0;

  ChatCall {
    using = Set.copyOf(using);
  }

  /** For the likeliest reply. */
  static ChatCall likeliest(ModelRequest request, Set<Capability> using) {
    return new ChatCall(request, using, 1, LIKELIEST, OptionalInt.empty(), false);
  }

  /** For replies drawn at random. */
  static ChatCall drawn(ModelRequest request, Set<Capability> using, int count, int seed) {
    return new ChatCall(
        request, using, count, Sampling.FIXED.temperature(), OptionalInt.of(seed), false);
  }

  /**
   * To see what the endpoint can do.
   *
   * @param once whether an error of the endpoint's own is not tried again
   */
  static ChatCall trial(ModelRequest request, Set<Capability> using, int count, boolean once) {
    return new ChatCall(request, using, count, LIKELIEST, OptionalInt.empty(), once);
  }

  boolean uses(Capability capability) {
    return using.contains(capability);
  }
}
