import type { Locale, Localized } from '@/lib/i18n/locales';

// What somebody says of a thing that was made for them: that it fails, or that its appointment does not suit. Words as `plainText` leaves them.

const fault: Localized<RegExp> = {
  fr: /\bse? (?:est |sont )?(?:decoll|detach|soulev|relev|enlev|effac|fendill|dechir|craquel|arrach|allume(?:nt)? (?:plus|pas))(?:e|ent|ee?s?)?\b|\b(?:est|sont) (?:deja )?(?:tombee?s?|cassee?s?|abimee?s?|fendue?s?|decousue?s?|dechiree?s?|decolle?e?s?|parties?)\b|\bfait des (?:bulles|plis|cloques)\b|\bcloque(?:nt)?\b|\bparte?(?:nt)? (?:deja )?au lavage\b|\b(?:fonctionne|marche|tient|tiennent|allume|clignote)(?:nt)? (?:plus|pas)\b|\bclignote(?:nt)?\b|\btombee?s? en panne\b/,
  nl: /\b(?:laat|laten|komt|komen|kwam|kwamen|raakt|raken) (?:al |nu |weer |overal )?los\b|\blos(?:gekomen|gelaten|geraakt)\b|\bpel(?:t|len) (?:af|los)\b|\bkrul(?:t|len) (?:op|om)\b|\b(?:barst|barsten|gebarsten|gescheurd|scheurt|verkleurt|verkleurd|afgevallen|gevallen|stuk|kapot|defect|bladdert|bladderen|flikkert|flikkeren)\b|\bwerk(?:t|en) niet(?: meer)?\b|\bbrand(?:t|en) niet(?: meer)?\b|\b(?:maakt|vertoont|heeft|zitten) (?:al )?(?:blazen|bobbels|plooien|blaasjes)\b/,
  en: /\b(?:is|are|keeps?|has started|started|have started) (?:already )?(?:peeling|unravell?ing|coming off|lifting|falling off|cracking|bubbling|fading|flickering|flaking|coming loose|coming unstuck)\b|\b(?:came|fell|has come|have come|has fallen|have fallen) (?:off|loose|unstuck)\b|\b(?:is|are|has) (?:already )?(?:broken|cracked|torn|loose|faded|peeled|damaged)\b|\b(?:stopped working|no longer (?:works?|lights?)|doesn t (?:work|light|stick)|does not (?:work|light|stick))\b|\bhas (?:got )?bubbles\b/,
};

/** Theirs, or made by us. */
const owned: Localized<RegExp> = {
  fr: /\b(?:mon|ma|mes|notre|nos)\b|\bvous (?:avez|aviez|l avez|nous avez|m avez) [a-z ]{0,12}(?:pose|colle|fait|imprime|livre|brode|monte|fabrique|installe|place)e?s?\b|\bvotre (?:covering|lettrage|enseigne|film|autocollant|impression|pose)\b/,
  nl: /\b(?:mijn|onze|ons)\b|\b(?:jullie|u) [a-z ]{0,24}(?:plaatsten|plaatste|kleefden|maakten|leverden|drukten|(?:geplaatst|gekleefd|gemaakt|geleverd|gedrukt|geborduurd|gehangen)(?: hebben| heeft| hebt)?)\b/,
  en: /\b(?:my|our)\b|\byou (?:guys )?(?:fitted|made|applied|installed|printed|delivered|embroidered|put up|did|wrapped)\b/,
};

/** Whether it would happen, may happen, or is to be done or kept away: not that a thing of ours has failed. */
const supposed: Localized<RegExp> = {
  fr: /\b(?:si|risque|risques|va t il|vont ils|peut|peuvent|pourrait|est ce que|combien de temps|avant que|sans que|pour que|faut il|enlever|retirer|eviter|contre|empecher|aider(?:ait)?)\b/,
  nl: /\b(?:als|indien|kan|kunnen|zou|zouden|zal|gaat|gaan|hoelang|hoe lang|voordat|zonder|risico|verwijderen|eraf halen|vermijden|helpt|helpen|tegen|daartegen)\b|^(?:laat|komt|raakt|werkt|brandt|verkleurt|barst|krult) /,
  en: /\b(?:if|will|would|can|could|might|may|does|do|how long|before|without|risk|remove|avoid|prevent|help|helps|against)\b/,
};

/** What is to be done now, which supposes nothing. */
const whatNow: Localized<RegExp> = {
  fr: /\bque (?:puis je|dois je|peut on|faut il) (?:faire|y faire)\b|\bqu est ce que je (?:peux|dois) faire\b/g,
  nl: /\bwat (?:kan|kunnen|moet|moeten|zou|zal) (?:ik|we|wij) (?:nu )?(?:doen|daaraan doen|er aan doen)\b/g,
  en: /\bwhat (?:do|can|should|could|shall) (?:i|we) do\b/g,
};

/** Whether a text tells that a thing of theirs fails. */
export function tellsFault(plain: string, locale: Locale): boolean {
  const told = plain.replaceAll(whatNow[locale], '').trim();
  return fault[locale].test(told) && owned[locale].test(told) && !supposed[locale].test(told);
}

const damage: Localized<RegExp> = {
  fr: /\b(?:decoll|soulev|releve|cass|fissur|fendill|dechir|etein|craquel|bulle|cloque|panne|repar|remplac|abim)/,
  nl: /\b(?:kom(?:t|en) los|losk|losl|opkrul|barst|blazen|blaasjes|bobbel|defect|kapot|herstel|vervang|beschadig)/,
  en: /\b(?:lift|peel|comes? off|loose|goes (?:out|dark)|crack|torn|tear|bubble|flicker|damage|broken|repair|replac)/,
};

/** Whether a passage speaks of things that fail, or of what is done then. */
export function speaksOfDamage(plain: string, locale: Locale): boolean {
  return damage[locale].test(plain);
}

// What one has not got oneself, or not chosen yet, is no answer of ours that is missing: each says what did not come.
const unanswered: Localized<RegExp> = {
  fr: /\b(?:toujours|encore) rien(?: (?:recu|eu|dans|de votre|de vous|en retour|du tout|depuis)\b|$)|\b(?:pas|jamais|rien) (?:encore )?(?:eu |recu |eu de |recu de |de )?(?:reponse|nouvelles|retour|recu|repondu)\b|\b(?:sans|aucune?) (?:reponse|nouvelles?)\b|\bpersonne ne (?:m|nous|me) (?:a |avez )?(?:repond|rappel|contact)/,
  nl: /\b(?:geen|niks|niets) (?:[a-z]+ )?(?:antwoord|reactie|gehoord|ontvangen|vernomen|teruggehoord)\b|\bniemand (?:heeft|belt|antwoordt|reageert)[a-z ]{0,24}\b(?:geantwoord|gereageerd|gebeld|teruggebeld|terug|gecontacteerd)\b|\bniemand (?:antwoordt|reageert)\b|\bnog (?:steeds |altijd )?(?:niks|niets)$/,
  en: /\bno (?:answer|reply|response|news)\b|\bheard nothing\b|\bstill nothing(?: back| from you| yet| since|$)|\b(?:nobody|no one|noone) (?:has |have |ever )?(?:replied|answered|called|got back|responded|wrote)\b|\b(?:haven t|have not|hasn t|has not|didn t|did not|never|not) (?:yet )?(?:heard|received?|(?:had|got|get) (?:an? |any )?(?:answer|reply|response|anything|quote))\b/,
};

const asked: Localized<RegExp> = {
  fr: /\b(?:demandes?|demandee?|devis|formulaire|envoyee?|ecrit|contactee?s?)\b/,
  nl: /\b(?:[a-z]*aanvraag|[a-z]*offerte|formulier|gevraagd|aangevraagd|ingevuld|gestuurd|verstuurd|ingestuurd|gemaild|geschreven|gecontacteerd)\b/,
  en: /\b(?:request|quote|quotation|enquiry|inquiry|form|sent|wrote|asked|submitted|contacted|emailed)\b/,
};

/** Whether somebody says that what they have asked us has had no answer. */
export function awaitsAnswer(plain: string, locale: Locale): boolean {
  return unanswered[locale].test(plain) && asked[locale].test(plain);
}

const mail: Localized = {
  fr: '(?:mails?|courriels?|lien|code de (?:confirmation|connexion|verification))',
  nl: '(?:[a-z]*mails?|mailtje|link|bevestigingscode|aanmeldcode)',
  en: '(?:e ?mails?|link|(?:confirmation|verification|sign in|login) code)',
};
const missing: Localized<RegExp> = {
  fr: new RegExp(
    String.raw`\b(?:pas|jamais|rien) (?:encore )?recu\b[a-z ]{0,20}\b${mail.fr}\b|\b${mail.fr}\b[a-z ]{0,40}\b(?:arrive(?:nt)? (?:toujours )?pas|(?:pas|jamais) (?:encore )?(?:arrivee?s?|recue?s?))\b`,
  ),
  nl: new RegExp(
    String.raw`\bgeen (?:[a-z]+ )?${mail.nl} (?:gekregen|ontvangen)\b|\b${mail.nl}\b[a-z ]{0,40}\b(?:niet (?:gekregen|ontvangen|toegekomen|aangekomen)|kom(?:t|en) (?:[a-z]+ )?niet (?:aan|toe))\b`,
  ),
  en: new RegExp(
    String.raw`\b(?:haven t|have not|didn t|did not|never|not) (?:yet )?(?:received?|(?:get|got) (?:the|your|any|my))\b[a-z ]{0,24}\b${mail.en}\b|\b${mail.en}\b[a-z ]{0,40}\b(?:hasn t|has not|didn t|did not|doesn t|does not|never|not) (?:yet )?(?:come|came|arrived?)\b(?! (?:off|loose))`,
  ),
};

/** Whether somebody says that a mail of ours has not come. */
export function missesMail(plain: string, locale: Locale): boolean {
  return missing[locale].test(plain) && !asked[locale].test(plain);
}

const appointment: Localized = {
  fr: '(?:(?:mon|notre|le) (?:rendez vous|rdv|creneau)|(?:mon |notre )?(?:rendez vous|rdv) (?:de pose|de demain|de lundi|de mardi|de mercredi|de jeudi|de vendredi)|(?:la |ma |notre )?date de (?:la )?pose)',
  nl: '(?:(?:mijn|onze|de|ons) (?:afspraak|plaatsing|plaatsingsafspraak|plaatsingsdatum)|de dag van de plaatsing|de datum van de plaatsing)',
  en: '(?:(?:my|our|the) (?:appointment|slot|fitting (?:date|day|appointment|slot)|installation date))',
};
const moved: Localized = {
  fr: '(?:deplacer|changer|reporter|decaler|avancer|reculer|repousser|annuler|modifier|postposer|deplace|reporte|annule)',
  nl: '(?:verplaatsen|verzetten|verschuiven|verleggen|wijzigen|uitstellen|vervroegen|afzeggen|annuleren|veranderen)',
  en: '(?:move|change|reschedule|postpone|cancel|rearrange|put off|bring forward|shift)',
};
const inEitherOrder = (locale: Locale) =>
  new RegExp(
    String.raw`\b${moved[locale]}\b[a-z ]{0,20}\b${appointment[locale]}\b|\b${appointment[locale]}\b[a-z ]{0,24}\b${moved[locale]}\b`,
  );
const movesIn: Localized<RegExp> = {
  fr: inEitherOrder('fr'),
  nl: inEitherOrder('nl'),
  en: inEitherOrder('en'),
};

/** Whether an appointment that was made is to be moved or called off. */
export function movesAppointment(plain: string, locale: Locale): boolean {
  return movesIn[locale].test(plain);
}
