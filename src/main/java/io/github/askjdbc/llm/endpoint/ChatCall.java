package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelRequest;
import java.util.Set;

/**
 * A request and how it is made.
 *
 * @param using the capabilities that the request makes use of
 * @param count replies asked for; more than 1 only with {@link Capability#SEVERAL_REPLIES}
 * @param temperature 0 for the likeliest reply; of effect only with {@link Capability#TEMPERATURE}
 * @param once whether an error of the endpoint's own is not tried again
 */
record ChatCall(
    ModelRequest request, Set<Capability> using, int count, double temperature, boolean once) {
  ChatCall {
    using = Set.copyOf(using);
  }

  ChatCall(ModelRequest request, Set<Capability> using, int count, double temperature) {
    this(request, using, count, temperature, false);
  }

  boolean uses(Capability capability) {
    return using.contains(capability);
  }
}
