package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.sf.jasperreports.engine.DefaultJasperReportsContext;
import net.sf.jasperreports.engine.JRException;
import net.sf.jasperreports.engine.JRPrintText;
import net.sf.jasperreports.engine.JasperCompileManager;
import net.sf.jasperreports.engine.JasperFillManager;
import net.sf.jasperreports.engine.JasperPrint;
import net.sf.jasperreports.engine.JasperReport;
import net.sf.jasperreports.engine.design.JRDesignBand;
import net.sf.jasperreports.engine.design.JRDesignExpression;
import net.sf.jasperreports.engine.design.JRDesignField;
import net.sf.jasperreports.engine.design.JRDesignParameter;
import net.sf.jasperreports.engine.design.JRDesignQuery;
import net.sf.jasperreports.engine.design.JRDesignSection;
import net.sf.jasperreports.engine.design.JRDesignTextField;
import net.sf.jasperreports.engine.design.JasperDesign;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JasperReportsIT {
  private Shop shop;
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("jasper");
    connection = DriverManager.getConnection(shop.explicit());
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    shop.close();
  }

  @Test
  void query_questionAsParameter_fillsTheReport() throws JRException {
    assertThat(texts("SELECT * FROM ASK($P{question})", "names of all customers"))
        .containsExactlyInAnyOrder("Ann", "Bob", "Cy");
  }

  @Test
  void query_questionInTheText_fillsTheReport() throws JRException {
    assertThat(texts("SELECT * FROM ASK('names of all customers')", ""))
        .containsExactlyInAnyOrder("Ann", "Bob", "Cy");
  }

  @Test
  void query_questionThatIsRefused_failsWithTheAbstention() {
    assertThatThrownBy(() -> texts("SELECT * FROM ASK($P{question})", "names of all lawyers"))
        .isInstanceOf(JRException.class)
        .hasRootCauseInstanceOf(AbstentionException.class);
  }

  private List<String> texts(String query, String question) throws JRException {
    Map<String, Object> parameters = new HashMap<>(Map.of("question", question));
    JasperReport report = JasperCompileManager.compileReport(design(query));
    JasperPrint print =
        JasperFillManager.getInstance(DefaultJasperReportsContext.getInstance())
            .fill(report, parameters, connection);
    return print.getPages().stream()
        .flatMap(page -> page.getElements().stream())
        .filter(JRPrintText.class::isInstance)
        .map(element -> ((JRPrintText) element).getFullText())
        .toList();
  }

  /** One text for each row: the name. */
  private static JasperDesign design(String query) throws JRException {
    JasperDesign design = new JasperDesign();
    design.setName("customers");
    JRDesignParameter question = new JRDesignParameter();
    question.setName("question");
    question.setValueClass(String.class);
    design.addParameter(question);
    JRDesignQuery text = new JRDesignQuery();
    text.setText(query);
    design.setQuery(text);
    JRDesignField name = new JRDesignField();
    name.setName("name");
    name.setValueClass(String.class);
    design.addField(name);
    JRDesignTextField shown = new JRDesignTextField();
    shown.setWidth(100);
    shown.setHeight(15);
    shown.setExpression(new JRDesignExpression("$F{name}"));
    JRDesignBand band = new JRDesignBand();
    band.setHeight(15);
    band.addElement(shown);
    ((JRDesignSection) design.getDetailSection()).addBand(band);
    return design;
  }
}
