package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogSnapshotTest {
  private static final ForeignKey ORDERED = key("purchase", "customer_id", "customer");
  private static final ForeignKey INVITED = key("customer", "inviter_id", "customer");
  private static final CatalogSnapshot CATALOG =
      new CatalogSnapshot(List.of(), List.of(ORDERED, INVITED));

  private static ForeignKey key(String from, String column, String to) {
    return new ForeignKey(
        TableName.of(from),
        List.of(column),
        TableName.of(to),
        List.of("id"),
        ForeignKey.Origin.DECLARED);
  }

  @Test
  void keysOf_table_areItsOwnAndThoseThatReferToIt() {
    assertThat(CATALOG.keysOf(TableName.of("purchase"))).containsExactly(ORDERED);
    assertThat(CATALOG.keysOf(TableName.of("customer"))).containsExactly(ORDERED, INVITED);
    assertThat(CATALOG.keysOf(TableName.of("product"))).isEmpty();
  }
}
