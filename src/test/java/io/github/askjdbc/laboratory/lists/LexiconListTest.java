package io.github.askjdbc.laboratory.lists;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.laboratory.lists.LexiconList.Removal;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LexiconListTest {
  @TempDir private Path folder;

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

  @ParameterizedTest
  @CsvSource({
    "relation-verbs, english.RelationVerbs",
    "name-roles, linking.NameRoles",
  })
  void without_eitherRemoval_isReadAllTheSame(String file, String reader) throws Exception {
    for (Removal removal : Removal.values()) {
      LexiconList list = new LexiconList(file, Optional.empty());
      Path place = folder.resolve(removal.name()).resolve(list.resource());
      Files.createDirectories(place.getParent());
      Files.writeString(place, list.without(removal));
      try (URLClassLoader without = classes(folder.resolve(removal.name()))) {
        Class<?> type = Class.forName("io.github.askjdbc." + reader, true, without);
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object read = constructor.newInstance();
        for (Method method : type.getMethods()) {
          if (Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class})) {
            assertThat(method.invoke(read, "made")).as(method.getName()).isNotNull();
          }
        }
      }
    }
  }

  /** All that is there, with files of one folder before the others. */
  private static URLClassLoader classes(Path first) throws MalformedURLException {
    List<URL> places = new ArrayList<>();
    places.add(first.toUri().toURL());
    String[] classPath = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    for (String place : classPath) {
      places.add(Path.of(place).toUri().toURL());
    }
    return new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }
}
