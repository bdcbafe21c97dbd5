package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names that people say by another noun of the same meaning: "clients" where the rows are called
 * customers, "town" where the column is a city. Only where no name of the database has the noun
 * that is said, and nothing else is known of it; the nouns are in {@code said-names.txt}.
 *
 * <p>Score: {@value #SCORE}.
 */
final class SaidNames {

  static final double SCORE = 0.9;
  private static final double LEAST_KNOWN = 0.7;
  private static final int LONGEST = 3;

  /**
   * @param said in small letters
   */
  private record Noun(String said, List<String> names, boolean table) {}

  private final Map<String, List<Noun>> bySingular = new HashMap<>();

  SaidNames() {
    LexiconFile file = LexiconFile.read("said-names");
    add(file.section("table"), true);
    add(file.section("column"), false);
  }

  private void add(WordList list, boolean table) {
    for (String line : list.lines()) {
      List<String> alike = WordList.parts(line, ';');
      for (String said : alike) {
        List<String> names = alike.stream().filter(name -> !name.equals(said)).toList();
        bySingular
            .computeIfAbsent(NounNumber.singular(said), singular -> new ArrayList<>())
            .add(new Noun(said, names, table));
      }
    }
  }

  /**
   * @param found the readings so far
   */
  List<Link> links(
      List<Word> words,
      List<Link> found,
      NameIndex names,
      NameWords known,
      ShortNameLinks shortened) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, LONGEST)) {
      String phrase = Phrases.folded(words, span);
      boolean open =
          words.get(span.last()).content() && found.stream().noneMatch(link -> isKnown(link, span));
      for (Noun noun : open ? nouns(phrase) : List.<Noun>of()) {
        boolean said = NounNumber.isSame(phrase, noun.said()) && isUnknown(noun.said(), known);
        if (said) {
          named(noun, names, shortened).forEach(name -> links.add(link(name, span)));
        }
      }
    }
    return links;
  }

  private List<Noun> nouns(String phrase) {
    return bySingular.getOrDefault(NounNumber.singular(phrase), List.of());
  }

  /** Whether something is known of the first word of a phrase, and so of what it is about. */
  private static boolean isKnown(Link link, WordSpan span) {
    return link.score() >= LEAST_KNOWN
        && link.span().first() <= span.first()
        && span.first() <= link.span().last();
  }

  private static boolean isUnknown(String said, NameWords known) {
    String[] parts = said.split(" ", -1);
    return known.word(Stemming.stem(parts[parts.length - 1])).isEmpty() || parts.length > 1;
  }

  /** The tables or columns with one of the names; none where the names are different ones. */
  private static List<NameIndex.Named> named(Noun noun, NameIndex names, ShortNameLinks shortened) {
    Set<String> different = new HashSet<>();
    List<NameIndex.Named> all = new ArrayList<>();
    for (String name : noun.names()) {
      List<NameIndex.Named> whole =
          names.named(stems(name)).stream()
              .filter(one -> one.column().isEmpty() == noun.table())
              .filter(one -> one.score() >= NameIndex.WITHOUT_TABLE)
              .toList();
      if (whole.isEmpty() && noun.table()) {
        whole = shortened.tables(name);
      }
      if (!whole.isEmpty()) {
        different.add(name);
        all.addAll(whole);
      }
    }
    return different.size() == 1 ? all : List.of();
  }

  private static String stems(String phrase) {
    return Arrays.stream(phrase.split(" ", -1))
        .map(Stemming::stem)
        .collect(Collectors.joining(" "));
  }

  private static Link link(NameIndex.Named name, WordSpan span) {
    return name.column()
        .<Link>map(column -> new Link.ToColumn(span, column, SCORE, Evidence.STEM))
        .orElseGet(() -> new Link.ToTable(span, name.table(), SCORE, Evidence.STEM));
  }
}
