package io.github.askjdbc.account;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.WordKind;
import io.github.askjdbc.text.LetterCase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** An account in numbers by name, the same for those who rank SQL and for those who judge it. */
public final class AccountFeatures {

  private static final Map<String, ToDoubleFunction<AccountFeatures>> FEATURES = features();

  private final Account account;
  private final Set<Operation> unasked;
  private final List<OwnershipUse> owned;
  private final List<OwnershipUse> understood;
  private final WordTally words;

  private AccountFeatures(Account account, Set<Integer> read) {
    this.account = account;
    this.unasked = account.unasked();
    this.owned = account.ownerships();
    this.understood = owned.stream().filter(OwnershipUse::understood).toList();
    this.words = new WordTally(account, read);
  }

  /**
   * @param read places of words that are used whatever the account says of them
   * @param row takes each feature once
   */
  public static void put(Account account, Set<Integer> read, ObjDoubleConsumer<String> row) {
    AccountFeatures values = new AccountFeatures(account, read);
    FEATURES.forEach((name, feature) -> row.accept(name, feature.applyAsDouble(values)));
  }

  /** All, always in the same order. */
  public static List<String> names() {
    return List.copyOf(FEATURES.keySet());
  }

  private static Map<String, ToDoubleFunction<AccountFeatures>> features() {
    Map<String, ToDoubleFunction<AccountFeatures>> all = new LinkedHashMap<>();
    for (Operation one : Operation.values()) {
      all.put(name("demand", one), of -> of.unasked.contains(one) ? -1 : of.open(one::meets));
    }
    for (Cue.Kind kind : List.of(Cue.Kind.LIMIT, Cue.Kind.PERIOD)) {
      all.put(name("demand", kind), of -> of.open(demand -> demand.kind() == kind));
    }
    all.put("demands:missing", of -> of.account.demands().stream().mapToDouble(of::open).sum());
    all.put("demands:extra", of -> of.unasked.size());
    all.put("order:against", of -> of.account.orderKept().map(kept -> kept ? -1 : 1).orElse(0));
    all.put("owner:pairs", of -> of.owned.size());
    all.put("owner:unknown", of -> count(of.owned, one -> !one.ownerKnown()));
    all.put("owner:attribute-unknown", of -> count(of.owned, one -> !one.attributeKnown()));
    all.put("owner:lacks-attribute", of -> count(of.understood, one -> one.meant().isEmpty()));
    all.put("owner:taken", of -> count(of.understood, one -> one.kept().orElse(false)));
    all.put("owner:taken-elsewhere", of -> count(of.understood, one -> !one.kept().orElse(true)));
    for (WordKind kind : WordKind.values()) {
      all.put(name("left", kind), of -> of.words.leftOf(kind));
    }
    all.put("words:left", of -> of.words.left);
    all.put("words:left-share", of -> of.words.share(of.words.left));
    all.put("words:left-foreign", of -> of.words.foreign);
    all.put("words:left-names", of -> of.words.proper);
    all.put("words:weakest-link", of -> of.words.left > 0 ? 0 : of.words.weakest);
    all.put("words:mean-link", of -> of.words.content == 0 ? 0 : of.words.share(of.words.strength));
    all.put("words:better-link-ignored", of -> of.words.betterIgnored);
    all.put("words:understood", of -> of.words.understood);
    all.put("words:unknown", of -> of.words.unknown);
    return all;
  }

  private static String name(String group, Enum<?> constant) {
    return group + ":" + LetterCase.lower(constant.name()).replace('_', '-');
  }

  /**
   * What is open of the demand that is met worst: 1 where it is not met, a half where it may be; 0
   * where there is none.
   */
  private double open(Predicate<Demand> wanted) {
    double most = 0;
    for (Demand demand : account.demands()) {
      if (wanted.test(demand)) {
        most = Math.max(most, open(demand));
      }
    }
    return most;
  }

  private double open(Demand demand) {
    return 1 - account.answer(demand).share();
  }

  private static long count(List<OwnershipUse> some, Predicate<OwnershipUse> test) {
    return some.stream().filter(test).count();
  }
}
