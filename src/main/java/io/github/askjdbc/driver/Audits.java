package io.github.askjdbc.driver;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.audit.AuditPlace;
import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.files.BoundedFile;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The records of questions that connections share: one for each place and way of writing. */
final class Audits {

  private static final int MOST = 16;

  private record Key(AuditPlace place, boolean withText) {}

  private final Cache<Key, QuestionAudit> audits =
      Caffeine.newBuilder().maximumSize(MOST).executor(Runnable::run).build();

  private final LongSupplier millis;

  Audits(LongSupplier millis) {
    this.millis = millis;
  }

  Optional<QuestionAudit> of(Settings settings) {
    return settings
        .audit()
        .map(
            place ->
                audits.get(
                    new Key(place, settings.auditsText()),
                    key -> new QuestionAudit(key.place(), key.withText(), millis)));
  }

  /**
   * @throws SQLException if questions are to be recorded and cannot be
   */
  void check(Settings settings) throws SQLException {
    Optional<QuestionAudit> audit = of(settings);
    if (audit.isPresent()) {
      try {
        audit.get().check();
      } catch (IOException | UnsupportedOperationException | SecurityException e) {
        throw SettingsReader.refused(
            "the file that %s names cannot be used: %s"
                .formatted(Setting.AUDIT.key(), BoundedFile.reason(e)),
            e);
      }
    }
  }
}
