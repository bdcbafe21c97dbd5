package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Names of which the question has words that the names shorten: "departure airport" for {@code
 * DEP_ARPT_CD}. A form of which doubts are left must stand beside another word of its name.
 *
 * <p>Score: that of the name, times {@value #SHORTENED} where all words are shortened, and less is
 * taken from it where some are.
 */
final class ShortNameLinks {

  static final double SHORTENED = 0.93;

  /** More are not run together in one part of a name. */
  private static final int MOST_WORDS = 4;

  /** Fewer letters may be a part of many names by chance. */
  private static final int LEAST_OF_LONGER = 4;

  private final NameIndex names;
  private final ShortForms forms;
  private final NameRoles roles;

  private final Map<TableName, List<String>> tables = new LinkedHashMap<>();

  ShortNameLinks(
      CatalogSnapshot catalog,
      SchemaPhrases phrases,
      NameIndex names,
      NameWords words,
      NameRoles roles) {
    this.names = names;
    this.forms = new ShortForms(catalog, phrases, words, roles);
    this.roles = roles;
    for (Table table : catalog.tables()) {
      List<String> stems = phrases.of(table.name().name()).stems();
      if (stems.size() > 1) {
        tables.put(table.name(), stems);
      }
    }
  }

  /**
   * Words that say the rest of a table's name apart from it: "maintenance" in "maintenance cost of
   * all jobs" for {@code MNT_JOB}.
   *
   * @param found other readings
   */
  List<Link> apart(List<Word> words, List<Link> found) {
    List<Link> links = new ArrayList<>();
    for (int at = 0; at < words.size(); at++) {
      WordSpan span = new WordSpan(at, at);
      Optional<ShortForms.Form> form = forms.of(words.get(at));
      if (form.isEmpty() || found.stream().anyMatch(link -> isName(link, span))) {
        continue;
      }
      String stem = form.get().stem();
      tables.forEach(
          (table, stems) -> {
            boolean named =
                stems.contains(stem)
                    && found.stream()
                        .filter(link -> !link.span().overlaps(span))
                        .anyMatch(link -> link.namedTable().filter(table::equals).isPresent());
            if (named) {
              links.add(
                  new Link.ToTable(
                      span, table, NameIndex.MODIFIER * SHORTENED, Evidence.PART_OF_NAME));
            }
          });
    }
    return links;
  }

  /** The tables that a noun alone names, in short. */
  List<NameIndex.Named> tables(String noun) {
    return forms.of(noun).filter(ShortForms.Form::alone).stream()
        .flatMap(form -> names.named(form.stem()).stream())
        .filter(name -> name.column().isEmpty() && name.score() >= Link.LEAST_WHOLE)
        .map(ShortNameLinks::lowered)
        .toList();
  }

  private static boolean isName(Link link, WordSpan span) {
    return link.span().contains(span)
        && link.holder().isPresent()
        && link.naming() == NameExtent.WHOLE;
  }

  List<Link> links(List<Word> words, QuestionBudget budget) {
    Map<Integer, ShortForms.Form> shortened = new HashMap<>();
    for (int at = 0; at < words.size(); at++) {
      int word = at;
      forms.of(words.get(at)).ifPresent(form -> shortened.put(word, form));
    }
    Map<WordSpan, ShortForms.Form> spelled = spelled(words);
    List<Link> links = new ArrayList<>();
    if (shortened.isEmpty() && spelled.isEmpty()) {
      return links;
    }
    for (WordSpan span : Phrases.spans(words, NameIndex.LONGEST_PHRASE)) {
      budget.check();
      boolean named = words.get(span.first()).content() && words.get(span.last()).content();
      boolean whole = !Phrases.spansSentences(words, span);
      if (!named || !whole) {
        continue;
      }
      if (span.words().anyMatch(shortened::containsKey)) {
        links.addAll(links(words, span, shortened));
      }
      spelled.forEach(
          (together, form) -> {
            if (span.contains(together)) {
              links.addAll(links(words, span, together, form, shortened));
            }
          });
    }
    return links;
  }

  /** What stands for several neighbouring words at once. */
  private Map<WordSpan, ShortForms.Form> spelled(List<Word> words) {
    Map<WordSpan, ShortForms.Form> spelled = new HashMap<>();
    for (WordSpan span : Phrases.spans(words, MOST_WORDS)) {
      boolean named = words.get(span.first()).content() && words.get(span.last()).content();
      if (named && span.length() > 1 && !Phrases.spansSentences(words, span)) {
        forms
            .of(words.subList(span.first(), span.last() + 1))
            .ifPresent(form -> spelled.put(span, form));
      }
    }
    return spelled;
  }

  private List<Link> links(
      List<Word> words,
      WordSpan span,
      WordSpan together,
      ShortForms.Form form,
      Map<Integer, ShortForms.Form> others) {
    String written =
        span.words()
            .filter(at -> at == together.first() || !together.covers(at))
            .mapToObj(at -> at == together.first() ? form.stem() : stem(words, at, others))
            .collect(Collectors.joining(" "));
    boolean sure =
        span.words()
            .filter(at -> !together.covers(at))
            .allMatch(at -> !others.containsKey(at) || others.get(at).alone());
    boolean beside = span.length() > together.length();
    return names.named(written).stream()
        .filter(name -> name.score() >= Link.LEAST_WHOLE)
        .filter(name -> sure && (form.alone() || beside))
        .map(name -> lowered(name).link(span, written))
        .toList();
  }

  private static String stem(List<Word> words, int at, Map<Integer, ShortForms.Form> forms) {
    return Optional.ofNullable(forms.get(at))
        .map(ShortForms.Form::stem)
        .orElse(words.get(at).stem());
  }

  private List<Link> links(List<Word> words, WordSpan span, Map<Integer, ShortForms.Form> forms) {
    String written =
        span.words().mapToObj(at -> stem(words, at, forms)).collect(Collectors.joining(" "));
    List<ShortForms.Form> used =
        span.words().filter(forms::containsKey).mapToObj(forms::get).toList();
    boolean noun = span.length() > 1 || words.get(span.first()).mayName();
    boolean sure = noun && used.stream().allMatch(ShortForms.Form::alone);
    boolean beside =
        span.words()
            .anyMatch(
                at ->
                    forms.containsKey(at)
                        ? forms.get(at).alone()
                        : words.get(at).content() && !roles.generic(words.get(at).stem()));
    boolean begun =
        span.length() > 1 && used.stream().allMatch(form -> form.how() == Shortening.BEGINNING);
    boolean part =
        sure
            && used.stream()
                .allMatch(form -> form.all() || form.thing() || form.letters() >= LEAST_OF_LONGER);
    return names.named(written).stream()
        .filter(name -> name.score() >= Link.LEAST_WHOLE ? sure || begun || (beside && noun) : part)
        .filter(name -> name.column().isPresent() || !isState(words, span))
        .map(name -> lowered(name, (double) used.size() / span.length()).link(span, written))
        .toList();
  }

  /** "Overdue" is no noun that a table may be called by. */
  private static boolean isState(List<Word> words, WordSpan span) {
    return span.length() == 1 && WordClass.STATE.contains(words.get(span.first()).folded());
  }

  private static NameIndex.Named lowered(NameIndex.Named name) {
    return lowered(name, 1);
  }

  /**
   * @param share of the words that are shortened in the name
   */
  private static NameIndex.Named lowered(NameIndex.Named name, double share) {
    boolean part = name.evidence() == Evidence.PART_OF_NAME;
    return new NameIndex.Named(
        name.table(),
        name.column(),
        name.score() * (1 - share * (1 - SHORTENED)),
        part ? Evidence.PART_OF_NAME : Evidence.ABBREVIATION,
        name.words());
  }
}
