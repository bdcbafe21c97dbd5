package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;

/** The abstentions of one question, with what they say. */
final class Refusal {

  private final LinkedQuestion question;
  private final NearNames near;
  private final AbstentionMessages messages;

  Refusal(LinkedQuestion question, CatalogSnapshot catalog) {
    this.question = question;
    this.near = new NearNames(catalog);
    this.messages = new AbstentionMessages(question, catalog, near);
  }

  /**
   * @param refusals why the guard refused what was written
   */
  Decision withoutCandidate(List<String> refusals) {
    if (!refusals.isEmpty()) {
      return Decision.Abstention.early(
          AbstentionReason.REFUSED, AbstentionMessages.refused(refusals.get(0)));
    }
    UnknownWords unknown = unknown();
    return unknown.nowhere().isEmpty()
        ? of(AbstentionReason.LOW_CONFIDENCE, messages.noReading(unknown.all()), Optional.empty())
        : of(
            AbstentionReason.NOT_IN_DATABASE,
            messages.notInDatabase(unknown.nowhere(), Optional.empty()),
            Optional.empty());
  }

  /**
   * @param rule in the words of who set it
   */
  Decision brokenRule(Assessment best, String rule) {
    return of(AbstentionReason.REFUSED, AbstentionMessages.refused(rule), Optional.of(best));
  }

  /** Words that no link explains. */
  UnknownWords unknown() {
    return UnknownWords.of(question, near);
  }

  Decision tie(Assessment best) {
    return of(AbstentionReason.AMBIGUOUS, AbstentionMessages.tie(), Optional.of(best));
  }

  /**
   * @param nowhere words that name what the database does not hold
   */
  Decision notInDatabase(List<Word> nowhere, Assessment best) {
    return notInDatabase(nowhere, Optional.of(best));
  }

  /**
   * @param understood the best candidate, if there is one
   */
  Decision notInDatabase(List<Word> nowhere, Optional<Assessment> understood) {
    return of(
        AbstentionReason.NOT_IN_DATABASE, messages.notInDatabase(nowhere, understood), understood);
  }

  /**
   * @param difference what keeps the rivals from being the same answer
   */
  Decision ambiguous(
      Assessment best, List<Assessment> rivals, ComparedResult.Difference difference) {
    return of(
        AbstentionReason.AMBIGUOUS,
        messages.ambiguous(best, rivals, difference),
        Optional.of(best));
  }

  /**
   * @param needed the least confidence of an answer
   */
  Decision lowConfidence(Assessment best, double needed) {
    return of(
        AbstentionReason.LOW_CONFIDENCE, messages.lowConfidence(best, needed), Optional.of(best));
  }

  /** Ours and a language model do not agree. */
  Decision withheld(Assessment best, Dissent dissent) {
    return of(AbstentionReason.LOW_CONFIDENCE, messages.withheld(best, dissent), Optional.of(best));
  }

  private Decision of(AbstentionReason reason, String message, Optional<Assessment> best) {
    return new Decision.Abstention(
        reason, message, best.map(BestSql::of), Suggestions.of(question, near));
  }
}
