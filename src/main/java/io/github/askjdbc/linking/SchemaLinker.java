package io.github.askjdbc.linking;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.semantics.EvidenceReader;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds every reading of a question's words that a database supports: names of tables and columns,
 * stored values, numbers, and cues. Readings that contradict each other are all kept.
 *
 * <p>The words of a catalog are prepared once and kept while the catalog is in use. Thread-safe.
 */
public final class SchemaLinker {

  private static final int PREPARED_CATALOGS = 8;

  private final Tokenizer tokenizer = new Tokenizer();
  private final CueLinks cues = new CueLinks();
  private final NumberLinks numbers = new NumberLinks();
  private final MeasureLinks measures = new MeasureLinks();
  private final ValueLinks values = new ValueLinks();
  private final Cache<CatalogSnapshot, NameIndex> prepared =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();
  private final Cache<SemanticLayer, SemanticNames> described =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();

  /**
   * @param dialect of the SQL in which filters and metrics are defined
   * @return the words with their links; longer spans first, then in the order of the question, and
   *     the better first for the same words
   */
  public LinkedQuestion link(
      Question question, DatabaseKnowledge knowledge, Dialect dialect, QuestionBudget budget) {
    List<Word> words = tokenizer.words(question.text());
    NameIndex names = prepared.get(knowledge.catalog(), NameIndex::new);
    List<Link> links = new ArrayList<>(cues.links(words));
    links.addAll(numbers.links(words));
    links.addAll(measures.links(words, names));
    links.addAll(nameLinks(words, names, budget));
    links.addAll(values.links(question.text(), words, knowledge.values(), budget));
    links.addAll(semanticLinks(question, words, knowledge, dialect, budget));
    links = SemanticNames.strongest(links);
    links.sort(
        Comparator.<Link>comparingInt(link -> -link.span().length())
            .thenComparingInt(link -> link.span().first())
            .thenComparingDouble(link -> -link.score()));
    return new LinkedQuestion(question, words, links);
  }

  private List<Link> semanticLinks(
      Question question,
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
    question
        .evidence()
        .map(text -> EvidenceReader.read(text, catalog))
        .map(layer -> new SemanticNames(catalog, layer, dialect, SemanticNames.GIVEN))
        .ifPresent(names -> links.addAll(names.links(words, knowledge.values(), budget)));
    return links;
  }

  private static List<Link> nameLinks(List<Word> words, NameIndex names, QuestionBudget budget) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, NameIndex.LONGEST_PHRASE)) {
      budget.check();
      boolean named = words.get(span.first()).content() && words.get(span.last()).content();
      if (!named || words.get(span.first()).quoted()) {
        continue;
      }
      for (NameIndex.Named target : names.named(Phrases.stems(words, span))) {
        links.add(
            target
                .column()
                .<Link>map(
                    column -> new Link.ToColumn(span, column, target.score(), target.evidence()))
                .orElseGet(
                    () ->
                        new Link.ToTable(span, target.table(), target.score(), target.evidence())));
      }
      if (span.length() == 1) {
        // names as the database writes them, which stemming would alter
        String raw = words.get(span.first()).folded();
        if (!raw.equals(words.get(span.first()).stem())) {
          for (NameIndex.Named target : names.named(raw)) {
            if (target.score() == 1) {
              links.add(
                  target
                      .column()
                      .<Link>map(c -> new Link.ToColumn(span, c, 1, target.evidence()))
                      .orElseGet(
                          () -> new Link.ToTable(span, target.table(), 1, target.evidence())));
            }
          }
        }
      }
    }
    return links;
  }
}
