package io.github.askjdbc.cli.model;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.ModelUse.When;
import io.github.askjdbc.llm.TokenCount;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A trial of a model in sentences. No key, and nothing that the model wrote, is in them. */
public final class CheckSentences {

  private static final double MILLIS = 1_000;

  private final ModelSettings settings;
  private final ModelTrial trial;
  private final FaultRemedy remedy;

  /**
   * @param wait how long each reply was waited for
   */
  public CheckSentences(ModelSettings settings, ModelTrial trial, Duration wait) {
    this.settings = settings;
    this.trial = trial;
    this.remedy = new FaultRemedy(settings.endpoint(), wait);
  }

  /** Whether questions get something from the model with these settings. */
  public boolean usable() {
    return trial.warm().filter(TriedPrompt::readable).filter(this::inTime).isPresent();
  }

  /** What was found, what to change, and what that comes to. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    ModelEndpoint endpoint = settings.endpoint();
    lines.add(
        endpoint.name().provider().pluggedIn()
            ? endpoint.name() + " is plugged in, and nothing is sent to an address."
            : endpoint.name()
                + " is asked at "
                + endpoint.url()
                + (endpoint.key().isPresent() ? " with a key." : " without a key."));
    lines.add(reached());
    trial.able().map(this::able).ifPresent(lines::add);
    trial.cold().map(prompt -> prompt("cold", prompt)).ifPresent(lines::add);
    trial.warm().map(prompt -> prompt("warm", prompt)).ifPresent(lines::add);
    if (trial.reached()) {
      trial
          .failure()
          .map(away -> "The prompt of this database failed: " + away.getMessage() + ".")
          .ifPresent(lines::add);
    }
    changes().forEach(change -> lines.add("To change: " + change + "."));
    lines.add(usable() ? "It can be used." : "It cannot be used as it is.");
    return List.copyOf(lines);
  }

  private String reached() {
    return trial
        .failure()
        .filter(away -> !trial.reached())
        .map(away -> "It gave no reply: " + away.getMessage() + ".")
        .orElse("It was reached, and replied to a first word in " + seconds(trial.asked()) + ".");
  }

  private String able(Set<Capability> able) {
    return "JSON schema: %s; log-probabilities: %s; several replies to one call (n): %s."
        .formatted(
            local() ? "not used, plain text is asked for" : yes(able, Capability.JSON_SCHEMA),
            yes(able, Capability.LOG_PROBABILITIES),
            yes(able, Capability.SEVERAL_REPLIES));
  }

  private boolean local() {
    return settings.endpoint().name().provider().local();
  }

  private static String yes(Set<Capability> able, Capability one) {
    return able.contains(one) ? "yes" : "no";
  }

  private String prompt(String kind, TriedPrompt prompt) {
    return "A %s prompt of this database took %s, %s; %s."
        .formatted(kind, seconds(prompt.took()), tokens(prompt.tokens()), outcome(prompt));
  }

  private String tokens(TokenCount tokens) {
    if (tokens.total() == 0) {
      return "tokens not told";
    }
    return tokens.in()
        + " tokens in and "
        + tokens.out()
        + " out"
        + settings.price().map(price -> cost(price, tokens)).orElse("");
  }

  private static String cost(ModelPrice price, TokenCount tokens) {
    return String.format(Locale.ROOT, ", cost %.5f", price.of(tokens));
  }

  private static String outcome(TriedPrompt prompt) {
    return switch (prompt.outcome()) {
      case SQL -> "the reply holds SQL";
      case NOTHING -> "the reply says that the schema cannot answer";
      case OTHER_TEXT -> "the reply is neither SQL nor a word that there is none";
      case NO_TEXT, NO_REPLY -> prompt.problem().orElse("there is no reply");
    };
  }

  /** Without an end mark; what stands in the way first. */
  private List<String> changes() {
    List<String> changes = new ArrayList<>();
    trial.failure().map(this::change).ifPresent(changes::add);
    trial.warm().or(trial::cold).flatMap(CheckSentences::unread).ifPresent(changes::add);
    trial.cold().filter(cold -> !inTime(cold)).map(this::slow).ifPresent(changes::add);
    if (!local()
        && trial.able().isPresent()
        && !trial.able().get().contains(Capability.JSON_SCHEMA)) {
      changes.add(
          "More replies would be of use if the server held the model to a JSON schema, as newer"
              + " versions of vLLM do; nothing need be set here");
    }
    trial
        .fitting()
        .map(
            tokens ->
                "The schema is cut to fit ask.budget.tokens; about %d would hold all of it"
                    .formatted(tokens))
        .ifPresent(changes::add);
    if (settings.use().when() == When.NEVER) {
      changes.add("No question reaches the model: set ask.model.when to unsure or always");
    }
    return changes;
  }

  private String change(ModelUnavailableException away) {
    return remedy.of(away.fault(), trial.reached());
  }

  private static Optional<String> unread(TriedPrompt prompt) {
    return switch (prompt.outcome()) {
      case SQL, NOTHING -> Optional.empty();
      case OTHER_TEXT, NO_TEXT -> Optional.of(FaultRemedy.TEMPLATE);
      case NO_REPLY -> Optional.of(FaultRemedy.PROTOCOL);
    };
  }

  private String slow(TriedPrompt cold) {
    return "A question may wait %s for the model, which is too short: set ask.budget.model=%ds"
        .formatted(seconds(settings.limits().time()), 2 * Math.max(1, cold.took().toSeconds()));
  }

  private boolean inTime(TriedPrompt prompt) {
    return prompt.took().compareTo(settings.limits().time()) < 0;
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.1f s", time.toMillis() / MILLIS);
  }
}
