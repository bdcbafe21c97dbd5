package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whose attribute the question asks for ("the supplier's phone", "the phone of the supplier",
 * "suppliers whose phone ..."), against the table that the query takes it from.
 */
final class OwnerFeatures implements FeatureGroup {

  private static final int REACH = 4;

  /** Two places in the question, each the last word of a phrase. */
  private record Ownership(int owner, int attribute) {}

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    Set<ColumnName> used = candidate.query().facts().names().columnsWithStars();
    LinkedQuestion linked = question.question();
    int pairs = 0;
    int unknownOwner = 0;
    int unknownAttribute = 0;
    int foreign = 0;
    int taken = 0;
    int elsewhere = 0;
    for (Ownership ownership : ownerships(linked.words())) {
      pairs++;
      Set<TableName> owners = tables(linked, ownership.owner());
      Set<ColumnName> attributes = columns(linked, ownership.attribute());
      boolean ownerKnown = linkedAtAll(linked, ownership.owner());
      unknownOwner += ownerKnown ? 0 : 1;
      unknownAttribute += linkedAtAll(linked, ownership.attribute()) ? 0 : 1;
      if (owners.isEmpty() || attributes.isEmpty()) {
        continue;
      }
      foreign += attributes.stream().noneMatch(column -> owners.contains(column.table())) ? 1 : 0;
      Set<TableName> sources =
          attributes.stream()
              .filter(used::contains)
              .map(ColumnName::table)
              .collect(Collectors.toSet());
      if (!sources.isEmpty()) {
        boolean own = sources.stream().anyMatch(owners::contains);
        taken += own ? 1 : 0;
        elsewhere += own ? 0 : 1;
      }
    }
    row.put("owner:pairs", pairs);
    row.put("owner:unknown", unknownOwner);
    row.put("owner:attribute-unknown", unknownAttribute);
    row.put("owner:lacks-attribute", foreign);
    row.put("owner:taken", taken);
    row.put("owner:taken-elsewhere", elsewhere);
  }

  private static List<Ownership> ownerships(List<Word> words) {
    List<Ownership> found = new ArrayList<>();
    for (int i = 1; i + 1 < words.size(); i++) {
      String word = words.get(i).folded();
      if (word.equals("'s")) {
        found.add(new Ownership(i - 1, lastOfPhrase(words, i + 1)));
      } else if (word.equals("of") && words.get(i - 1).content()) {
        int owner = firstContent(words, i + 1);
        if (owner >= 0) {
          found.add(new Ownership(lastOfPhrase(words, owner), i - 1));
        }
      } else if (word.equals("whose") && words.get(i - 1).content()) {
        found.add(new Ownership(i - 1, lastOfPhrase(words, i + 1)));
      }
    }
    return found;
  }

  private static int firstContent(List<Word> words, int from) {
    for (int i = from; i < words.size() && i < from + REACH; i++) {
      if (words.get(i).content()) {
        return i;
      }
    }
    return -1;
  }

  /** The head of an English noun phrase is its last noun: at most one more word is taken. */
  private static int lastOfPhrase(List<Word> words, int first) {
    return first + 1 < words.size()
            && words.get(first).content()
            && words.get(first + 1).content()
            && !words.get(first + 1).quoted()
            && Character.isLowerCase(words.get(first + 1).text().charAt(0))
            && words.get(first + 1).start() == words.get(first).end() + 1
        ? first + 1
        : first;
  }

  private static boolean linkedAtAll(LinkedQuestion question, int index) {
    return !question.words().get(index).content()
        || question.links().stream().anyMatch(link -> covers(link, index));
  }

  private static Set<TableName> tables(LinkedQuestion question, int index) {
    Set<TableName> tables = new HashSet<>();
    for (Link link : question.links()) {
      if (covers(link, index) && link instanceof Link.ToTable table) {
        tables.add(table.table());
      } else if (covers(link, index) && link instanceof Link.ToValue value) {
        tables.add(value.column().table());
      }
    }
    return tables;
  }

  private static Set<ColumnName> columns(LinkedQuestion question, int index) {
    return question.links().stream()
        .filter(link -> covers(link, index) && link instanceof Link.ToColumn)
        .map(link -> ((Link.ToColumn) link).column())
        .collect(Collectors.toSet());
  }

  private static boolean covers(Link link, int index) {
    return link.span().first() <= index && index <= link.span().last();
  }
}
