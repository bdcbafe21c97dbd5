package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.question.definitions.ToldNumber.Reckoning;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * "The percentage of parcels that came late", "the share of settled claims among those that are
 * settled or rejected".
 */
final class ShareText {

  private static final Map<String, String> KINDS =
      LexiconFile.read("told-numbers").section("share").keyed();
  private static final String PERCENT = "percent";
  private static final Pattern SHARE =
      Pattern.compile(
          "(?i)^(?:the )?(?P<kind>"
              + String.join("|", KINDS.keySet())
              + ") of (?:(?:"
              + NumberSentence.any("all")
              + ") )?(?:(?:a|an|the|each) [\\pL]+(?: [\\pL]+)?['’]s )?(?P<rows>.+)$");
  private static final Pattern AMONG =
      Pattern.compile(
          "(?i)^(?P<some>[^,]+?),? (?:among|out of) (?:(?P<those>"
              + NumberSentence.any("those")
              + ") |(?:"
              + NumberSentence.any("all")
              + " )?)(?P<all>[^,]+)$");
  private static final Pattern WHOLE =
      Pattern.compile(
          "(?i)^(?P<body>[^,]+), (?:"
              + NumberSentence.any("percent-of")
              + "|"
              + NumberSentence.any("share-of")
              + "|out of|of) all (?:(?:its|the|their) )?(?P<all>[\\pL]+)$");
  private static final Pattern OWNED =
      Pattern.compile(
          "(?i)^(?P<rows>[\\pL]+(?: [\\pL]+)?) of (?:a|an|each|every) [\\pL]+(?P<rest> .+)$");
  private static final int LONGEST_NOUN = 3;

  private ShareText() {}

  /** "The share of the late parcels, as a fraction of all parcels" says twice of what. */
  static String withoutWhole(String body) {
    Matcher whole = WHOLE.matcher(body);
    return whole.matches() && isSaid(whole.group("all"), whole.group("body"))
        ? whole.group("body")
        : body;
  }

  private static boolean isSaid(String noun, String text) {
    Said all = Said.of(noun);
    return Said.of(text).words().stream()
        .anyMatch(word -> word.stem().equals(all.word(all.size() - 1).stem()));
  }

  static boolean isShare(String body) {
    return SHARE.matcher(body).matches();
  }

  static boolean isPercent(String body) {
    Matcher share = SHARE.matcher(body);
    return share.matches()
        && PERCENT.equals(KINDS.get(share.group("kind").toLowerCase(Locale.ROOT)));
  }

  static Optional<Reckoning> of(String body) {
    Matcher share = SHARE.matcher(body);
    if (!share.matches()) {
      return Optional.empty();
    }
    Matcher owned = OWNED.matcher(share.group("rows"));
    String rows =
        (owned.matches() ? owned.group("rows") + owned.group("rest") : share.group("rows"))
            .replace(" anything but ", " not ");
    if (rows.indexOf(',') >= 0) {
      return Optional.empty();
    }
    Matcher among = AMONG.matcher(rows);
    if (among.matches()) {
      return among(among.group("some"), among.group("those") != null, among.group("all"));
    }
    Said said = Said.of(rows);
    int narrowing = said.size() < 2 ? -1 : DefinitionReader.narrowing(said, 0);
    if (narrowing > 0) {
      return isNoun(said, narrowing)
          ? Optional.of(new Reckoning.Share(said.from(0, narrowing), rows))
          : Optional.empty();
    }
    int last = said.size() - 1;
    return last > 0 && last <= LONGEST_NOUN && isNoun(said, said.size())
        ? Optional.of(new Reckoning.Share(said.from(last), rows))
        : Optional.empty();
  }

  private static Optional<Reckoning> among(String some, boolean those, String all) {
    Said said = Said.of(some);
    int narrowing = said.size() < 2 ? -1 : DefinitionReader.narrowing(said, 0);
    int end = narrowing > 0 ? narrowing : said.size();
    if (!isNoun(said, end)) {
      return Optional.empty();
    }
    String whole = those ? said.from(end - 1, end) + " " + all : all;
    return Optional.of(new Reckoning.Share(whole, some));
  }

  private static boolean isNoun(Said said, int end) {
    return end > 0 && NounNumber.isPlural(said.folded(end - 1));
  }
}
