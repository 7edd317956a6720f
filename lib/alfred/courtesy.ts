import type { Locale } from '@/lib/i18n/locales';

/** What is said for politeness alone, spelt as `plainText` leaves it. */
const courtesies: Record<Locale, RegExp> = {
  fr: /\b(?:(?:je|j|nous|on) (?:voudrais|voudrions|voulais|aimerais|aimerait|aimerions|souhaite|souhaiterais|souhaitons|aurais|aurions)(?: bien)?(?: aime| voulu| souhaite)? (?:savoir|connaitre)|(?:pouvez|pourriez|peux|pourrais) (?:vous|tu)(?: svp)? me (?:dire|renseigner|communiquer)|(?:un grand )?merci(?: bien| beaucoup)?(?: a vous)?(?: d avance)?|d avance merci|bonne (?:journee|soiree)|bien a vous|cordialement|s il vous plait|svp|stp)\b/g,
  nl: /\b(?:(?:ik|wij|we) (?:had|hadden|zou|zouden|wil|willen|wilde|wilden|wou)(?: graag)?(?: eens| even| efkes)? (?:geweten|willen weten|weten)|kun(?:t|nen|de)? (?:u|je|ge|jullie) (?:mij|me|ons)(?: eens| even| efkes)? (?:zeggen|vertellen|laten weten|meedelen)|(?:alvast |hartelijk |heel erg )?(?:bedankt|dank u wel|dank u|dank je wel|dank je|merci)(?: alvast| op voorhand)?|(?:vriendelijke )?groet(?:en|jes)|mvg|alstublieft|a u b|aub)\b/g,
  en: /\b(?:(?:could|can|would) you(?: please)? (?:tell me|let me know|inform me)|(?:i|we) (?:would|d)(?: just)? (?:like|love|want) to know|(?:i|we) (?:was|were|am) (?:just )?wondering(?: if| whether)?|(?:many )?thanks(?: a lot| so much)?(?: in advance)?|thank you(?: very much| so much)?(?: in advance)?|(?:kind |best )regards|please|cheers)\b/g,
};

/** A question without what only makes it polite: "ik had graag geweten", "merci d'avance". Words as `plainText` leaves them. */
export function withoutCourtesy(plain: string, locale: Locale): string {
  return plain.replaceAll(courtesies[locale], ' ').replaceAll(/ +/g, ' ').trim();
}
