package io.github.askjdbc.exam;

import java.util.List;

/** Makes questions of some kinds out of a schema. */
@FunctionalInterface
interface ExamRecipe {

  /** All that the names allow, in an order that depends on the schema alone. */
  List<QuestionDraft> drafts(ExamSchema schema);
}
