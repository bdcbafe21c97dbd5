package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.ModelFault;
import io.github.askjdbc.llm.endpoint.EndpointFailure.Kind;
import java.time.Duration;
import java.util.Optional;

/** What HTTP statuses other than success mean, and what to do about them. */
final class StatusFailures {

  private static final int MOST_DIGITS = 6;

  private StatusFailures() {}

  /**
   * @param retryAfter the header as it came, if it did
   */
  static EndpointFailure of(int status, Optional<String> retryAfter) {
    if (status == 429) {
      return new EndpointFailure(
          Kind.CROWDED,
          "gave status 429: too many requests, or no credit left",
          retryAfter.flatMap(StatusFailures::seconds));
    }
    if (status >= 500) {
      return new EndpointFailure(
          Kind.PASSING,
          "gave status " + status + ": an error of the endpoint's own",
          retryAfter.flatMap(StatusFailures::seconds));
    }
    if (status == 400 || status == 422) {
      return new EndpointFailure(Kind.MALFORMED, "gave status " + status + meaning(status));
    }
    return new EndpointFailure(
        Kind.REFUSED, fault(status), "gave status " + status + meaning(status));
  }

  private static ModelFault fault(int status) {
    return switch (status) {
      case 401, 403 -> ModelFault.KEY;
      case 404 -> ModelFault.NOT_FOUND;
      case 413 -> ModelFault.TOO_LONG;
      default -> status >= 300 && status < 400 ? ModelFault.MOVED : ModelFault.OTHER;
    };
  }

  private static String meaning(int status) {
    return switch (status) {
      case 400, 422 ->
          ": the request is not taken; check ask.model, that the model has a chat template, and that"
              + " the prompt fits its context";
      case 401, 403 ->
          ": the key is missing, wrong or revoked; check ask.model.key or ask.model.key-variable";
      case 404 -> ": no such model or path; check ask.model and ask.model.url";
      case 407 -> ": the proxy wants credentials; check the JVM's proxy settings";
      case 413 -> ": the prompt is too long for the endpoint";
      default ->
          status >= 300 && status < 400
              ? ": a redirect, which is not followed; set ask.model.url to where it leads"
              : "; check ask.model.url";
    };
  }

  /** The header's other form, a date, is left to our own waiting. */
  private static Optional<Duration> seconds(String header) {
    String digits = header.strip();
    boolean number =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    return number ? Optional.of(Duration.ofSeconds(Long.parseLong(digits))) : Optional.empty();
  }
}
