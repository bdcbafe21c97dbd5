package io.github.askjdbc.laboratory.harder;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Ways in which people write a stored value differently. */
final class NearForms {

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private NearForms() {}

  /**
   * Initials, a beginning, and the text without its last vowel; each only where no other value of
   * the column would be written the same.
   */
  static List<String> of(String value, List<String> stored) {
    List<String> forms = new ArrayList<>();
    add(forms, value, stored, NearForms::initials);
    add(forms, value, stored, NearForms::beginning);
    add(forms, value, stored, NearForms::withoutVowel);
    return forms;
  }

  private static void add(
      List<String> forms, String value, List<String> stored, UnaryOperator<String> bend) {
    String form = bend.apply(value);
    boolean shared =
        stored.stream()
            .filter(other -> !other.equalsIgnoreCase(value))
            .anyMatch(
                other -> other.equalsIgnoreCase(form) || bend.apply(other).equalsIgnoreCase(form));
    if (form.length() > 1 && !form.equalsIgnoreCase(value) && !shared) {
      forms.add(form);
    }
  }

  private static String initials(String value) {
    String[] words = BLANKS.split(value.strip());
    if (words.length < 2 || !value.matches("[\\p{L}\\s]+")) {
      return "";
    }
    StringBuilder initials = new StringBuilder();
    for (String word : words) {
      initials.append(word.substring(0, 1).toUpperCase(Locale.ROOT));
    }
    return initials.toString();
  }

  private static String beginning(String value) {
    boolean oneWord = BLANKS.split(value.strip()).length == 1;
    return oneWord && value.length() >= 6 && value.chars().allMatch(Character::isLetter)
        ? value.substring(0, 4)
        : "";
  }

  private static String withoutVowel(String value) {
    for (int i = value.length() - 2; i > 1; i--) {
      if ("aeiou".indexOf(value.charAt(i)) >= 0 && Character.isLetter(value.charAt(i + 1))) {
        return value.length() < 5 ? "" : value.substring(0, i) + value.substring(i + 1);
      }
    }
    return "";
  }
}
