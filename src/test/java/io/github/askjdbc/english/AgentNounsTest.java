package io.github.askjdbc.english;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgentNounsTest {

  @ParameterizedTest
  @CsvSource({
    "operators, operations, true",
    "operations, operators, true",
    "mountaineers, mountain, true",
    "consultants, consultations, true",
    "applicants, applications, true",
    "accountants, accounts, true",
    "advertisements, advertiser, true",
    "authorities, authors, true",
    "operators, operator, false",
    "orders, ordered, false",
    "ordered, orders, false",
    "shipments, shipped, false",
    "centre, center, false",
    "advertisers, advertised, false"
  })
  void apart_wordsOfOneStem_whereOneDoesTheOther(String said, String name, boolean apart) {
    assertEquals(apart, AgentNouns.apart(said, false, name));
  }

  @ParameterizedTest
  @CsvSource({"engines, engineers, true, true", "manages, managers, false, false"})
  void apart_wordWithoutAnEnding_onlyWhereItIsANoun(
      String said, String name, boolean noun, boolean apart) {
    assertEquals(apart, AgentNouns.apart(said, noun, name));
  }
}
