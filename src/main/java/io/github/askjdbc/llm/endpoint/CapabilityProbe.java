package io.github.askjdbc.llm.endpoint;

import static io.github.askjdbc.llm.ModelProvider.ANTHROPIC;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelProvider;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelRequest.Form;
import io.github.askjdbc.llm.endpoint.EndpointFailure.Kind;
import io.github.askjdbc.question.QuestionBudget;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Asks an endpoint what it can do: all at once first, then all but several replies, which servers
 * refuse the most often, and where it refuses that too, one after the other. What it takes without
 * giving it is no capability either.
 */
final class CapabilityProbe {

  /** Says nothing of the JSON that a schema would make of the reply. */
  static final ModelRequest REQUEST =
      new ModelRequest("", "Name a colour of the rainbow, in one word.", 200, Form.SQL);

  private static final int SEVERAL = 2;

  private final EndpointChat chat;
  private final int parallel;
  private final QuestionBudget budget;

  CapabilityProbe(EndpointChat chat, int parallel, QuestionBudget budget) {
    this.chat = chat;
    this.parallel = parallel;
    this.budget = budget;
  }

  /**
   * @throws EndpointFailure if the endpoint takes no request at all
   */
  Set<Capability> run() {
    ModelProvider provider = chat.endpoint().name().provider();
    Set<Capability> all = EnumSet.copyOf(chat.protocol().conceivable(provider));
    Optional<Set<Capability>> atOnce = shown(all).or(() -> shown(withoutSeveral(all)));
    return atOnce.isPresent() ? atOnce.get() : oneByOne(all);
  }

  private static Set<Capability> withoutSeveral(Set<Capability> all) {
    Set<Capability> others = EnumSet.copyOf(all);
    others.remove(Capability.SEVERAL_REPLIES);
    return others;
  }

  private Set<Capability> oneByOne(Set<Capability> conceivable) {
    Set<Capability> found = length();
    for (Capability one : conceivable) {
      if (one == Capability.MAX_TOKENS) {
        continue;
      }
      Set<Capability> with = EnumSet.copyOf(found);
      with.add(one);
      found = shown(with).orElse(found);
    }
    return found;
  }

  /** How the endpoint wants to be told the reply's length. */
  private Set<Capability> length() {
    Set<Capability> length = EnumSet.of(Capability.MAX_TOKENS);
    try {
      chat.ask(call(length, false), parallel, budget);
      return length;
    } catch (EndpointFailure failure) {
      if (failure.kind() != Kind.MALFORMED || chat.endpoint().name().provider() == ANTHROPIC) {
        throw failure;
      }
    }
    length.clear();
    chat.ask(call(length, false), parallel, budget);
    return length;
  }

  /**
   * What of these the endpoint shows, empty if it refuses them. Some servers call a request that
   * they cannot serve an error of their own.
   */
  private Optional<Set<Capability>> shown(Set<Capability> using) {
    List<ModelReply> replies;
    try {
      replies = chat.ask(call(using, true), parallel, budget);
    } catch (EndpointFailure failure) {
      if (failure.kind() == Kind.MALFORMED || failure.kind() == Kind.PASSING) {
        return Optional.empty();
      }
      throw failure;
    }
    Set<Capability> shown = EnumSet.copyOf(using);
    if (replies.get(0).tokens().isEmpty()) {
      shown.remove(Capability.LOG_PROBABILITIES);
    }
    if (!replies.get(0).text().strip().startsWith("{")) {
      shown.remove(Capability.JSON_SCHEMA);
    }
    if (replies.size() < SEVERAL) {
      shown.remove(Capability.SEVERAL_REPLIES);
    }
    return Optional.of(shown);
  }

  private static ChatCall call(Set<Capability> using, boolean once) {
    int count = using.contains(Capability.SEVERAL_REPLIES) ? SEVERAL : 1;
    return ChatCall.trial(REQUEST, using, count, once);
  }
}
