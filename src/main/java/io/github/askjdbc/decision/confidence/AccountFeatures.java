package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;

/** Whether the query does what the question asks, word by word and demand by demand. */
final class AccountFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    Account account = Account.of(question.question(), candidate.query().facts());
    new WordFeatures(account, candidate).add(row);
    NameFeatures.add(row, account, question.catalog());
    DemandFeatures.add(row, account);
    OwnerFeatures.add(row, account.ownerships());
    // whether rows are sorted the other way than the question says
    account.orderKept().ifPresent(kept -> row.put("order:against", !kept));
  }
}
