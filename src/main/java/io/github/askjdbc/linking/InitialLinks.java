package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Tables that are called by the initials of what the question names: "purchase orders" for {@code
 * po}. Only where nothing else is known by one of the words; a value that the words write out
 * stands for the same initials ({@code PO} for "purchase order") and is meant behind "because of".
 *
 * <p>Score: {@value ShortNameLinks#SHORTENED}.
 */
final class InitialLinks {

  private static final int SHORTEST = 2;
  private static final int LONGEST = 4;

  private final Map<String, TableName> tables = new HashMap<>();

  InitialLinks(CatalogSnapshot catalog) {
    for (Table table : catalog.tables()) {
      List<String> name = NameParts.of(table.name().name());
      if (name.size() == 1 && mayBeInitials(name.get(0))) {
        tables.put(name.get(0), table.name());
      }
    }
  }

  /** A word of its own is no initials; of two letters all are words somewhere. */
  private static boolean mayBeInitials(String name) {
    return name.length() >= SHORTEST
        && name.length() <= LONGEST
        && name.chars().allMatch(letter -> letter >= 'a' && letter <= 'z')
        && (name.length() == SHORTEST || !CommonWords.contains(name));
  }

  /**
   * The other readings with the tables, and without values that the same words write out.
   *
   * @param found other readings
   */
  List<Link> with(List<Link> found, List<Word> words) {
    if (tables.isEmpty()) {
      return found;
    }
    List<Link> all = new ArrayList<>(found);
    for (WordSpan span : Phrases.spans(words, LONGEST)) {
      table(words, span)
          .filter(table -> found.stream().noneMatch(link -> isOther(link, span, table)))
          .filter(table -> !isReason(words, span.first()))
          .ifPresent(
              table -> {
                all.removeIf(isWrittenOut(span, table));
                all.add(
                    new Link.ToTable(span, table, ShortNameLinks.SHORTENED, Evidence.ABBREVIATION));
              });
    }
    return all;
  }

  private Optional<TableName> table(List<Word> words, WordSpan span) {
    if (span.length() < SHORTEST
        || !words.get(span.last()).mayName()
        || Phrases.spansSentences(words, span)
        || !span.words().mapToObj(words::get).allMatch(InitialLinks::isPlain)) {
      return Optional.empty();
    }
    String initials =
        span.words()
            .mapToObj(at -> words.get(at).folded().substring(0, 1))
            .collect(Collectors.joining());
    return Optional.ofNullable(tables.get(initials));
  }

  private static boolean isPlain(Word word) {
    return word.content() && !word.quoted() && word.folded().chars().allMatch(Character::isLetter);
  }

  /** Whether something else is known by some of the words. */
  private static boolean isOther(Link link, WordSpan span, TableName table) {
    return link.span().overlaps(span)
        && link.naming() == NameExtent.WHOLE
        && !isWrittenOut(span, table).test(link);
  }

  private static Predicate<Link> isWrittenOut(WordSpan span, TableName table) {
    return link ->
        link instanceof Link.ToValue value
            && value.span().equals(span)
            && value.stored().equalsIgnoreCase(table.name());
  }

  /** "Left because of an adverse event" tells a reason and speaks of no row. */
  private static boolean isReason(List<Word> words, int first) {
    int at = first - 1;
    while (at >= 0
        && (WordClass.ARTICLE.contains(words.get(at).folded())
            || WordClass.OF.contains(words.get(at).folded())
            || WordClass.TO.contains(words.get(at).folded()))) {
      at--;
    }
    return at >= 0
        && at < first - 1
        && (WordClass.REASON.contains(words.get(at).folded())
            || WordClass.CAUSE.contains(words.get(at).folded()));
  }
}
