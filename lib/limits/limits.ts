export interface Limit {
  max: number;
  seconds: number;
}

const tenMinutes = 600;

/** How often what may be done, by whom. Every limit of the site is here. */
export const limits = {
  quotePerSession: { max: 5, seconds: tenMinutes },
  quotePerAddress: { max: 20, seconds: tenMinutes },
  /** Forms sent without a script carry no ticket. */
  quotePerAddressWithoutTicket: { max: 10, seconds: tenMinutes },
  /** The same request again: an impatient person, or a machine that tries keys. */
  quoteRepeatPerAddress: { max: 60, seconds: tenMinutes },
  /** Confirmations of forms to one address, whoever types it; beyond them the form is stored and no mail leaves. */
  confirmationMailPerHour: { max: 3, seconds: 3600 },
  confirmationMailPerDay: { max: 5, seconds: 86_400 },
  /** What a customer adds with the private link of a request: each is a mail to staff. */
  quoteMessagePerRequest: { max: 10, seconds: 3600 },
  quoteMessagePerAddress: { max: 20, seconds: tenMinutes },
  /** Forms with files of thirty megabytes, whatever becomes of them. */
  quoteMessagePostPerAddress: { max: 30, seconds: tenMinutes },
  /** Files that are begun to be sent in parts: a hundred megabytes each. */
  artworkPerRequest: { max: 12, seconds: 3600 },
  artworkPerAddress: { max: 20, seconds: 3600 },
  /** What has arrived stays for years: six gigabytes a day. */
  artworkPerAddressAndDay: { max: 60, seconds: 86_400 },
  /** Their parts, twenty a file and more over a weak line, and questions about them; counted in each process by itself. */
  artworkPartPerAddress: { max: 900, seconds: tenMinutes },
  /** The same of one colleague, wherever they sit: they hand over what customers brought. */
  artworkPerColleague: { max: 40, seconds: 3600 },
  artworkPerColleagueAndDay: { max: 120, seconds: 86_400 },
  artworkPartPerColleague: { max: 1_800, seconds: tenMinutes },
  /** Answers that come as mails; the mail waits where it is. */
  mailPerRequest: { max: 30, seconds: 3600 },
  /** Mails that are posted to the site, and such posts with a wrong secret; counted in each process by itself. */
  mailPostPerAddress: { max: 300, seconds: tenMinutes },
  mailForgeryPerAddress: { max: 20, seconds: tenMinutes },
  /** What a customer marks on proofs with the private link, and decides. */
  proofSayPerRequest: { max: 120, seconds: 3600 },
  proofSayPerAddress: { max: 120, seconds: tenMinutes },
  /** Forms under a proof, and pictures of proofs drawn for one place; counted in each process by itself. */
  proofPostPerAddress: { max: 120, seconds: tenMinutes },
  proofViewPerAddress: { max: 120, seconds: 60 },
  /** Half-days that a customer proposes for a fitting; each is a mail to staff. */
  fittingSayPerRequest: { max: 6, seconds: 86_400 },
  fittingSayPerAddress: { max: 20, seconds: tenMinutes },
  /** Such forms, and files for calendars, for one place; counted in each process by itself. */
  fittingPostPerAddress: { max: 120, seconds: tenMinutes },
  /** Claims from one card: each is a mail to staff. */
  claimPerPassport: { max: 10, seconds: 86_400 },
  /** Forms with files of thirty megabytes, and cards drawn to print; counted in each process by itself. */
  claimPostPerAddress: { max: 30, seconds: tenMinutes },
  passportCardPerAddress: { max: 60, seconds: 60 },
  applicationPerSession: { max: 5, seconds: tenMinutes },
  applicationPerAddress: { max: 20, seconds: tenMinutes },
  applicationPerAddressWithoutTicket: { max: 10, seconds: tenMinutes },
  /** Forms with a file of ten megabytes, whatever becomes of them. */
  applicationPostPerAddress: { max: 60, seconds: tenMinutes },
  applicationRepeatPerAddress: { max: 60, seconds: tenMinutes },
  /** Designs saved, anew or over themselves. */
  designPerAddress: { max: 30, seconds: tenMinutes },
  /** Questions to Alfred: of an account, and from one place whatever the account. */
  assistantPerAccountAndMinute: { max: 8, seconds: 60 },
  assistantPerAccountAndDay: { max: 120, seconds: 86_400 },
  assistantPerAddress: { max: 60, seconds: tenMinutes },
  /** Questions that he hands over: each is a mail to staff. */
  handoverPerAccount: { max: 5, seconds: 3600 },
  handoverPerAccountAndDay: { max: 10, seconds: 86_400 },
  /** Searches that found nothing, counted in each process by itself. */
  missedSearchPerAddress: { max: 20, seconds: tenMinutes },
  /** What pages of tools tell at their end, counted in each process by itself. */
  triesPerAddress: { max: 30, seconds: 60 },
  /** Files that become pictures on designs: each is drawn anew. */
  picturePerAddress: { max: 20, seconds: tenMinutes },
  /** Pictures that designs show, fetched from one place, counted in each process by itself. */
  pictureViewPerAddress: { max: 600, seconds: 60 },
  /** Forms with a file of ten megabytes, whatever becomes of them, counted in each process by itself. */
  wrapPostPerAddress: { max: 60, seconds: tenMinutes },
  /** Pictures of designs that are drawn for one place, counted in each process by itself. */
  wrapPicturePerAddress: { max: 240, seconds: 60 },
  wrapLargePicturePerAddress: { max: 20, seconds: 60 },
  /** Files of designs that one colleague takes: a request has a hundred of them, and a workshop one address. */
  designFilePerStaff: { max: 240, seconds: 60 },
  /** Shop fronts with a visitor's name: drawn while somebody types, and as pictures to send around; counted in each process by itself. */
  nameplatePerAddress: { max: 120, seconds: 60 },
  /** Pages that wear a visitor's name. */
  wornPagePerAddress: { max: 120, seconds: 60 },
  namePicturePerAddress: { max: 20, seconds: 60 },
  newsletterPerAddress: { max: 10, seconds: tenMinutes },
  /** Links of newsletter mails that were followed. */
  newsletterLinkPerAddress: { max: 60, seconds: tenMinutes },
  /** Mails that ask to confirm a subscription, whoever causes them. */
  newsletterMailPerMinute: { max: 1, seconds: 60 },
  newsletterMailPerDay: { max: 5, seconds: 86_400 },
  signUpPerAddress: { max: 10, seconds: tenMinutes },
  /** Wrong passwords for one account from one place; elsewhere its owner signs in undisturbed. */
  signInPerAccountAndAddress: { max: 10, seconds: 900 },
  /** Wrong passwords from one place, whatever the account. */
  signInPerAddress: { max: 100, seconds: 900 },
  /** Passwords from one place at once, whatever the account. */
  signInBurstPerAddress: { max: 20, seconds: 60 },
  /** The same from what one IPv6 customer may hold: 65,536 networks that count as places. */
  signInPerAccountAndNetwork: { max: 30, seconds: 900 },
  signInPerNetwork: { max: 300, seconds: 900 },
  /** Passwords for one account from everywhere. Beyond it each one takes longer, and a place may try fewer. */
  signInPerAccount: { max: 30, seconds: 900 },
  signInPerHotAccountAndAddress: { max: 3, seconds: 900 },
  /** Wrong codes of a second factor for one account from one place, by whoever knows the password. */
  factorPerAccountAndAddress: { max: 10, seconds: 900 },
  /** Codes of the app for one account from everywhere: three of a million are right at a time. */
  factorPerAccount: { max: 60, seconds: 86_400 },
  /** Mails to one address that confirm it or reset its password, whoever asks for them. */
  accountMailPerMinute: { max: 1, seconds: 60 },
  /** Mails that confirm another address of an account: who has just signed up with it does not stand in the way. */
  newAddressMailPerMinute: { max: 1, seconds: 60 },
  accountMailPerDay: { max: 20, seconds: 86_400 },
  /** Beyond those of the day, so that strangers who use them up keep nobody from a reset. */
  accountMailPerTenMinutes: { max: 1, seconds: tenMinutes },
  /** Mails to one address that one place has asked for. */
  accountMailPerAddressAndRecipient: { max: 6, seconds: 86_400 },
  accountMailPerAddress: { max: 20, seconds: tenMinutes },
  /** Tells an owner that their address was used to sign up. */
  accountExistsMailPerDay: { max: 2, seconds: 86_400 },
  /** Links of account mails that were followed: their codes must not be guessed. */
  accountLinkPerAddress: { max: 30, seconds: tenMinutes },
  accountChangePerAddress: { max: 60, seconds: tenMinutes },
  /** Choices about cookies: checks.md, S7. */
  consentPerSession: { max: 60, seconds: 60 },
  consentPerAddress: { max: 300, seconds: 60 },
  /** Proofs of choices that one process puts on the disk while the database is away. */
  consentSpooled: { max: 5_000, seconds: 3600 },
  /** Mails that invite one address to the team, whoever sends them. */
  invitationMailPerAddress: { max: 5, seconds: tenMinutes },
  ticketPerAddress: { max: 60, seconds: 60 },
  uploadPerSession: { max: 30, seconds: tenMinutes },
  uploadPerAddress: { max: 60, seconds: tenMinutes },
  /** Beacons of one tab, and of one place. */
  beaconPerSession: { max: 60, seconds: 60 },
  beaconPerAddress: { max: 300, seconds: 60 },
  /** Counted in each process by itself: what a field of a search offers while somebody types. */
  suggestionPerAddress: { max: 120, seconds: 60 },
  ownVisitsPerAddress: { max: 30, seconds: 60 },
  /** Counted in each process by itself: reports are worth a log line, not a database call. */
  violationReportPerAddress: { max: 20, seconds: 60 },
  violationReportPerProcess: { max: 200, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
