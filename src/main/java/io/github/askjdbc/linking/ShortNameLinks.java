package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
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
 * <p>Score: that of the name, times {@value #SHORTENED}.
 */
final class ShortNameLinks {

  static final double SHORTENED = 0.93;

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
    this.forms = new ShortForms(catalog, phrases, words);
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
    List<Link> links = new ArrayList<>();
    if (shortened.isEmpty()) {
      return links;
    }
    for (WordSpan span : Phrases.spans(words, NameIndex.LONGEST_PHRASE)) {
      budget.check();
      boolean named = words.get(span.first()).content() && words.get(span.last()).content();
      boolean whole = !Phrases.spansSentences(words, span);
      if (named && whole && span.words().anyMatch(shortened::containsKey)) {
        links.addAll(links(words, span, shortened));
      }
    }
    return links;
  }

  private List<Link> links(List<Word> words, WordSpan span, Map<Integer, ShortForms.Form> forms) {
    String written =
        span.words()
            .mapToObj(
                at ->
                    Optional.ofNullable(forms.get(at))
                        .map(ShortForms.Form::stem)
                        .orElse(words.get(at).stem()))
            .collect(Collectors.joining(" "));
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
    boolean part =
        sure && used.stream().allMatch(form -> form.all() || form.letters() >= LEAST_OF_LONGER);
    return names.named(written).stream()
        .filter(name -> name.score() >= Link.LEAST_WHOLE ? sure || (beside && noun) : part)
        .map(name -> lowered(name).link(span, written))
        .toList();
  }

  private static NameIndex.Named lowered(NameIndex.Named name) {
    boolean part = name.evidence() == Evidence.PART_OF_NAME;
    return new NameIndex.Named(
        name.table(),
        name.column(),
        name.score() * SHORTENED,
        part ? Evidence.PART_OF_NAME : Evidence.ABBREVIATION,
        name.words());
  }
}
