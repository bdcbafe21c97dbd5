package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One more form in which people define a word: "to be a regular, a member must have 10 visits" says
 * "a member is called a regular if it has 10 visits".
 *
 * @param says what it says, with names in capitals for what the form holds
 */
record DefiningForm(Pattern form, String says) {

  private static final LexiconFile FILE = LexiconFile.read("definition-forms");
  private static final Map<String, String> OBLIGED = FILE.section("must").keyed();
  private static final String QUANTITIES = either(FILE.section("quantity").lines());
  private static final String ONE = "ONE";
  private static final String MANY = "MANY";
  private static final String ROWS = "ROWS";
  private static final String COND = "COND";
  private static final String VERB = "VERB";
  private static final String MUST = "MUST";
  private static final String STATE = "STATE";
  private static final String BARE = "BARE";
  private static final String FIELD = "FIELD";
  private static final String NUMBER = "NUMBER";
  private static final String COUNTED = "COUNTED";
  private static final String CODES = "CODES";
  private static final String CODE = "[\\p{Lu}\\d][\\p{Lu}\\d+/-]*";
  private static final String THING = "THING";
  private static final String WORD = "[\\pL\\d'’&/-]+";
  private static final Map<String, String> HELD =
      Map.ofEntries(
          Map.entry("TERM", "[\"“]?(?P<TERM>(?:" + WORD + " ){0,4}?" + WORD + ")[\"”]?"),
          Map.entry("WORD", "[\"“]?(?P<WORD>" + WORD + ")[\"”]?"),
          Map.entry(ONE, "(?P<ONE>(?:an?|any|every|each) (?:[\\pL-]+ ){0,3}?[\\pL-]+)"),
          Map.entry(MANY, "(?P<MANY>(?:[\\pL-]+ ){0,2}?[\\pL-]+s)"),
          Map.entry(ROWS, "(?P<ROWS>.+?)"),
          Map.entry(COND, "(?P<COND>.+?)"),
          Map.entry(STATE, "(?P<STATE>.+?)"),
          Map.entry(BARE, "(?P<BARE>" + WORD + "(?: " + WORD + ")?)"),
          Map.entry(
              FIELD,
              "(?P<FIELD>(?:[\\pL-]+ ){0,2}?(?:" + either(FILE.section("field").words()) + "))"),
          Map.entry(NUMBER, "(?P<NUMBER>(?:" + QUANTITIES + ") [\\pL\\d]+|[\\pL\\d]+ or more)"),
          Map.entry(COUNTED, "(?P<COUNTED>(?:[\\pL-]+ ){0,2}?[\\pL-]+)"),
          Map.entry(THING, "(?P<THING>(?:[\\pL-]+ )?[\\pL-]+)"),
          Map.entry(
              CODES, "(?P<CODES>(?-i:(?:" + CODE + ", )*" + CODE + ",? (?:and|or) " + CODE + "))"),
          Map.entry(VERB, "(?P<VERB>" + either(DefiningWords.VERB) + ")"),
          Map.entry(MUST, "(?P<MUST>" + either(OBLIGED.keySet()) + ")"));
  private static final Pattern AGAIN =
      Pattern.compile(
          "(?i)\\b(?:"
              + either(DefiningWords.JOIN)
              + ") (?P<MUST>"
              + either(OBLIGED.keySet())
              + ")\\b");
  private static final String SIGN = "(?: (?:is|are):?|\\s*[:=])\\s+";
  private static final Pattern OPTIONAL = Pattern.compile("(\\([^()]*\\)|\\pL+)\\? ");
  private static final Pattern CHOICE = Pattern.compile("\\(([^()?][^()]*)\\)");
  private static final List<DefiningForm> FORMS = forms("forms");
  private static final List<DefiningForm> TIMES = forms("times");

  private static List<DefiningForm> forms(String section) {
    return FILE.section(section).keyed().entrySet().stream()
        .map(form -> new DefiningForm(pattern(form.getKey()), form.getValue()))
        .toList();
  }

  /** Nouns that end what a column holds, as an expression. */
  static String fields() {
    return either(FILE.section("field").words());
  }

  /** The statement in the words in which definitions are read, if it has one of the forms. */
  static String plain(String statement) {
    return plain(FORMS, statement);
  }

  /** The same of a statement that tells of which date a time is. */
  static String plainTime(String statement) {
    return plain(TIMES, statement);
  }

  private static String plain(List<DefiningForm> forms, String statement) {
    return forms.stream()
        .flatMap(form -> form.read(statement).stream())
        .findFirst()
        .orElse(statement);
  }

  private static String either(Collection<String> words) {
    return words.stream()
        .sorted(Comparator.comparingInt(word -> -word.length()))
        .collect(Collectors.joining("|"));
  }

  private static Pattern pattern(String form) {
    String optional = OPTIONAL.matcher(form).replaceAll("(?:$1 )?");
    String commas = optional.replace(" ,, ", ", ").replace(" , ", ",? ").replace(" SIGN ", SIGN);
    String pattern = CHOICE.matcher(commas).replaceAll("(?:$1)");
    for (Map.Entry<String, String> held : HELD.entrySet()) {
      pattern = pattern.replace(held.getKey(), held.getValue());
    }
    return Pattern.compile("(?i)^" + pattern + "$");
  }

  private Optional<String> read(String statement) {
    Matcher read = form.matcher(statement.strip());
    if (!read.matches()) {
      return Optional.empty();
    }
    List<String> words = Runs.words(says);
    boolean fits =
        words.stream().filter(HELD::containsKey).allMatch(word -> fits(word, read.group(word)));
    return Optional.of(words)
        .filter(all -> fits)
        .map(all -> all.stream().map(word -> said(word, read)).collect(Collectors.joining(" ")))
        .map(text -> words.contains(MUST) ? obliged(text) : text);
  }

  private static String said(String word, Matcher read) {
    String held = HELD.containsKey(word) ? read.group(word) : word;
    return word.equals(MUST) ? OBLIGED.get(held.toLowerCase(Locale.ROOT)) : held;
  }

  /** "Must be active and must have joined": what else must hold, as it is said that it does. */
  private static String obliged(String text) {
    Matcher again = AGAIN.matcher(text);
    StringBuilder plain = new StringBuilder(text.length());
    int done = 0;
    while (again.find()) {
      plain.append(text, done, again.start("MUST"));
      plain.append(OBLIGED.get(again.group("MUST").toLowerCase(Locale.ROOT)));
      done = again.end();
    }
    return plain.append(text.substring(done)).toString();
  }

  /** Whether some words may be what a name stands for. */
  private static boolean fits(String name, String words) {
    Said said = Said.of(words);
    boolean clause =
        IntStream.range(0, said.size())
            .anyMatch(at -> DefiningWords.VERB.contains(said.folded(at)));
    return switch (name) {
      case ROWS -> said.first(0, DefiningWords.CONDITION) < 0;
      case COND, VERB, MUST, NUMBER, CODES -> true;
      case COUNTED, THING -> isNoun(said, 0);
      case STATE -> !clause && isOne(said);
      case BARE, FIELD -> isNoun(said, 0) && isOne(said);
      case MANY -> NounNumber.isPlural(said.folded(said.size() - 1)) && isNoun(said, 0);
      case ONE -> isNoun(said, 1);
      default -> !clause && said.first(0, DefiningWords.CONDITION) < 0;
    };
  }

  /** Whether nothing is joined to it, so that all of it is denied with it. */
  private static boolean isOne(Said said) {
    return said.first(0, DefiningWords.JOIN) < 0
        && said.first(0, DefiningWords.NEGATION) < 0
        && said.first(0, DefiningWords.RELATIVE) < 0
        && said.first(0, DefiningWords.CONDITION) < 0;
  }

  private static boolean isNoun(Said said, int from) {
    return IntStream.range(from, said.size())
        .noneMatch(
            at ->
                WordClass.CLOSED_CLASS.contains(said.folded(at))
                    || DefiningWords.RELATIVE.contains(said.folded(at))
                    || DefiningWords.VERB.contains(said.folded(at))
                    || DefiningWords.PREPOSITION.contains(said.folded(at)));
  }
}
