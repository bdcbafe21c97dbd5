package io.github.askjdbc.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePartsTest {

  @ParameterizedTest
  @CsvSource({
    "customer_id, customer id",
    "customerId, customer id",
    "CustomerIDs, customer ids",
    "IDsOfWards, ids of wards",
    "HTTPPort2, http port 2",
    "PINStatus, pin status",
    "Straße №4, strasse 4",
    "ORDER-LINES, order lines",
    "refundamount, refund amount",
    "weightgrams, weight grams",
    "leadtimedays, lead time days",
    "WGTKG, wgt kg",
    "durmins, dur mins",
    "areasqm, area sqm",
    "floor_area_m2, floor area sqm",
    "m2, m 2",
    "invoicedate, invoice date",
    "birthdate, birth date",
    "duedate, due date",
    "lastupdate, last update",
    "candidate, candidate",
    "background, background",
    "birthdays, birthdays",
    "milliseconds, milliseconds",
    "paramount, paramount",
    "CLSDAT, cls date",
    "NETPR, net price",
    "MATNR, mat nr",
    "CLMSTSCD, clm sts cd",
    "CUSLSTNAM, cus last name",
    "CDVAL, cd value",
    "CUSTNO, cust no",
    "FEEDCTS, feed cents",
    "SVCCDE, svc code",
    "techno, techno",
    "projects, projects",
    "valid_until, valid until",
    "interval, interval",
    "adt, adt",
    "courierfirstname, courier first name",
    "SHIPPEDON, shipped on",
    "INVOICELINES, invoice lines",
    "referredbyid, referred by id",
    "isfreepreview, is free preview",
    "newsletteroptin, newsletter opt in",
    "breederid, breeder id",
    "costperseat, cost per seat",
    "callouts, callouts",
    "giftaid, giftaid",
    "paragraphs, paragraphs",
    "therapist, therapist",
    "bs_firstname, bs firstname"
  })
  void of_name_isItsWords(String name, String words) {
    assertThat(NameParts.of(name)).isEqualTo(List.of(words.split(" ", -1)));
  }

  @Test
  void of_marksAlone_isEmpty() {
    assertThat(NameParts.of("__$")).isEmpty();
  }

  @Test
  void of_overlongName_readsItsBeginning() {
    String name = "ward_".repeat(40);
    assertThat(NameParts.of(name)).hasSize(26);
    assertThat(NameParts.written(name, name.length())).hasSize(40);
  }
}
