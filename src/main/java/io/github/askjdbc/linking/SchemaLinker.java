package io.github.askjdbc.linking;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.semantics.BandReader;
import io.github.askjdbc.catalog.semantics.EvidenceReader;
import io.github.askjdbc.catalog.semantics.FormulaReader;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.catalog.semantics.ToldCodeReader;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.PlainWording;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.definitions.Definitions;
import io.github.askjdbc.question.definitions.Stretch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds every reading of a question's words that a database supports: names of tables and columns,
 * stored values, numbers, and cues. Readings that contradict each other are all kept.
 *
 * <p>The words of a catalog are prepared once and kept while the catalog is in use. Thread-safe.
 */
public final class SchemaLinker {

  private static final int PREPARED_CATALOGS = 8;

  private static final Comparator<Link> ORDER =
      Comparator.<Link>comparingInt(link -> -link.span().length())
          .thenComparingInt(link -> link.span().first())
          .thenComparingDouble(link -> -link.score());

  private final PlainWording wording = new PlainWording();
  private final Tokenizer tokenizer = new Tokenizer();
  private final CueLinks cues = new CueLinks();
  private final NumberLinks numbers = new NumberLinks();
  private final PeriodLinks periods = new PeriodLinks();
  private final MeasureLinks measures = new MeasureLinks();
  private final ValueLinks values = new ValueLinks();
  private final ValueHints valueHints = new ValueHints();
  private final ValueMeanings valueMeanings = new ValueMeanings();
  private final CodeLinks codes = new CodeLinks();
  private final SaidValues said = new SaidValues();
  private final SaidNames saidNames = new SaidNames();
  private final PlaceCodes places = new PlaceCodes();
  private final NameRoles roles = new NameRoles();
  private final StateWords states = new StateWords();
  private final MeaningLinks meanings = new MeaningLinks();
  private final ViaLinks via = new ViaLinks(roles);
  private final Cache<CatalogSnapshot, Names> prepared =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();
  private final Cache<SemanticLayer, SemanticNames> described =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();

  /**
   * @param dialect of the SQL in which filters and metrics are defined
   * @return the question in {@link PlainWording}, its words with their links and hints, at most
   *     {@value BestReadings#MOST} links with the same words; longer spans first, then in the order
   *     of the question, and the better first for the same words
   */
  public LinkedQuestion link(
      Question asked, DatabaseKnowledge knowledge, Dialect dialect, QuestionBudget budget) {
    SemanticLayer told =
        asked
            .evidence()
            .map(text -> said(text, asked.text(), knowledge))
            .orElse(SemanticLayer.NONE);
    return link(asked, told, knowledge, dialect, budget);
  }

  /**
   * The same where it is known what is told beside the question.
   *
   * @param told nothing where the evidence may define terms in plain English
   */
  public LinkedQuestion link(
      Question asked,
      SemanticLayer told,
      DatabaseKnowledge knowledge,
      Dialect dialect,
      QuestionBudget budget) {
    Names names = prepared.get(knowledge.catalog(), this::names);
    Question given = plain(asked, names.words());
    Question question = defined(given, asked, told, names.words());
    List<Word> cut =
        BrokenOff.told(
            question.text(), VerbOrNoun.told(tokenizer.words(question.text()), names.index()));
    List<Link> stored = values.links(question.text(), cut, knowledge.values(), budget);
    List<Word> words = ValueLinks.withNouns(cut, stored);
    List<Link> found = new ArrayList<>(cues.links(words));
    found.addAll(numbers.links(words));
    found = new ArrayList<>(periods.with(found, words, knowledge.today()));
    List<Link> shortened = names.shortened().links(words, budget);
    found.addAll(measures.links(words, names.index(), shortened, knowledge.times()));
    found.addAll(nameLinks(words, names.index(), budget));
    found.addAll(KindLinks.links(words, names.index()));
    found.addAll(RateVerbs.links(words, knowledge.catalog()));
    found.addAll(shortened);
    found.removeIf(link -> TakingPlace.isTorn(link, words));
    List<Link> read = List.copyOf(found);
    found.removeIf(link -> isOfName(link, read));
    found = new ArrayList<>(TimeUnitLinks.near(words, found));
    found.addAll(TimeUnitLinks.links(words, List.copyOf(found)));
    found.addAll(stored);
    found.removeIf(link -> isOfTurn(link, words));
    found.removeIf(link -> TimeUnitLinks.isPassing(link, words));
    found.removeIf(link -> VerbOrNoun.isVerb(link, words));
    found.removeIf(link -> ValueLinks.isPartOfDenied(link, words, stored));
    found.addAll(valueMeanings.links(words, names.index(), knowledge.values(), budget));
    found.addAll(
        places.links(words, names.index(), knowledge.catalog(), knowledge.values(), budget));
    found.addAll(semanticLinks(told, words, knowledge, dialect, budget));
    found.removeIf(link -> CodeLinks.isCue(link, words, read));
    List<Link> withLists = List.copyOf(found);
    found = names.initials().with(CodeTexts.withoutLists(found, knowledge.codes()), words);
    List<Link> listed = CodeTexts.ofLists(withLists, found);
    List<Link> apart = names.shortened().apart(words, read);
    found.addAll(apart);
    found.addAll(
        saidNames.links(
            words, List.copyOf(found), names.index(), names.words(), names.shortened()));
    List<Link> coded =
        codes.links(words, with(found, listed), names.index(), knowledge, budget).stream()
            .filter(code -> apart.stream().noneMatch(link -> link.span().overlaps(code.span())))
            .toList();
    found.removeIf(link -> CodeTexts.isOnlyText(link, coded, knowledge.catalog()));
    found.addAll(coded);
    found.addAll(said.links(words, List.copyOf(found), knowledge));
    found.addAll(RecencyLinks.links(question, words, List.copyOf(found), knowledge));
    found = EntityNumbers.with(found, words, knowledge.catalog());
    found.addAll(
        names
            .states()
            .links(question.text(), words, List.copyOf(found), new HeldValues(knowledge), dialect));
    found = ActiveDeeds.without(found, words, names.index());
    found.addAll(EventNounLinks.links(words, List.copyOf(found), names.index()));
    found = UnnamedViews.without(found, knowledge.catalog());
    found = StaffMembers.without(found, words);
    found = new ArrayList<>(new CostVerb(words).apart(found));
    found.removeIf(unusedTerms(given, question, told, words, List.copyOf(found), knowledge));
    boolean naming = NamingVerb.begins(words, found);
    List<Link> own = NamingVerb.withoutOthers(words, found);
    List<Link> links = new ArrayList<>(BestReadings.of(SemanticNames.strongest(own)));
    links.removeIf(link -> naming && NamingVerb.isOfVerb(link));
    links.sort(ORDER);
    List<Link> hints = new ArrayList<>(valueMeanings.hints(words, knowledge.values(), budget));
    hints.addAll(valueHints.hints(question.text(), words, links, knowledge.values(), budget));
    hints = CodeTexts.withoutLists(SemanticNames.strongest(hints), knowledge.codes());
    hints.addAll(via.hints(links, hints, knowledge.catalog()));
    hints.addAll(meanings.hints(words, names.words(), links));
    hints.sort(ORDER);
    hints.removeIf(hint -> naming && NamingVerb.isOfVerb(hint));
    List<Word> telling = naming ? NamingVerb.passedOver(words) : words;
    return new LinkedQuestion(given, question.text(), telling, links, hints);
  }

  private static List<Link> with(List<Link> some, List<Link> others) {
    List<Link> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  /** "As well as" speaks of no well. */
  private static boolean isOfTurn(Link link, List<Word> words) {
    List<String> folded = words.stream().map(Word::folded).toList();
    return IntStream.rangeClosed(Math.max(0, link.span().first() - 2), link.span().first())
        .anyMatch(at -> link.span().last() < at + Idioms.besides(folded, at));
  }

  /** "This month" tells no time where it names a column, and words beside it the column's table. */
  private static boolean isOfName(Link link, List<Link> read) {
    return link instanceof Link.ToPeriod time
        && time.today().isPresent()
        && read.stream()
            .filter(name -> name.namedColumn().isPresent() && name.naming() == NameExtent.WHOLE)
            .filter(name -> name.span().contains(time.span()))
            .anyMatch(
                name ->
                    name.span().length() > time.span().length()
                        || read.stream().anyMatch(it -> it.namedTable().equals(name.holder())));
  }

  private Question plain(Question asked, NameWords names) {
    String text = wording.of(asked.text(), word -> names.word(Stemming.stem(word)).isPresent());
    return new Question(text, asked.evidence());
  }

  /** With what its evidence defines in plain English, where none of that is told formally. */
  private Question defined(Question plain, Question asked, SemanticLayer told, NameWords names) {
    return asked
        .evidence()
        .filter(text -> told.isEmpty())
        .flatMap(text -> Definitions.restated(asked.text(), text))
        .map(text -> plain(new Question(text, asked.evidence()), names))
        .orElse(plain);
  }

  /** Readings of words of which the evidence tells another meaning, that was not understood. */
  private static Predicate<Link> unusedTerms(
      Question given,
      Question read,
      SemanticLayer layer,
      List<Word> words,
      List<Link> found,
      DatabaseKnowledge knowledge) {
    List<Stretch> told =
        given
            .evidence()
            .filter(text -> read.text().equals(given.text()))
            .filter(text -> layer.isEmpty())
            .map(text -> Definitions.told(given.text(), text))
            .orElse(List.of());
    boolean uncounted =
        given
            .evidence()
            .filter(text -> read.text().equals(given.text()))
            .filter(text -> layer.isEmpty())
            .filter(text -> UncountedTables.matter(given.text(), text, found, knowledge.catalog()))
            .isPresent();
    return link ->
        uncounted
            || told.stream()
                .anyMatch(
                    term ->
                        term.meets(
                            words.get(link.span().first()).start(),
                            words.get(link.span().last()).end()));
  }

  /** The names of a catalog, as whole phrases and word by word. */
  private record Names(
      NameIndex index,
      NameWords words,
      ShortNameLinks shortened,
      InitialLinks initials,
      StateLinks states) {}

  private Names names(CatalogSnapshot catalog) {
    SchemaPhrases phrases = new SchemaPhrases(catalog, roles);
    NameIndex index = new NameIndex(catalog, phrases, roles);
    NameWords words = new NameWords(catalog, phrases, roles);
    return new Names(
        index,
        words,
        new ShortNameLinks(catalog, phrases, index, words, roles),
        new InitialLinks(catalog),
        new StateLinks(catalog, phrases, roles, states));
  }

  private List<Link> semanticLinks(
      SemanticLayer told,
      List<Word> words,
      DatabaseKnowledge knowledge,
      Dialect dialect,
      QuestionBudget budget) {
    CatalogSnapshot catalog = knowledge.catalog();
    List<Link> links =
        described
            .get(
                knowledge.semantics(),
                layer -> new SemanticNames(catalog, layer, dialect, SemanticNames.SAID))
            .links(words, knowledge.values(), budget);
    if (!told.isEmpty()) {
      links.addAll(
          new SemanticNames(catalog, told, dialect, SemanticNames.GIVEN)
              .links(words, knowledge.values(), budget));
    }
    return links;
  }

  /** What is told beside a question, formally, or as a formula or codes in plain English. */
  private static SemanticLayer said(String evidence, String question, DatabaseKnowledge knowledge) {
    CatalogSnapshot catalog = knowledge.catalog();
    return Stream.<Supplier<SemanticLayer>>of(
            () -> FormulaReader.read(evidence, question, catalog),
            () -> BandReader.read(evidence, question, catalog),
            () -> ToldCodeReader.read(evidence, catalog, knowledge.values()))
        .map(Supplier::get)
        .filter(layer -> !layer.isEmpty())
        .findFirst()
        .orElseGet(() -> EvidenceReader.read(evidence, catalog));
  }

  private static List<Link> nameLinks(List<Word> words, NameIndex names, QuestionBudget budget) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, NameIndex.LONGEST_PHRASE)) {
      budget.check();
      boolean named = words.get(span.first()).content() && words.get(span.last()).content();
      boolean noun =
          span.first() > 0 && WordClass.BEFORE_NOUN.contains(words.get(span.first() - 1).folded());
      String folded = Phrases.folded(words, span);
      String stems = Phrases.stems(words, span);
      if (!named && isListedNoun(words, span)) {
        names.named(stems).stream()
            .filter(target -> target.score() >= NameIndex.WITHOUT_TABLE)
            .filter(target -> target.isSaid(folded, noun))
            .forEach(target -> links.add(target.link(span, folded)));
      }
      if (!named || words.get(span.first()).quoted() || Phrases.spansClauses(words, span)) {
        continue;
      }
      names.named(stems).stream()
          .filter(target -> target.isSaid(folded, noun))
          .forEach(target -> links.add(target.link(span, folded)));
      if (span.length() == 1 && !folded.equals(stems)) {
        // names as the database writes them, which stemming would alter
        whole(names, folded).forEach(target -> links.add(target.link(span, folded)));
      }
      if (span.length() > 1) {
        // names that the database writes as one word
        String joined = folded.replace(" ", "");
        whole(names, Stemming.stem(joined))
            .filter(name -> isOneWord(name.words(), joined, words.get(span.last())))
            .forEach(name -> links.add(name.link(span, joined)));
      }
    }
    links.addAll(sharedHeads(words, names));
    return links;
  }

  /** Not "product sizes" for {@code products}, whose stem is the same by chance. */
  private static boolean isOneWord(String name, String joined, Word last) {
    int own = joined.length() - last.folded().length() + last.stem().length();
    return NounNumber.isSame(name, joined) || Stemming.stem(joined).length() >= own;
  }

  /** "List price" inside a question, where "list" is no verb that it begins with. */
  private static boolean isListedNoun(List<Word> words, WordSpan span) {
    return span.length() > 1
        && span.first() > 0
        && WordClass.LISTING_NOUN.contains(words.get(span.first()).folded())
        && span.words().skip(1).allMatch(at -> words.get(at).content());
  }

  private static Stream<NameIndex.Named> whole(NameIndex names, String phrase) {
    return names.named(phrase).stream().filter(target -> target.score() == 1);
  }

  /** "First" and "middle" in "first, middle and last names", which share their last word. */
  private static List<Link> sharedHeads(List<Word> words, NameIndex names) {
    List<Link> links = new ArrayList<>();
    for (int and = 1; and + 2 < words.size(); and++) {
      if (!WordClass.CONJUNCTION.contains(words.get(and).folded())) {
        continue;
      }
      WordSpan whole = new WordSpan(and + 1, and + 2);
      for (NameIndex.Named named : names.named(Phrases.stems(words, whole))) {
        for (int at = and - 1; at >= 0 && named.column().isPresent(); at--) {
          WordSpan part = new WordSpan(at, at);
          String shared = words.get(at).stem() + " " + words.get(and + 2).stem();
          List<NameIndex.Named> alike =
              names.named(shared).stream()
                  .filter(other -> other.column().isPresent())
                  .filter(other -> other.table().equals(named.table()))
                  .toList();
          if (alike.isEmpty()) {
            break;
          }
          alike.forEach(other -> links.add(other.link(part, shared)));
        }
      }
    }
    return links;
  }
}
