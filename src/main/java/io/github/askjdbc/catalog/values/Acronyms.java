package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * Values whose words begin with the letters of the text, and values that are the first letters of
 * the text's words; function words may count or not, and one word more or less at the end is
 * allowed for.
 */
final class Acronyms implements Finder {
  private static final double WHOLE = 0.75;
  private static final double WEAK = 0.5;
  private static final int WEAK_FROM = 3;

  /** Marks terms of values that are letters themselves. */
  private static final String LETTERS = "@";

  /** Marks initials whose last letter is left off. */
  private static final String SHORTENED = "~";

  /** The terms that a value is found by. */
  static List<String> forms(String value) {
    List<String> forms = new ArrayList<>();
    if (TextForm.isCapitals(value)) {
      forms.add(LETTERS + TextForm.letters(value));
    }
    for (String initials : TextForm.initials(value)) {
      forms.add(initials);
      if (initials.length() >= WEAK_FROM) {
        forms.add(SHORTENED + withoutLast(initials));
      }
    }
    return forms;
  }

  @Override
  public Set<MatchKind> kinds() {
    return EnumSet.of(MatchKind.ACRONYM);
  }

  @Override
  public Optional<Search> search(String text, IndexReader reader) {
    List<String> initials = TextForm.initials(text);
    if (!initials.isEmpty() && !TextForm.isLetters(text)) {
      return Optional.of(new Search(lettersOf(initials), hit -> letters(hit.stored(), initials)));
    }
    String letters = TextForm.letters(text);
    boolean capitals = TextForm.isCapitals(text);
    if (!TextForm.isLetters(text) || (!capitals && letters.length() < WEAK_FROM)) {
      return Optional.empty();
    }
    return Optional.of(
        new Search(wordsOf(letters, capitals), hit -> words(hit.stored(), letters, capitals)));
  }

  private static Query lettersOf(List<String> initials) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (String letters : initials) {
      String prefix = letters.length() < WEAK_FROM ? letters : withoutLast(letters);
      any.add(
          new PrefixQuery(new Term(ValueFields.ACRONYM, LETTERS + prefix)),
          BooleanClause.Occur.SHOULD);
    }
    return any.build();
  }

  private static Optional<Finder.Judgement> letters(String stored, List<String> initials) {
    String letters = TextForm.letters(stored);
    if (initials.contains(letters)) {
      return Optional.of(new Judgement(MatchKind.ACRONYM, WHOLE));
    }
    return initials.stream().anyMatch(words -> oneMore(letters, words) || oneMore(words, letters))
        ? Optional.of(new Judgement(MatchKind.ACRONYM, WEAK))
        : Optional.empty();
  }

  private static Query wordsOf(String letters, boolean capitals) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    any.add(term(letters), BooleanClause.Occur.SHOULD);
    if (capitals) {
      any.add(term(LETTERS + letters), BooleanClause.Occur.SHOULD);
      any.add(term(SHORTENED + letters), BooleanClause.Occur.SHOULD);
      if (letters.length() >= WEAK_FROM) {
        any.add(term(withoutLast(letters)), BooleanClause.Occur.SHOULD);
      }
    }
    return any.build();
  }

  private static Optional<Finder.Judgement> words(String stored, String letters, boolean capitals) {
    boolean whole =
        TextForm.initials(stored).contains(letters) || TextForm.letters(stored).equals(letters);
    return Optional.of(new Judgement(MatchKind.ACRONYM, whole && capitals ? WHOLE : WEAK));
  }

  private static Query term(String text) {
    return new TermQuery(new Term(ValueFields.ACRONYM, text));
  }

  /** Whether the longer has one letter more at its end. */
  private static boolean oneMore(String longer, String shorter) {
    return longer.length() == shorter.length() + 1
        && longer.length() >= WEAK_FROM
        && longer.startsWith(shorter);
  }

  private static String withoutLast(String letters) {
    return letters.substring(0, letters.length() - 1);
  }
}
