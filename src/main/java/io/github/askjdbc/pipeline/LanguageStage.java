package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.english.OtherLanguages;
import io.github.askjdbc.generation.llm.EnglishReading;
import io.github.askjdbc.generation.llm.ModelAsking;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.linking.QuestionLanguage;
import io.github.askjdbc.linking.SchemaLanguage;
import io.github.askjdbc.llm.AskedModel;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.ModelUse.When;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.pipeline.OwnDecisions.Own;
import io.github.askjdbc.question.Question;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of a question, or of a schema, in another language than English, which alone is read
 * here. A language model that is set puts both into English in the call that writes the SQL; what
 * then reads, inspects and judges works on that. Without one, a refusal says why.
 */
final class LanguageStage {

  private static final int LONGEST_MESSAGE = 400;
  private static final int LONGEST_QUESTION = 120;
  private static final String NOT_ENGLISH =
      "The question does not seem to be English, and only English is read without a language model;"
          + " ask in English, or set ask.model. ";

  private final Optional<ModelStage> model;
  private final CandidateStages stages;
  private final OwnDecisions owns;
  private final EarlyRefusal early;

  LanguageStage(
      Optional<ModelStage> model, CandidateStages stages, OwnDecisions owns, EarlyRefusal early) {
    this.model = model.filter(stage -> stage.when() != When.NEVER);
    this.stages = stages;
    this.owns = owns;
    this.early = early;
  }

  /** Whether what a text asks for is known only once a model put it into English. */
  boolean mayTranslate(Question question) {
    return model.isPresent() && OtherLanguages.speaks(question.text());
  }

  /** Whether the question or the names of the schema are to be put into English. */
  static boolean isOther(AskedQuestion linked) {
    return !QuestionLanguage.seemsEnglish(linked.question())
        || !SchemaLanguage.seemsEnglish(linked.knowledge());
  }

  /**
   * What is decided in the end.
   *
   * @param own what is decided without the model
   * @throws ModelUnavailableException if the model cannot be asked, and what we have is no answer
   * @throws SQLException if the memory cannot be read
   */
  Decision decided(Own own, ReportWriter report) throws SQLException {
    boolean english = QuestionLanguage.seemsEnglish(own.linked().question());
    if (model.isEmpty()) {
      return english ? own.decision() : told(own.decision());
    }
    return isTranslated(own, english)
        ? translated(own, english, report)
        : model.get().decide(own, report);
  }

  private boolean isTranslated(Own own, boolean english) {
    if (!ModelStage.isOurs(own)) {
      return false;
    }
    boolean open =
        !(own.decision() instanceof Decision.Abstention abstention)
            ? model.orElseThrow().when().compareTo(When.ALWAYS) >= 0
            : mayChange(abstention.reason());
    return !english || (open && !SchemaLanguage.seemsEnglish(own.linked().knowledge()));
  }

  private static boolean mayChange(AbstentionReason reason) {
    return switch (reason) {
      case NOT_IN_DATABASE, AMBIGUOUS, LOW_CONFIDENCE -> true;
      case REFUSED, BUDGET_EXHAUSTED, NOT_A_QUERY -> false;
    };
  }

  /** Says of a refusal that the question may not have been understood at all. */
  static Decision.Abstention told(Decision.Abstention abstention, Question question) {
    return OtherLanguages.speaks(question.text())
        ? (Decision.Abstention) told(abstention)
        : abstention;
  }

  private static Decision told(Decision decision) {
    return decision instanceof Decision.Abstention abstention
        ? prefixed(NOT_ENGLISH, abstention)
        : decision;
  }

  private static Decision prefixed(String prefix, Decision.Abstention abstention) {
    String message = prefix + abstention.message();
    return new Decision.Abstention(
        abstention.reason(),
        message.length() > LONGEST_MESSAGE
            ? message.substring(0, LONGEST_MESSAGE - 3) + "..."
            : message,
        abstention.best(),
        abstention.suggestions());
  }

  /** A question on its way through the model, and what the model said. */
  private record Replied(ModelAsking asking, AskedModel model, ModelReply reply) {}

  private Decision translated(Own original, boolean english, ReportWriter report)
      throws SQLException {
    AskedQuestion linked = original.linked();
    Replied replied;
    try {
      replied = asked(linked);
    } catch (ModelUnavailableException away) {
      return model.orElseThrow().without(original, away, report);
    }
    EnglishReading reading =
        EnglishReading.of(
            replied.reply(), linked.question(), linked.knowledge(), linked.queries()::mayRead);
    if (reading instanceof EnglishReading.Unread nothing) {
      report.modelWrote(told(replied.model(), ModelWriting.useless(nothing.problem())));
      return withheld("The question does not seem to be English, and " + nothing.problem());
    }
    EnglishReading.Read read = (EnglishReading.Read) reading;
    Decision decision = read(read, replied, linked, report);
    return english ? decision : told(decision, read);
  }

  private Replied asked(AskedQuestion linked) throws SQLException {
    ModelStage stage = model.orElseThrow();
    AskedModel asked = stage.forQuestion();
    WritingPrompt prompt =
        stage
            .generator(linked.queries()::mayRead)
            .prompt(linked.knowledge(), linked.database().dialect())
            .showing(stage.answers(linked))
            .translating();
    ModelAsking asking = new ModelAsking(prompt, linked.question(), asked, linked.budget());
    return new Replied(asking, asked, asking.first());
  }

  private Decision read(
      EnglishReading.Read read, Replied replied, AskedQuestion linked, ReportWriter report)
      throws SQLException {
    Optional<Decision.Abstention> refusal = early.refusal(read.question(), linked.recalled());
    if (refusal.isPresent()) {
      report.modelWrote(
          told(replied.model(), ModelWriting.useless("what the question asks for is refused")));
      return refusal.get();
    }
    Asked again = new Asked(read.question(), linked.recalled(), linked.database(), linked.budget());
    AskedQuestion understood = stages.link(again, read.knowledge(), report);
    Own own = owns.of(understood, stages.written(), report);
    ModelStage stage = model.orElseThrow();
    ModelWriting writing =
        stage
            .generator(understood.queries()::mayRead)
            .writing(replied.reply(), replied.asking(), own.request());
    report.modelWrote(told(replied.model(), writing));
    Decision decision = stage.decide(writing, replied.model(), own, report);
    boolean unsupported =
        writing.outcome() == ModelWriting.Outcome.USELESS && decision instanceof Decision.Answer;
    return unsupported ? withheld("The language model wrote no SQL that can be run") : decision;
  }

  private static Written told(AskedModel model, ModelWriting writing) {
    ModelReport report =
        new ModelReport(
            model.id(), writing, Optional.empty(), List.of(), Optional.empty(), model.spent());
    return new Written(List.of(), Optional.empty(), Optional.of(report));
  }

  private static Decision withheld(String why) {
    return Decision.Abstention.early(
        AbstentionReason.LOW_CONFIDENCE, why + "; ask in English, in other words.");
  }

  /** Says how the question was read. */
  private static Decision told(Decision decision, EnglishReading.Read read) {
    String text = read.question().text();
    String shown =
        "read in English as \""
            + (text.length() > LONGEST_QUESTION
                ? text.substring(0, LONGEST_QUESTION) + "..."
                : text)
            + "\"";
    return decision instanceof Decision.Answer answer
        ? new Decision.Answer(answer.given().noting(new Note(Note.Kind.MODEL, shown)))
        : prefixed(
            Character.toUpperCase(shown.charAt(0)) + shown.substring(1) + ". ",
            (Decision.Abstention) decision);
  }
}
