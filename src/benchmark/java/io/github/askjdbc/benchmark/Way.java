package io.github.askjdbc.benchmark;

import com.p6spy.engine.spy.P6SpyDriver;
import io.github.askjdbc.AskDriver;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import net.ttddyy.dsproxy.support.ProxyDataSourceBuilder;

/**
 * How a target is reached. The other proxies are set up to do as little as they can, no listener
 * and no log, and to wrap what ask-jdbc wraps: datasource-proxy would otherwise hand out bare rows,
 * which lead back to a bare statement.
 */
public enum Way {
  BARE("the target alone") {
    @Override
    Connection connect(Target target) throws SQLException {
      return DriverManager.getConnection("jdbc:" + target.url());
    }
  },
  ASK("ask-jdbc") {
    @Override
    Connection connect(Target target) throws SQLException {
      return Drivers.ASK.connect("jdbc:ask:" + target.url(), new Properties());
    }
  },
  P6SPY("p6spy") {
    @Override
    Connection connect(Target target) throws SQLException {
      System.setProperty("p6spy.config.modulelist", "com.p6spy.engine.spy.P6SpyFactory");
      return new P6SpyDriver().connect("jdbc:p6spy:" + target.url(), new Properties());
    }
  },
  DATASOURCE_PROXY("datasource-proxy") {
    @Override
    Connection connect(Target target) throws SQLException {
      return ProxyDataSourceBuilder.create(target.dataSource())
          .proxyResultSet()
          .build()
          .getConnection();
    }
  };

  private final String title;

  Way(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  abstract Connection connect(Target target) throws SQLException;

  /** One driver for all connections, as DriverManager has it. */
  private static final class Drivers {
    static final AskDriver ASK = new AskDriver();
  }
}
