package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.english.OtherLanguages;
import io.github.askjdbc.generation.llm.LinkedSchema;
import io.github.askjdbc.llm.AskedModel;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ConfiguredModel;
import io.github.askjdbc.llm.ModelRequest.Form;
import io.github.askjdbc.llm.ModelUse.Effort;
import io.github.askjdbc.llm.ModelUse.Values;
import io.github.askjdbc.llm.prompt.CreateTables;
import io.github.askjdbc.llm.prompt.Linked;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.question.Question;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows what a language model would be sent for a question. */
final class ModelPrompts {

  private static final WritingPrompt.Attempt UNKNOWN =
      new WritingPrompt.Attempt("(its SQL)", "(names that do not exist, or class and SQLSTATE)");

  private final Optional<ConfiguredModel> model;

  private final KnownAnswers answers;

  ModelPrompts(Optional<ConfiguredModel> model, KnownAnswers answers) {
    this.model = model;
    this.answers = answers;
  }

  /** For a question that is turned down before, nothing is sent. */
  List<ShownPrompt> of(Asked asked, EarlyRefusal early, CandidateStages stages)
      throws SQLException {
    Optional<Decision.Abstention> refusal = early.refusal(asked.question(), asked.recalled());
    return refusal.isPresent() && !OtherLanguages.speaks(asked.question().text())
        ? List.of(new ShownPrompt("none", "nothing is sent", refusal.get().message()))
        : of(stages.link(asked, new ReportWriter(asked.question(), asked.budget())));
  }

  private List<ShownPrompt> of(AskedQuestion linked) throws SQLException {
    Values values = model.map(one -> one.settings().use().values()).orElse(Values.NONE);
    PromptPolicy policy = new PromptPolicy(values, linked.queries()::mayRead);
    WritingPrompt prompt =
        new WritingPrompt(
                linked.knowledge(), linked.database().dialect(), policy, new CreateTables())
            .showing(answers.near(linked, policy))
            .on(linked.question().today());
    if (LanguageStage.isOther(linked)) {
      prompt = prompt.translating();
    }
    Question question = linked.question().question();
    Linked schema = LinkedSchema.of(linked.question());
    Optional<AskedModel> asked = model.map(ConfiguredModel::forQuestion);
    long tokens = asked.map(AskedModel::tokensLeft).orElse((long) Effort.LOW.tokens());
    List<ShownPrompt> shown = new ArrayList<>();
    asked
        .flatMap(AskedModel::probe)
        .ifPresent(
            text ->
                shown.add(
                    new ShownPrompt(
                        "capabilities", "once, before an endpoint's first question", text)));
    for (Form form : forms(asked)) {
      String when = form == Form.SQL ? " a model that can be held to JSON" : " any other model";
      shown.add(
          new ShownPrompt(
              "write", "first, to" + when, prompt.first(question, schema, form, tokens).whole()));
      shown.add(
          new ShownPrompt(
              "mend",
              "where SQL cannot be run, to" + when,
              prompt.mending(question, UNKNOWN, schema, form, tokens).whole()));
    }
    return List.copyOf(shown);
  }

  /** Which one it will be is known once an endpoint was asked. */
  private static List<Form> forms(Optional<AskedModel> asked) {
    Optional<Set<Capability>> known = asked.flatMap(AskedModel::knownCapabilities);
    return known.isPresent()
        ? List.of(known.get().contains(Capability.JSON_SCHEMA) ? Form.SQL : Form.FREE)
        : List.of(Form.SQL, Form.FREE);
  }
}
