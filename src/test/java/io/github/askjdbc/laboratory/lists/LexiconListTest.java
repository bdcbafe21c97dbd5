package io.github.askjdbc.laboratory.lists;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.laboratory.lists.LexiconList.Removal;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LexiconListTest {

  @Test
  void of_fileOfOneList_isThatList() {
    assertThat(LexiconList.of("scales"))
        .containsExactly(new LexiconList("scales", Optional.empty()));
  }

  @Test
  void of_fileOfSeveral_isEachByItsName() {
    assertThat(LexiconList.of("politeness"))
        .extracting(LexiconList::name)
        .contains("politeness[polite]", "politeness[thanks]");
  }

  @Test
  void without_section_leavesTheOthers() throws IOException {
    String text = new LexiconList("words", Optional.of("article")).without(Removal.ENTRIES);

    assertThat(text.lines()).contains("[article]", "[determiner]", "of").doesNotContain("the");
  }

  @Test
  void without_wordsOfKeys_leavesTheKeys() throws IOException {
    String text = new LexiconList("time-units", Optional.empty()).without(Removal.WORDS_OF_KEYS);

    assertThat(text).contains("\nYEAR: ").doesNotContain("annually");
  }
}
