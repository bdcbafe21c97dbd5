package io.github.askjdbc.report;

import static io.github.askjdbc.report.ReportRow.ABSTAINED;
import static io.github.askjdbc.report.ReportRow.CLEAN;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Answer;
import io.github.askjdbc.account.Operation;
import io.github.askjdbc.account.OwnershipUse;
import io.github.askjdbc.account.Use;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordKind;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What the question asks beside what the query does. All words shown are those of the question. */
final class AccountRows {

  private static final String USED = "used: ";

  private final LinkedQuestion question;
  private final Account account;
  private final Map<String, Set<String>> words = new LinkedHashMap<>();

  private AccountRows(Account account) {
    this.account = account;
    this.question = account.question();
  }

  static List<ReportRow> of(Account account) {
    return new AccountRows(account).rows();
  }

  private List<ReportRow> rows() {
    for (int i = 0; i < question.words().size(); i++) {
      if (question.words().get(i).content()) {
        String word = question.words().get(i).text();
        part(i).ifPresent(part -> put(part, word));
      }
    }
    for (Demand demand : account.demands()) {
      put(text(account.answer(demand)), question.text(demand.span()));
    }
    account.ownerships().forEach(this::owned);
    List<ReportRow> rows = new ArrayList<>();
    words.forEach((what, said) -> rows.add(row(what, Optional.of(String.join(", ", said)))));
    if (!account.unasked().isEmpty()) {
      rows.add(row("no word asks for " + joined(account.unasked()), Optional.empty()));
    }
    return rows;
  }

  /** What a word is in the query, or that it is left; empty for words that demands tell of. */
  private Optional<String> part(int word) {
    Set<Use> uses = account.uses(word);
    WordKind kind = question.kinds(word).iterator().next();
    if (uses.isEmpty()) {
      return kind == WordKind.OPERATION ? Optional.empty() : Optional.of("left: " + text(kind));
    }
    return uses.stream()
        .filter(use -> use != Use.OPERATION && use != Use.SIMILAR_OPERATION)
        .findFirst()
        .map(use -> USED + text(use));
  }

  private void owned(OwnershipUse use) {
    String owner = question.text(use.ownership().owner());
    use.kept()
        .map(kept -> (kept ? USED + "taken from " : "taken from elsewhere than ") + owner)
        .ifPresent(what -> put(what, question.text(use.ownership().attribute())));
  }

  private void put(String what, String said) {
    words.computeIfAbsent(what, row -> new LinkedHashSet<>()).add(said);
  }

  private static ReportRow row(String what, Optional<String> said) {
    boolean done = what.startsWith(USED) || what.equals(text(Answer.MET));
    return ReportRow.of(Stage.INSPECT, ReportRow.ACCOUNT, done ? CLEAN : ABSTAINED, said, what);
  }

  private static String text(Answer answer) {
    return switch (answer) {
      case MET -> "the query does this";
      case PERHAPS -> "the query does something like it";
      case UNMET -> "the query does not do this";
    };
  }

  private static String text(WordKind kind) {
    return switch (kind) {
      case NOWHERE, VERB_FORM -> "in nothing of the database";
      case HINTED -> "near to something of the database";
      case OPERATION -> "asks for something to be done";
      case DEFINED -> "a defined name";
      case RELATION_VERB -> "binds two things";
      case POLITENESS, FILLER -> "asks for nothing";
      default -> "a " + text((Enum<?>) kind);
    };
  }

  private static String joined(Set<Operation> operations) {
    return operations.stream().map(AccountRows::text).collect(Collectors.joining(", "));
  }

  private static String text(Enum<?> constant) {
    return LetterCase.lower(constant.name()).replace('_', ' ');
  }
}
