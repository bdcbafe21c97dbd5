package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.text.Runs;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The words by which a definition is told; what each list is for stands in {@code english}. */
final class DefiningWords {

  private static final LexiconFile FILE = LexiconFile.read("definitions");

  static final Set<String> ARTICLE = FILE.section("article").words();
  static final Set<String> ONE = FILE.section("one").words();
  static final Set<String> WENT = FILE.section("went").words();
  static final Set<String> BEING = FILE.section("being").words();
  static final Set<String> COPULA = FILE.section("copula").words();
  static final Set<String> NO_PREDICATE = FILE.section("no-predicate").words();
  static final Set<String> RANGE = FILE.section("range").words();
  static final Set<String> LISTED = FILE.section("listed").words();
  static final Set<String> HAVING = FILE.section("having").words();
  static final Set<String> CONDITION = FILE.section("condition").words();
  static final Set<String> STAND_IN = FILE.section("stand-in").words();
  static final Set<String> PRONOUN = FILE.section("pronoun").words();
  static final Set<String> OBJECT = FILE.section("object").words();
  static final Set<String> POSSESSIVE = FILE.section("possessive").words();
  static final Set<String> RELATIVE = FILE.section("relative").words();
  static final Set<String> PREPOSITION = FILE.section("preposition").words();
  static final Set<String> VERB = FILE.section("verb").words();
  static final Set<String> NEGATION = FILE.section("negation").words();
  static final Set<String> JOIN = FILE.section("join").words();
  static final List<List<String>> GRANTED = phrases("granted");
  static final List<List<String>> CALLED = phrases("called");
  static final List<List<String>> ARRIVING = phrases("arriving");
  static final List<List<String>> HOLDING = phrases("holding");
  static final List<List<String>> BOTH_ENDS = phrases("both-ends");
  static final List<List<String>> MEANING = phrases("meaning");
  static final Set<String> TERM = FILE.section("term").words();
  static final Set<String> SPEAKER = FILE.section("speaker").words();
  static final List<List<String>> OPENING = phrases("opening");
  static final Set<String> AT_HOME = FILE.section("at-home").words();
  static final Set<String> OUR_OWN = FILE.section("our-own").words();
  static final Set<String> SIGN = FILE.section("sign").words();
  static final Set<String> TREATS = FILE.section("treats").words();
  static final Set<String> DEEMS = FILE.section("deems").words();
  static final Set<String> AS = FILE.section("as").words();
  static final Set<String> SPEAKING = FILE.section("speaking").words();
  static final List<List<String>> SUPPOSING = phrases("supposing");
  static final Set<String> SUPPOSED = FILE.section("supposed").words();
  static final Set<String> IN_WHICH = FILE.section("in-which").words();
  static final Set<String> BEEN = FILE.section("been").words();
  static final Set<String> BY = FILE.section("by").words();
  static final Set<String> MEAN = FILE.section("mean").words();
  static final Set<String> AMONG = FILE.section("among").words();
  static final Set<String> CODE = FILE.section("code").words();
  static final Set<String> BESIDE = FILE.section("beside").words();
  static final Set<String> NUMBER = FILE.section("number").words();
  static final Set<String> AVERAGING = FILE.section("averaging").words();
  static final List<List<String>> ON_AVERAGE = phrases("on-average");
  static final List<List<String>> REGARDLESS = phrases("regardless");
  static final List<List<String>> RECKONED = phrases("reckoned");
  static final Set<String> PER = FILE.section("per").words();
  static final Map<String, String> OR_MORE = FILE.section("or-more").keyed();
  static final Set<String> NUMERAL = LexiconFile.list("numbers").keyed().keySet();
  static final Set<String> UNIT_OF_TIME =
      LexiconFile.list("time-lengths").keyed().values().stream()
          .flatMap(words -> Runs.words(words).stream())
          .collect(Collectors.toUnmodifiableSet());
  static final List<List<String>> EXCLUDED = phrases("excluded");
  static final Set<String> SOMETHING = FILE.section("something").words();
  static final Set<String> DATED = FILE.section("dated").words();
  static final Set<String> BETWEEN = FILE.section("between").words();
  static final Set<String> PASSING = FILE.section("passing").words();
  static final Set<String> LYING = FILE.section("lying").words();
  static final Set<String> COMPARING = FILE.section("comparing").words();
  static final Set<String> THAN = FILE.section("than").words();
  static final Set<String> OF = FILE.section("of").words();
  static final Set<String> COUNTING = FILE.section("counting").words();
  static final Set<String> ADDING = FILE.section("adding").words();
  static final Set<String> AMOUNT = FILE.section("amount").words();
  static final String WHOLE = FILE.section("whole").lines().get(0);
  static final List<List<String>> OUT_OF = phrases("out-of");
  static final List<List<String>> IN_PERCENT = phrases("in-percent");
  static final Set<String> EXTENT = FILE.section("extent").words();
  static final Set<String> TELLING = FILE.section("telling").words();
  static final Set<String> ASKER = FILE.section("asker").words();
  static final Set<String> OVER = FILE.section("over").words();
  static final Set<String> SHARE = FILE.section("share").words();
  static final Set<String> EACH = FILE.section("each").words();
  static final Set<String> DURING = FILE.section("during").words();
  static final List<List<String>> TOGETHER = phrases("together");
  static final List<List<String>> ADDING_UP = phrases("adding-up");
  static final Set<String> SUM = FILE.section("sum").words();
  static final Set<String> MONEY = FILE.section("money").words();
  static final List<List<String>> IN_THAT_TIME = phrases("in-that-time");
  static final Set<String> STRETCH = FILE.section("stretch").words();
  static final List<List<String>> UNCOUNTED = phrases("uncounted");
  static final List<List<String>> COUNTED_TOO = phrases("counted-too");
  static final Set<String> SOMEBODY = FILE.section("somebody").words();
  static final Set<String> PEOPLE_DEED = FILE.section("people-deed").words();
  static final Set<String> FIGURE_OF_PEOPLE = FILE.section("figure-of-people").words();
  static final List<List<String>> LACKING_DEED = phrases("lacking-deed");
  static final List<List<String>> DATED_BEHIND = phrases("dated-behind");
  static final Set<String> UNKNOWN = FILE.section("unknown").words();
  static final Set<String> NONE_OF_IT = FILE.section("none-of-it").words();
  static final List<List<String>> NOT_SHOWN = phrases("not-shown");
  static final String PEOPLE = FILE.section("people").lines().get(0);
  static final Set<String> CODES = FILE.section("codes").words();
  static final Set<String> STANDING_FOR = FILE.section("standing-for").words();
  static final Set<String> TAKING = FILE.section("taking").words();
  static final Set<String> WHAT_IS = FILE.section("what-is").words();
  static final Set<String> MANY = FILE.section("many").words();
  static final Set<String> ONLY = FILE.section("only").words();
  static final List<List<String>> COUNTED = phrases("counted");
  static final List<List<String>> OF_ANY_STATE = phrases("of-any-state");
  static final List<List<String>> SHARE_OF_ALL = phrases("share-of-all");
  static final List<List<String>> COUNT_ONLY = phrases("count-only");
  static final List<List<String>> LEAVE_OUT = phrases("leave-out");
  static final List<List<String>> LACKING = phrases("lacking");
  static final Set<String> OPEN_ENDED = FILE.section("open-ended").words();
  static final List<List<String>> IN_UNIT = phrases("in-unit");
  static final List<List<String>> DAY_OF_PAYMENT = phrases("day-of-payment");
  static final Set<String> DAY = FILE.section("day").words();
  static final Set<String> FEW = FILE.section("few").words();
  static final List<List<String>> DATING = phrases("dating");
  static final Set<String> MOST = FILE.section("most").words();
  static final Map<String, String> PAST = FILE.section("past").keyed();
  static final Map<String, String> LENGTH = FILE.section("length").keyed();
  static final List<List<String>> EITHER_SIDE = phrases("either-side");
  static final List<List<String>> DIFFERING = phrases("differing");
  static final List<List<String>> FRACTIONS = phrases("fractions");
  static final Set<String> TIME = FILE.section("time").words();
  static final List<List<String>> BELONGING = phrases("belonging");
  static final List<List<String>> TAKING_PLACE = phrases("taking-place");
  static final List<List<String>> RETURNED = phrases("returned");
  static final List<List<String>> ON_WHICH = phrases("on-which");
  static final Set<String> UNDER = FILE.section("under").words();
  static final Set<String> CALENDAR = FILE.section("calendar").words();
  static final Set<String> LATER = FILE.section("later").words();
  static final Set<String> EARLIER = FILE.section("earlier").words();
  static final Map<String, String> COMPARING_VERB = FILE.section("comparing-verb").keyed();
  static final Map<String, String> PLURAL = FILE.section("plural").keyed();

  static final List<List<String>> NOT_COUNTING = phrases("not-counting");
  static final List<List<String>> COUNTING_ONLY = phrases("counting-only");
  static final List<List<String>> LEFT_OUT = phrases("left-out");
  static final List<List<String>> AT_LEAST_ONCE = phrases("at-least-once");
  static final List<List<String>> NONE_SINCE = phrases("none-since");
  static final List<List<String>> ALTHOUGH = phrases("although");
  static final List<List<String>> SOME_OF = phrases("some-of");
  static final List<List<String>> NONE_OF = phrases("none-of");
  static final Set<String> EACH_OF = FILE.section("each-of").words();
  static final Set<String> PLEASE = FILE.section("please").words();
  static final Set<String> BY_NOW = FILE.section("by-now").words();
  static final Set<String> UNTIL = FILE.section("until").words();

  private DefiningWords() {}

  private static List<List<String>> phrases(String section) {
    return FILE.section(section).lines().stream()
        .map(Runs::words)
        .sorted(Comparator.comparingInt(words -> -words.size()))
        .toList();
  }
}
