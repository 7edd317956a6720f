import type { Locale, Localized } from '@/lib/i18n/locales';

// Whoever speaks of their own address, number or mail asks what becomes of it, not for ours. Words as `plainText` leaves them.

const own: Localized<RegExp> = {
  fr: /\b(?:mon|ma|mes|nos|notre) (?:adresses?(?: (?:e ?)?mails?)?|e ?mails?|mails?|courriels?|numeros?(?: de (?:gsm|telephone))?|gsm|telephone|coordonnees|infos?|informations?)\b/g,
  nl: /\b(?:mijn|onze) (?:e ?mail(?: ?adres(?:sen)?)?|mailadres(?:sen)?|mail|adres(?:sen)?|(?:gsm|telefoon)? ?nummers?|contactgegevens|info|informatie)\b/g,
  en: /\b(?:my|our) (?:e ?mail(?: address(?:es)?)?|address(?:es)?|(?:phone |mobile )?numbers?|(?:contact )?details|info|information)\b/g,
};

/** What the house may do with it. */
const handled: Localized<RegExp> = {
  fr: /\b(?:que|qu est ce que vous) (?:faites vous|faites|devient|deviennent)\b|\b(?:re)?vend(?:ez|re|us?)\b|\b(?:transmet|communiqu|partag|refil|pass|donn|gard|conserv|stock|effac|supprim)(?:t?ez|t?re|er|e?es?)\b/,
  nl: /\bwat (?:doen jullie|doet u|gebeurt er)\b|\b(?:door)?(?:verkopen|verkoopt|delen|deelt|doorgeven|geven|geeft|bewaren|bewaart|bijhouden|houden|houdt|wissen|verwijderen)\b/,
  en: /\bwhat (?:do you do|happens)\b|\b(?:sell|sold|share|shared|pass(?:ed)?|give|given|hand(?:ed)?|store|stored|keep|kept|hold|held|delete|erase)\b/,
};

const data: Localized = { fr: 'mes donnees', nl: 'mijn gegevens', en: 'my data' };

/** A question with what somebody calls their own by the name of it: "sell my e-mail address" asks about data. */
export function withOwnData(plain: string, locale: Locale): string {
  return handled[locale].test(plain) ? plain.replaceAll(own[locale], data[locale]) : plain;
}
