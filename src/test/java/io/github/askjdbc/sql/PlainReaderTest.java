package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PlainReaderTest {

  private static final String FOLDER = "/io/github/askjdbc/sql/";

  @ParameterizedTest
  @CsvFileSource(
      resources = FOLDER + "plain-selects.txt",
      delimiter = '|',
      quoteCharacter = '\u0001')
  void read_plainSelect_asTheParserDoes(String sql) {
    List<Token> tokens = SqlTokenizer.tokens(sql, Dialect.SQLITE);

    assertThat(PlainReader.read(tokens)).contains(ParsedQuery.parsed(sql, tokens, Dialect.SQLITE));
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = FOLDER + "other-selects.txt",
      delimiter = '|',
      quoteCharacter = '\u0001')
  void read_otherSelect_leftToTheParser(String sql) {
    assertThat(PlainReader.read(SqlTokenizer.tokens(sql, Dialect.SQLITE))).isEmpty();
  }
}
