package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A question that ends with a note of what its rows are to show: "Which growers have at least four
 * lots - name and number of lots", "lanes per centre? (centre name, number)", "names only". The
 * note narrows nothing, and asks for no rows of its own.
 *
 * @param main what is asked
 * @param note what is shown
 */
public record ShownNote(List<LinkedPhrase> main, List<LinkedPhrase> note) {

  private static final String MARKS = "?:(;\u2013\u2014";
  private static final String DASH = " -";
  private static final char COMMA = ',';

  private static final Set<Cue> NUMBERS = Set.of(Cue.COUNT, Cue.AVERAGE, Cue.SUM);

  public ShownNote {
    main = List.copyOf(main);
    note = List.copyOf(note);
  }

  /** The longest note at the end; empty where there is none. */
  public static Optional<ShownNote> of(LinkedQuestion question, List<LinkedPhrase> tokens) {
    return IntStream.range(1, tokens.size())
        .filter(at -> isMarked(question, tokens, at))
        .mapToObj(at -> new ShownNote(tokens.subList(0, at), tokens.subList(at, tokens.size())))
        .filter(ShownNote::asks)
        .filter(ShownNote::isOfNames)
        .findFirst();
  }

  /** Whether a mark stands between a token and the one before. */
  private static boolean isMarked(LinkedQuestion question, List<LinkedPhrase> tokens, int at) {
    List<Word> words = question.words();
    int end = words.get(tokens.get(at - 1).span().last()).end();
    int start = words.get(tokens.get(at).span().first()).start();
    String between = question.read().substring(end, start);
    boolean marked =
        between.contains(DASH) || between.chars().anyMatch(one -> MARKS.indexOf(one) >= 0);
    // "name, town" goes on with a list
    boolean listed =
        between.indexOf(COMMA) >= 0
            && !isColumn(tokens.get(at - 1))
            && !isName(tokens.get(at - 1))
            && tokens.subList(at, tokens.size()).stream().noneMatch(ShownNote::isCondition);
    return marked || listed;
  }

  private static boolean isCondition(LinkedPhrase token) {
    return token.link().filter(link -> !(link instanceof Link.ToColumn)).isPresent()
        && token.link().filter(Link.ToCue.class::isInstance).isEmpty()
        && token.link().filter(Link.ToTable.class::isInstance).isEmpty();
  }

  /** "For each type, the average price" asks for nothing before the comma. */
  private boolean asks() {
    boolean grouped =
        cue(main.get(0)).filter(Cue.EACH::equals).isPresent()
            || WordClass.FOR.contains(main.get(0).text());
    return !grouped && main.stream().anyMatch(token -> token.link().isPresent());
  }

  private boolean isOfNames() {
    boolean shows =
        note.stream().anyMatch(token -> isColumn(token) || isName(token) || isNumber(token));
    return shows && IntStream.range(0, note.size()).allMatch(this::isPart);
  }

  private boolean isPart(int at) {
    LinkedPhrase token = note.get(at);
    if (token.link().filter(Link.ToTable.class::isInstance).isPresent()) {
      boolean owns =
          at + 1 < note.size() && (isColumn(note.get(at + 1)) || isName(note.get(at + 1)));
      return owns || (at > 0 && isNumber(note.get(at - 1)));
    }
    boolean computed = cue(token).isPresent() && at + 1 < note.size() && isColumn(note.get(at + 1));
    return !computed
        && (isColumn(token)
            || isName(token)
            || isNumber(token)
            || isFigure(token)
            || isFiller(token));
  }

  static boolean isColumn(LinkedPhrase token) {
    return token.link().filter(Link.ToColumn.class::isInstance).isPresent();
  }

  static boolean isName(LinkedPhrase token) {
    return token.link().isEmpty() && WordClass.NAMES.contains(token.text());
  }

  /** What stands for the one number that is asked for. */
  static boolean isNumber(LinkedPhrase token) {
    return cue(token).filter(NUMBERS::contains).isPresent()
        || (WordClass.NUMBER_SHOWN.contains(token.text())
            && token.link().filter(link -> link.score() >= Link.LEAST_WHOLE).isEmpty());
  }

  static Optional<Cue> cue(LinkedPhrase token) {
    return token.link().filter(Link.ToCue.class::isInstance).map(one -> ((Link.ToCue) one).cue());
  }

  /** What stands for a number that has a name of its own. */
  static boolean isFigure(LinkedPhrase token) {
    return WordClass.FIGURE_SHOWN.contains(token.text());
  }

  private static boolean isFiller(LinkedPhrase token) {
    return token.link().isEmpty() && WordClass.BESIDE_SHOWN.contains(token.text());
  }

  /**
   * Whether one of its words is taken for a column of others that is called so of what is asked for
   * too: of "which loans are late? number and member name" the number is the loan's.
   */
  public boolean isOfOthers() {
    List<TableName> asked =
        main.stream()
            .flatMap(token -> token.link().stream())
            .flatMap(link -> link.namedTable().stream())
            .toList();
    return note.stream()
        .filter(ShownNote::isColumn)
        .anyMatch(
            token ->
                asked.stream().noneMatch(isTableOf(token.link().get()))
                    && token.alternatives().stream()
                        .filter(link -> link.score() >= token.link().get().score())
                        .anyMatch(link -> asked.stream().anyMatch(isTableOf(link))));
  }

  private static Predicate<TableName> isTableOf(Link link) {
    return table -> link instanceof Link.ToColumn named && named.column().table().equals(table);
  }

  /** The word that it begins with. */
  public int first() {
    return note.get(0).span().first();
  }

  /** Whether it is shown beside what is asked: "the members, with their town". */
  boolean isMore() {
    return WordClass.WITH.contains(note.get(0).text())
        || WordClass.AND.contains(note.get(0).text());
  }

  /** Whether nothing but what the note names is to be shown. */
  boolean isAll() {
    return note.stream().anyMatch(token -> WordClass.ONLY_SHOWN.contains(token.text()));
  }
}
