package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import java.util.stream.IntStream;

/** "List the loyal patients by name", which they are listed by anyhow. */
public final class NamedOneByOneRule implements Rule {

  @Override
  public void apply(Draft draft) {
    if (!AggregateCues.asked(draft)) {
      IntStream.range(1, draft.size())
          .filter(at -> GroupWords.isByName(draft, at))
          .forEach(draft::take);
    }
  }
}
