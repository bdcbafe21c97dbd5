package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;

class DerbyAttackIT extends AttackContract {

  @Override
  String url(String copy) {
    return "jdbc:derby:memory:"
        + ShopCopy.DATABASE
        + copy
        + System.identityHashCode(this)
        + ";create=true";
  }

  @Override
  Dialect dialect() {
    return Dialect.DERBY;
  }
}
