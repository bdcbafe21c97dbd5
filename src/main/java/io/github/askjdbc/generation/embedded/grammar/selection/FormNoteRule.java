package io.github.askjdbc.generation.embedded.grammar.selection;

import com.google.re2j.Pattern;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How months are to be written, in parentheses: "in each month of 2023 (in the form 2023-01)". They
 * are written so anyhow, and the months in it limit nothing.
 */
public final class FormNoteRule implements Rule {

  private static final Pattern YEAR_AND_MONTH = Pattern.compile("\\d{4}-\\d{2}");
  private static final String MONTH = "month";

  @Override
  public void apply(Draft draft) {
    String read = draft.question.read();
    int open = read.indexOf('(');
    int close = read.indexOf(')', open + 1);
    if (open < 0 || close < 0) {
      return;
    }
    List<Word> words = draft.question.words();
    List<Word> noted =
        words.stream().filter(word -> word.start() > open && word.end() <= close).toList();
    boolean form =
        noted.stream().allMatch(FormNoteRule::isPart)
            && noted.stream().anyMatch(word -> YEAR_AND_MONTH.matcher(word.folded()).matches());
    boolean asked =
        words.stream().anyMatch(word -> word.end() <= open && word.folded().equals(MONTH));
    int[] places =
        IntStream.range(0, draft.size())
            .filter(at -> noted.contains(words.get(draft.tokens.get(at).span().first())))
            .toArray();
    boolean whole =
        IntStream.of(places)
            .allMatch(at -> noted.contains(words.get(draft.tokens.get(at).span().last())));
    if (form && asked && whole) {
      draft.take(places);
    }
  }

  private static boolean isPart(Word word) {
    return WordClass.FORM_NOTE.contains(word.folded())
        || YEAR_AND_MONTH.matcher(word.folded()).matches();
  }
}
