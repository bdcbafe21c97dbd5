package io.github.askjdbc.generation.embedded.grammar;

/** Notes which tables the question names. */
final class MentionRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at)) {
        draft.table(at).ifPresent(draft.named::add);
      }
    }
  }
}
