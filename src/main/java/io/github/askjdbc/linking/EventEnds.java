package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.stream.IntStream;

/** Which columns hold when what a row tells of began, and when it was over, as their names say. */
public final class EventEnds {

  private final DatabaseKnowledge knowledge;

  public EventEnds(DatabaseKnowledge knowledge) {
    this.knowledge = knowledge;
  }

  /** From when on it is so: hired, opened. */
  public List<ColumnName> begun(TableName table) {
    return times(table).stream()
        .filter(one -> says(one, WordClass.ROW_BEGUN) || TimeChoice.isOwn(one))
        .toList();
  }

  /**
   * The same, and from when on people wait: ordered, reported. Those that keep the books count only
   * where no other column says it.
   */
  public List<ColumnName> starts(TableName table) {
    List<ColumnName> starts =
        times(table).stream()
            .filter(
                one ->
                    says(one, WordClass.ROW_BEGUN)
                        || says(one, WordClass.ROW_ASKED)
                        || TimeChoice.isOwn(one))
            .toList();
    List<ColumnName> events = starts.stream().filter(one -> !TimeChoice.keepsBooks(one)).toList();
    return events.isEmpty() ? starts : events;
  }

  public List<ColumnName> ends(TableName table) {
    return times(table).stream().filter(one -> says(one, WordClass.ROW_OVER)).toList();
  }

  /** Whether a column holds when a row was over, and not when it is to be. */
  public boolean tellsEnd(ColumnName column) {
    return says(column, WordClass.ROW_OVER) && !says(column, WordClass.FORESEEN);
  }

  private List<ColumnName> times(TableName table) {
    return knowledge.catalog().table(table).stream()
        .flatMap(known -> known.columns().stream())
        .map(Column::name)
        .filter(column -> knowledge.times().form(column).isPresent())
        .toList();
  }

  /** Whether a part of a column's name, or two that are one word apart, is of a class. */
  public static boolean says(ColumnName column, WordClass words) {
    List<String> parts = EventNames.words(column.column());
    return parts.stream().anyMatch(words::contains)
        || IntStream.range(1, parts.size())
            .mapToObj(at -> parts.get(at - 1) + parts.get(at)) // check_in
            .anyMatch(words::contains);
  }
}
