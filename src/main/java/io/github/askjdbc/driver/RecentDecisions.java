package io.github.askjdbc.driver;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.memory.QuestionKey;
import io.github.askjdbc.pipeline.Chosen;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.Question;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What one connection's questions last led to, as far as it was shown; the oldest are dropped. */
final class RecentDecisions {

  private static final int KEPT = 64;

  private record Key(DatabaseIdentity database, QuestionKey question) {}

  private final Map<Key, Chosen> chosen =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Chosen> eldest) {
          return size() > KEPT;
        }
      };

  /** The report's SQL was shown to the caller, or its rows. */
  void shown(DatabaseIdentity database, QuestionReport report) {
    Key key = key(database, report.question());
    synchronized (chosen) {
      chosen.remove(key);
      report.chosen().ifPresent(one -> chosen.put(key, one));
    }
  }

  Optional<Chosen> of(DatabaseIdentity database, Question question) {
    Key key = key(database, question);
    synchronized (chosen) {
      return Optional.ofNullable(chosen.get(key));
    }
  }

  /** Made outside the lock, since it takes time that a question's length decides. */
  private static Key key(DatabaseIdentity database, Question question) {
    return new Key(database, QuestionKey.of(question));
  }
}
