import { policyVersion } from '@/lib/browser/stored-consent';
import { company } from '@/lib/company/company';
import { text } from '@/lib/content/page-content';
import { dataProtectionAuthority as authority } from './authorities';
import type { LegalDocument } from './legal-document';
import { hosting } from './legal-notice';
import { retention } from './retention';

const { name, legalName, address, enterpriseNumber, email, phone } = company;

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
const phoneNumber = {
  fr: unbroken(phone.display.fr),
  nl: unbroken(phone.display.nl),
  en: unbroken(phone.display.en),
};

/**
 * What happens to personal data. Its version is the one that consent records carry; version, date and retention are
 * those of the specification, section 9.
 */
export const privacy: LegalDocument = {
  seo: {
    title: text(
      `Politique de confidentialité : ${name}`,
      `Privacybeleid: ${name}`,
      `Privacy policy: ${name}`,
    ),
    description: text(
      'Quelles données nous recevons, pourquoi, qui les voit et combien de temps nous les gardons ; cookies, vos droits et l’Autorité de protection des données.',
      'Welke gegevens wij krijgen, waarom, wie ze ziet en hoelang wij ze bewaren; cookies, uw rechten en de Gegevensbeschermingsautoriteit.',
      'Which data we receive, why, who sees it and how long we keep it; cookies, your rights and the Belgian Data Protection Authority, in plain words.',
    ),
  },
  title: text('Politique de confidentialité', 'Privacybeleid', 'Privacy policy'),
  version: policyVersion,
  date: '2025-01-01',
  intro: text(
    'Pour répondre à un message, poser une enseigne ou lire une candidature, il nous faut quelques données sur vous. Ce texte dit lesquelles, ce que nous en faisons et comment les reprendre, selon le règlement général sur la protection des données (RGPD) et la loi belge du 30 juillet 2018.',
    'Om een bericht te beantwoorden, een bord te plaatsen of een sollicitatie te lezen, hebben wij enkele gegevens van u nodig. Hier staat welke, wat wij ermee doen en hoe u ze terugvraagt, volgens de algemene verordening gegevensbescherming (AVG) en de Belgische wet van 30 juli 2018.',
    'To answer a message, fit a sign or read an application we need some data about you. This text says which, what we do with it and how to take it back, under the General Data Protection Regulation (GDPR) and the Belgian Act of 30 July 2018.',
  ),
  articles: [
    {
      id: 'controller',
      heading: text('Qui est responsable', 'Wie verantwoordelijk is', 'Who is responsible'),
      paragraphs: [
        text(
          `Le responsable du traitement est ${legalName.fr}, ${address.street.fr}, ${address.postalCode} ${address.city.fr}, numéro d’entreprise ${enterpriseNumber}. Pour toute question sur vos données : ${email} ou ${phoneNumber.fr}.`,
          `De verwerkingsverantwoordelijke is ${legalName.nl}, ${address.street.nl}, ${address.postalCode} ${address.city.nl}, ondernemingsnummer ${enterpriseNumber}. Vragen over uw gegevens stelt u via ${email} of ${phoneNumber.nl}.`,
          `The controller is ${legalName.en}, ${address.street.en}, ${address.postalCode} ${address.city.en}, enterprise number ${enterpriseNumber}. For any question about your data: ${email} or ${phoneNumber.en}.`,
        ),
      ],
    },
    {
      id: 'data',
      heading: text('Les données que nous recevons', 'Welke gegevens wij krijgen', 'The data we receive'),
      paragraphs: [
        text(
          'Presque toutes viennent de vous. Les champs obligatoires d’un formulaire sont ceux sans lesquels nous ne pourrions pas vous répondre.',
          'Bijna alles krijgen wij van uzelf. In een formulier zijn alleen de velden verplicht die wij nodig hebben om u te antwoorden.',
          'Nearly all of it comes from you. The required fields of a form are those without which we could not reply.',
        ),
      ],
      list: [
        text(
          'Devis et commandes : nom, prénom, entreprise, e-mail, téléphone, projet, fichiers joints, adresse de pose, échanges, factures. Si vous acceptez ou refusez un devis en ligne : le nom ou la raison que vous écrivez, l’heure, la version et l’e-mail du lien. De même pour une épreuve : les endroits que vous marquez, vos remarques et votre accord ; et le jour, l’heure et le lieu des poses. Pendant le travail, des photos du lieu, sans la position que le téléphone y inscrit.',
          'Offertes en bestellingen: naam, voornaam, bedrijf, e-mail, telefoon, project, bijlagen, plaatsingsadres, berichten, facturen. Aanvaardt of weigert u een offerte online: de naam of de reden die u typt, het tijdstip, de versie en het e-mailadres van de link. Zo ook bij een proef: de plekken die u aanduidt, uw opmerkingen en uw akkoord; en dag, uur en plaats van de plaatsingen. Tijdens het werk ook foto’s van de plek, zonder de positie die de telefoon erin schrijft.',
          'Quotes and orders: last name, first name, company, email, telephone, project, attached files, installation address, correspondence, invoices. If you accept or decline a quote online: the name or the reason you type, the time, the version and the email address of the link. Likewise for a proof: the spots you mark, your remarks and your approval; and the day, time and place of fittings. During the work, photos of the place too, without the position that a phone writes into them.',
        ),
        text(
          'Paiements : montant, date et moyen ; quand la banque nous les transmet, le nom, le compte et le message du payeur.',
          'Betalingen: bedrag, datum en betaalwijze; geeft de bank ze door, dan ook de naam, de rekening en de mededeling van wie betaalde.',
          'Payments: amount, date and means; where the bank passes them on, the payer’s name, account and message.',
        ),
        text(
          'Compte : nom, e-mail, mot de passe sous une forme que nous ne pouvons pas lire, et ce que vous y enregistrez. Si vous passez par Google, votre nom et votre adresse nous viennent de ce service.',
          'Account: naam, e-mail, wachtwoord in een vorm die wij niet kunnen lezen, en wat u er bewaart. Meldt u zich aan via Google, dan krijgen wij uw naam en adres van die dienst.',
          'Account: name, email, password in a form that we cannot read, and what you save there. If you sign in through Google, your name and email address come to us from that service.',
        ),
        text(
          'Lettre d’information : e-mail, langue, date de votre confirmation.',
          'Nieuwsbrief: e-mail, taal, datum van uw bevestiging.',
          'Newsletter: email, language, date of your confirmation.',
        ),
        text(
          'Candidature : coordonnées, CV, lettre et ce que vous choisissez d’y écrire.',
          'Sollicitatie: contactgegevens, cv, brief en wat u er zelf in schrijft.',
          'Application: contact details, CV, letter and whatever you choose to write in them.',
        ),
        text(
          'Visite, avec votre accord seulement : pages vues, temps passé, défilement, page d’origine, type d’appareil, navigateur, système, taille d’écran, langue, fuseau horaire et pays. Ni ville ni adresse IP ne sont conservées avec ces mesures.',
          'Bezoek, alleen met uw akkoord: bekeken pagina’s, tijd, scrolldiepte, pagina van herkomst, soort toestel, browser, systeem, schermformaat, taal, tijdzone en land. Bij die metingen bewaren wij geen stad en geen IP-adres.',
          'Visits, only if you agree: pages viewed, time spent, scrolling, page you came from, type of device, browser, system, screen size, language, time zone and country. Neither town nor IP address is kept with these measurements.',
        ),
        text(
          'Alfred, notre assistant (un logiciel, IA) : vos questions, ses réponses, ce que vous en dites et ce que vous transmettez à l’atelier, liés à votre compte. Les recherches faites sur le site qui ne trouvent rien, seulement si vous acceptez les mesures, et sans lien avec vous.',
          'Alfred, onze assistent (software, AI): uw vragen, zijn antwoorden, wat u ervan vindt en wat u aan het atelier doorgeeft, gekoppeld aan uw account. Zoekopdrachten op de site die niets vinden, alleen als u metingen toestaat en zonder verband met u.',
          'Alfred, our assistant (software, AI): your questions, his answers, what you say about them and what you pass on to the workshop, tied to your account. Searches of the site that find nothing, only if you allow measurements and with no link to you.',
        ),
        text(
          'Réalisations : photos de l’ouvrage avant, pendant et après la pose, parfois avec une enseigne, une façade ou un véhicule reconnaissable.',
          'Realisaties: foto’s van het werk voor, tijdens en na de plaatsing, soms met een herkenbaar bord, gevel of voertuig.',
          'Finished work: photographs taken before, during and after fitting, sometimes with a recognisable sign, building or vehicle.',
        ),
        text(
          'Témoignage ou nom de client : vos mots, votre nom, votre fonction et votre entreprise, d’où ils viennent, qui a donné son accord, quand et comment.',
          'Getuigenis of naam van een klant: uw woorden, uw naam, uw functie en uw bedrijf, waar ze vandaan komen, wie toestemming gaf, wanneer en hoe.',
          'Testimonial or client’s name: your words, your name, your role and your company, where they come from, who agreed, when and how.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: text('Pourquoi, et sur quelle base', 'Waarom, en op welke grond', 'Why, and on what basis'),
      paragraphs: [
        text(
          'Chaque usage a son fondement à l’article 6 du RGPD. Nous ne vendons pas vos données et ne laissons aucune machine décider seule à votre sujet.',
          'Elk gebruik steunt op een grond van artikel 6 AVG. Wij verkopen uw gegevens niet en laten geen machine alleen over u beslissen.',
          'Each use has its basis in article 6 GDPR. We do not sell your data, and no decision about you is taken by automated means alone.',
        ),
      ],
      list: [
        text(
          'Vous faire un prix, exécuter la commande, appliquer la garantie : le contrat, ou sa préparation à votre demande.',
          'U een prijs geven, de bestelling uitvoeren, de waarborg toepassen: de overeenkomst, of de voorbereiding ervan op uw verzoek.',
          'Giving you a price, carrying out the order, honouring the warranty: the contract, or preparing it at your request.',
        ),
        text(
          'Facturer et tenir la comptabilité : une obligation légale.',
          'Factureren en boekhouden: een wettelijke verplichting.',
          'Invoicing and bookkeeping: a legal obligation.',
        ),
        text(
          'Gérer votre compte et vous répondre par l’intermédiaire d’Alfred : le contrat que vous concluez en ouvrant ce compte.',
          'Uw account beheren en u via Alfred antwoorden: de overeenkomst die u sluit door het te openen.',
          'Running your account and answering you through Alfred: the contract you make by opening it.',
        ),
        text(
          'Envoyer la lettre d’information, mesurer les visites et montrer votre témoignage ou votre nom : votre consentement, que vous retirez quand vous voulez.',
          'De nieuwsbrief sturen, bezoeken meten en uw getuigenis of naam tonen: uw toestemming, die u op elk moment kunt intrekken.',
          'Sending the newsletter, measuring visits and showing your testimonial or your name: your consent, which you withdraw whenever you like.',
        ),
        text(
          'Examiner votre candidature : les démarches qui précèdent un contrat de travail ; la garder plus longtemps : votre consentement.',
          'Uw sollicitatie bekijken: de stappen die aan een arbeidsovereenkomst voorafgaan; ze langer bewaren: uw toestemming.',
          'Considering your application: steps prior to an employment contract; keeping it longer: your consent.',
        ),
        text(
          'Montrer nos réalisations, protéger le site contre les abus et défendre nos droits : notre intérêt légitime, auquel vous pouvez vous opposer.',
          'Ons werk tonen, de site tegen misbruik beschermen en onze rechten verdedigen: ons gerechtvaardigd belang, waartegen u bezwaar kunt maken.',
          'Showing our work, protecting the site against abuse and defending our rights: our legitimate interest, to which you may object.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: text('Combien de temps', 'Hoelang', 'For how long'),
      paragraphs: [
        text(
          'Passé ces délais, nous effaçons les données ou les rendons anonymes, sauf si un litige ou la loi nous oblige à les garder encore.',
          'Daarna wissen wij de gegevens of maken wij ze anoniem, tenzij een geschil of de wet ons verplicht ze nog te houden.',
          'After these periods we erase the data or make it anonymous, unless a dispute or the law obliges us to keep it longer.',
        ),
      ],
      list: [
        text(
          `Demandes de devis sans suite : ${retention.requestYears} ans après le dernier échange.`,
          `Offerteaanvragen zonder vervolg: ${retention.requestYears} jaar na het laatste contact.`,
          `Quote requests that led to nothing: ${retention.requestYears} years after the last exchange.`,
        ),
        text(
          `Données des clients : la durée de la relation, puis ${retention.customerYears} ans.`,
          `Klantgegevens: de duur van de relatie, plus ${retention.customerYears} jaar.`,
          `Customer data: the length of the relationship, plus ${retention.customerYears} years.`,
        ),
        text(
          `Données de navigation et preuve de vos choix de cookies : ${retention.browsingMonths} mois au plus.`,
          `Surfgegevens en het bewijs van uw cookiekeuze: hoogstens ${retention.browsingMonths} maanden.`,
          `Browsing data and the proof of your cookie choices: ${retention.browsingMonths} months at most.`,
        ),
        text(
          'Photos de réalisations : jusqu’à ce que vous nous demandiez de les retirer.',
          'Foto’s van realisaties: tot u ons vraagt ze te verwijderen.',
          'Photographs of finished work: until you ask us to remove them.',
        ),
        text(
          `Candidatures : ${retention.applicationMonths} mois, ou ${retention.applicationMonthsWithConsent} si vous l’avez accepté dans le formulaire.`,
          `Sollicitaties: ${retention.applicationMonths} maanden, of ${retention.applicationMonthsWithConsent} als u daar in het formulier mee instemde.`,
          `Applications: ${retention.applicationMonths} months, or ${retention.applicationMonthsWithConsent} if you agreed to that in the form.`,
        ),
        text(
          `Lettre d’information : jusqu’à votre désinscription, un clic dans chaque envoi ; votre adresse est effacée ${retention.leftNewsletterDays} jours après.`,
          `Nieuwsbrief: tot u zich uitschrijft, met één klik in elke mail; uw adres wissen wij ${retention.leftNewsletterDays} dagen later.`,
          `Newsletter: until you unsubscribe, with one click in any issue; your address is erased ${retention.leftNewsletterDays} days later.`,
        ),
        text(
          `Adresse inscrite à la lettre d’information mais jamais confirmée : ${retention.unconfirmedAddressDays} jours après la fin de validité du lien de confirmation.`,
          `Adres dat voor de nieuwsbrief werd opgegeven maar nooit bevestigd: ${retention.unconfirmedAddressDays} dagen nadat de bevestigingslink is vervallen.`,
          `Address entered for the newsletter but never confirmed: ${retention.unconfirmedAddressDays} days after the confirmation link has expired.`,
        ),
        text(
          `Paiements : le montant et la date restent avec la commande, ou sans elle aussi longtemps que les factures ; le nom, le compte et le message du payeur s’effacent ${retention.payerMonths} mois après le virement.`,
          `Betalingen: bedrag en datum blijven bij de bestelling, of zonder haar zo lang als de facturen; naam, rekening en mededeling van wie betaalde, wissen wij ${retention.payerMonths} maanden na de overschrijving.`,
          `Payments: amount and date stay with the order, or without it for as long as the invoices; the payer’s name, account and message are erased ${retention.payerMonths} months after the transfer.`,
        ),
        text(
          'Factures et notes de crédit : dix ans après l’année où elles sont établies, comme le veut le Code de la TVA, même si le reste est effacé.',
          'Facturen en creditnota’s: tien jaar na het jaar waarin ze zijn opgemaakt, zoals het Btw-wetboek vraagt, ook als de rest gewist is.',
          'Invoices and credit notes: ten years after the year in which they were issued, as the VAT Code requires, even if the rest is erased.',
        ),
        text(
          `Notifications internes, par lesquelles une personne de l’équipe en prévient une autre au sujet d’une demande : ${retention.staffNoticeDays} jours.`,
          `Interne meldingen, waarmee een collega een andere op een aanvraag wijst: ${retention.staffNoticeDays} dagen.`,
          `Internal notifications, by which one colleague tells another about a request: ${retention.staffNoticeDays} days.`,
        ),
        text(
          `Absences des membres de l’équipe, sans leur motif : ${retention.absenceMonths} mois après leur dernier jour.`,
          `Afwezigheden van medewerkers, zonder de reden: ${retention.absenceMonths} maanden na hun laatste dag.`,
          `Absences of members of the team, without the reason: ${retention.absenceMonths} months after their last day.`,
        ),
        text(
          `E-mails par lesquels vous répondez aux nôtres : aussi longtemps que la demande dont ils parlent ; ceux qui ne se rattachent à aucune, ${retention.trayDays} jours.`,
          `Mails waarmee u op de onze antwoordt: zolang als de aanvraag waarover ze gaan; wat bij geen enkele hoort, ${retention.trayDays} dagen.`,
          `Emails with which you answer ours: as long as the request they are about; those that belong to none, ${retention.trayDays} days.`,
        ),
        text(
          `E-mails que nous envoyons : le destinataire et la sorte d’e-mail, ${retention.sentMailDays} jours après l’envoi ; celui qui n’a pas pu partir, ${retention.sentMailDays} jours après la dernière tentative.`,
          `Mails die wij versturen: de ontvanger en het soort mail, ${retention.sentMailDays} dagen na de verzending; een mail die niet kon vertrekken, ${retention.sentMailDays} dagen na de laatste poging.`,
          `Emails that we send: the recipient and the kind of email, ${retention.sentMailDays} days after it left; one that could not leave, ${retention.sentMailDays} days after the last attempt.`,
        ),
        text(
          `Passeports de garantie : ${retention.passportMonths} mois après la fin de la garantie, ou avec la commande si le reste est effacé à votre demande. Ils disent ce qui a été fait, jamais pour qui. Une réclamation est gardée comme une demande de devis.`,
          `Garantiepaspoorten: ${retention.passportMonths} maanden na het einde van de waarborg, of met de bestelling als de rest op uw vraag gewist is. Er staat in wat er gemaakt is, nooit voor wie. Een klacht onder waarborg bewaren we zoals een offerteaanvraag.`,
          `Warranty passports: ${retention.passportMonths} months after the warranty ends, or with the order if you had the rest erased. They say what was made, never for whom. A claim is kept as a quote request is.`,
        ),
        text(
          `Adresse d’une carte d’échantillons : ${retention.sampleCardMonths} mois après la demande.`,
          `Adres voor een stalenkaart: ${retention.sampleCardMonths} maanden na de aanvraag.`,
          `Address of a sample card: ${retention.sampleCardMonths} months after you asked for it.`,
        ),
        text(
          `Maquettes enregistrées sous un lien : ${retention.designMonths} mois après le dernier enregistrement, moins si vous les supprimez. Jointes à une demande de devis, elles sont conservées avec elle. Les logos et images que vous y placez s’effacent avec elles, ou après ${retention.unusedPictureDays} jours si aucune maquette enregistrée ne les montre.`,
          `Ontwerpen die u onder een link bewaart: ${retention.designMonths} maanden na de laatste keer, korter als u ze wist. Bij een offerteaanvraag gevoegd, blijven ze even lang als de aanvraag. Logo’s en beelden die u erop plaatst, verdwijnen mee, of na ${retention.unusedPictureDays} dagen als geen bewaard ontwerp ze toont.`,
          `Designs saved under a link: ${retention.designMonths} months after the last time, less if you delete them. Attached to a quote request, they are kept as long as it is. Logos and pictures that you put on them go too, or after ${retention.unusedPictureDays} days if no saved design shows them.`,
        ),
        text(
          `Conversations avec Alfred et questions transmises à l’atelier : ${retention.conversationMonths} mois après la dernière, moins si vous supprimez la conversation.`,
          `Gesprekken met Alfred en vragen die u aan het atelier doorgeeft: ${retention.conversationMonths} maanden na de laatste vraag of het laatste antwoord, korter als u het gesprek wist.`,
          `Conversations with Alfred and questions passed on to the workshop: ${retention.conversationMonths} months after the last one, less if you delete the conversation.`,
        ),
        text(
          `Témoignages et noms de clients : tant qu’ils sont montrés, et moins si vous retirez votre accord ; ceux qui ne le sont pas ou plus, ${retention.unshownTestimonialMonths} mois.`,
          `Getuigenissen en namen van klanten: zolang ze getoond worden, en korter als u uw toestemming intrekt; wat niet of niet meer getoond wordt, ${retention.unshownTestimonialMonths} maanden.`,
          `Testimonials and clients’ names: as long as they are shown, less if you withdraw your consent; what is not, or no longer, shown, ${retention.unshownTestimonialMonths} months.`,
        ),
        text(
          `Journaux techniques du serveur : ${retention.logDays} jours.`,
          `Technische logboeken van de server: ${retention.logDays} dagen.`,
          `Technical logs of the server: ${retention.logDays} days.`,
        ),
      ],
    },
    {
      id: 'recipients',
      heading: text('Qui les voit', 'Wie ze ziet', 'Who sees it'),
      paragraphs: [
        text(
          `Dans l’atelier, seules les personnes qui en ont besoin pour leur travail. Au-dehors, des prestataires liés par contrat et par nos instructions : l’hébergeur (${hosting.name}), le service qui achemine les e-mails et, pour votre commande, le transporteur ou le poseur qui doit connaître votre adresse. Le pays de votre connexion, nous le lisons dans une liste sur notre serveur ; pour cela, votre adresse ne va nulle part. Le comptable et les autorités reçoivent ce que la loi exige.`,
          `In het atelier alleen wie ze voor zijn werk nodig heeft. Daarbuiten dienstverleners die door een contract en onze instructies gebonden zijn: de hoster (${hosting.name}), de dienst die onze e-mails bezorgt en, voor uw bestelling, de vervoerder of plaatser die uw adres moet kennen. Het land van uw verbinding lezen wij in een lijst op onze eigen server; daarvoor gaat uw adres nergens heen. De boekhouder en de overheid krijgen wat de wet vraagt.`,
          `In the workshop, only those who need it for their work. Outside it, providers bound by contract and by our instructions: the host (${hosting.name}), the service that delivers our emails and, for your order, the carrier or fitter who must know your address. The country you are connecting from we read in a list on our own server; your address goes nowhere for it. The accountant and the authorities receive what the law requires.`,
        ),
        text(
          'Alfred répond sur notre serveur, à partir de nos pages. Quand un modèle de langage l’aide à formuler ses réponses, la page d’Alfred nomme le prestataire qui le fait tourner ; celui-ci reçoit la question et les passages cités, où les adresses, e-mails et numéros de téléphone sont masqués, et rien de votre compte.',
          'Alfred antwoordt op onze server, op basis van onze pagina’s. Helpt een taalmodel hem formuleren, dan noemt zijn pagina de dienstverlener bij wie het draait; die krijgt de vraag en de aangehaalde passages, met adressen, e-mailadressen en telefoonnummers onleesbaar gemaakt, en niets van uw account.',
          'Alfred answers on our server, from our own pages. Where a language model helps him with the wording, his page names the provider that runs it; that provider receives the question and the passages cited, with postal addresses, email addresses and telephone numbers masked, and nothing from your account.',
        ),
        text(
          'En règle générale, les données restent dans l’Espace économique européen. Si un prestataire les traite ailleurs, nous exigeons une décision d’adéquation ou les clauses contractuelles types de la Commission européenne, dont vous pouvez demander copie.',
          'In de regel blijven de gegevens binnen de Europese Economische Ruimte. Verwerkt een dienstverlener ze elders, dan eisen wij een adequaatheidsbesluit of de modelcontractbepalingen van de Europese Commissie, waarvan u een kopie kunt vragen.',
          'As a rule the data stays within the European Economic Area. If a provider processes it elsewhere, we require an adequacy decision or the European Commission’s standard contractual clauses, of which you may ask for a copy.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: text(
        'Cookies et mémoire du navigateur',
        'Cookies en browsergeheugen',
        'Cookies and browser storage',
      ),
      paragraphs: [
        text(
          'Les premiers éléments ci-dessous sont nécessaires et ne demandent pas d’accord. Les autres attendent le vôtre : fermer le bandeau n’en est pas un, refuser est aussi simple qu’accepter, et le lien au bas de chaque page rouvre vos choix. Un retrait efface les identifiants enregistrés. Si votre navigateur envoie le signal Global Privacy Control, tout est refusé tant que vous n’en décidez pas autrement.',
          'De eerste punten hieronder zijn noodzakelijk en vragen geen toestemming. De andere wachten op de uwe. De banner sluiten telt niet als akkoord en weigeren is even eenvoudig als aanvaarden. Met de link onderaan elke pagina past u uw keuze aan. Trekt u uw toestemming in, dan worden de bewaarde kenmerken gewist. Stuurt uw browser het signaal Global Privacy Control, dan is alles geweigerd tot u anders beslist.',
          'The first items below are necessary and need no consent. The others wait for yours: closing the banner does not count as agreement, refusing is as easy as accepting, and the link at the foot of every page reopens your choices. Withdrawing erases the stored identifiers. If your browser sends the Global Privacy Control signal, everything is rejected until you decide otherwise.',
        ),
      ],
      list: [
        text(
          'Langue : cookie « locale », un an, seulement si vous en choisissez une.',
          'Taal: cookie ‘locale’, één jaar, alleen als u er zelf een kiest.',
          'Language: cookie ‘locale’, for a year, only if you choose one.',
        ),
        text(
          'Session : cookies « __Host-session », après connexion, jusqu’à la déconnexion ou 30 jours sans visite ; un script ne peut pas les lire. Le cookie « signed-in », sans secret, indique aux pages que vous êtes connecté.',
          'Sessie: cookies ‘__Host-session’, na aanmelding, tot u zich afmeldt of 30 dagen niet langskomt. Een script kan ze niet lezen. De cookie ‘signed-in’, zonder geheim, vertelt de pagina’s dat u aangemeld bent.',
          'Session: cookies ‘__Host-session’, after signing in, until you sign out or stay away for 30 days; no script can read them. The cookie ‘signed-in’, without a secret, tells pages that you are signed in.',
        ),
        text(
          'Inscription et connexion en cours : des cookies qu’un script ne peut pas lire, effacés dès qu’ils ont servi ou après le temps indiqué. « __Host-pending-address », votre e-mail, une heure ; « __Host-sign-up », un code aléatoire qui lie l’inscription à ce navigateur, 24 heures ; « __Host-password-reset », qui permet de choisir un nouveau mot de passe, 15 minutes ; « __Host-alfred-question », ce que vous vouliez demander à Alfred avant de vous connecter, 24 heures ; « __Host-session-…-code-verifier », un code aléatoire pour revenir de Google, 10 minutes.',
          'Registratie en aanmelding die bezig zijn: cookies die een script niet kan lezen, gewist zodra ze gediend hebben of na de vermelde tijd. ‘__Host-pending-address’, uw e-mailadres, één uur; ‘__Host-sign-up’, een willekeurige code die de registratie aan deze browser koppelt, 24 uur; ‘__Host-password-reset’, waarmee u een nieuw wachtwoord kunt kiezen, 15 minuten; ‘__Host-alfred-question’, wat u Alfred wilde vragen voor u zich aanmeldde, 24 uur; ‘__Host-session-…-code-verifier’, een willekeurige code om van Google terug te keren, 10 minuten.',
          'Sign-up and sign-in under way: cookies that no script can read, deleted once they have served or after the time given. ‘__Host-pending-address’, your email address, one hour; ‘__Host-sign-up’, a random code that ties the sign-up to this browser, 24 hours; ‘__Host-password-reset’, which lets you choose a new password, 15 minutes; ‘__Host-alfred-question’, what you wanted to ask Alfred before signing in, 24 hours; ‘__Host-session-…-code-verifier’, a random code for coming back from Google, 10 minutes.',
        ),
        text(
          'Formulaire qui vous revient : cookies « returned-… », avec le nom du formulaire et 0 ou 1, quand un formulaire envoyé n’a pas pu être accepté ; ce que vous y avez tapé, chiffré, pendant 15 minutes ou jusqu’à ce qu’il soit accepté, pour vous le rendre. Un script ne peut pas les lire.',
          'Formulier dat terugkomt: cookies ‘returned-…’, met de naam van het formulier en 0 of 1, wanneer een verzonden formulier niet aanvaard kon worden. Wat u erin typte, versleuteld, 15 minuten lang of tot het aanvaard is, om het u terug te geven. Voor scripts zijn ze onleesbaar.',
          'Form that comes back: cookies ‘returned-…’, with the name of the form and 0 or 1, when a form you sent could not be accepted; what you typed into it, encrypted, for 15 minutes or until it is accepted, so that you get it back. No script can read them.',
        ),
        text(
          'Choix de cookies : cookie et stockage local « consent », 365 jours ; la question revient après six mois ou si cette politique change. Comme preuve, nous notons le choix, sa date, la langue, la page, le pays, la version du texte et du navigateur, sans adresse IP ; un accord porte un numéro aléatoire, un refus n’en laisse aucun chez vous. Si vous fermez la question sans y répondre, le stockage de session « consent-closed » le retient jusqu’à la fermeture de l’onglet.',
          'Cookiekeuze: cookie en lokale opslag ‘consent’, 365 dagen. Na zes maanden of bij een wijziging van dit beleid leggen wij de vraag opnieuw voor. Als bewijs noteren wij de keuze, de datum, de taal, de pagina, het land, de versie van de tekst en van de browser, zonder IP-adres. Een akkoord krijgt een willekeurig nummer, een weigering laat er bij u geen achter. Sluit u de vraag zonder te antwoorden, dan onthoudt de sessieopslag ‘consent-closed’ dat tot u het tabblad sluit.',
          'Cookie choice: cookie and local storage ‘consent’, 365 days; we ask again after six months or when this policy changes. As proof we record the choice, its date, the language, the page, the country, the version of the text and of the browser, without your IP address. If you agree, we store a random number in your browser; if you refuse, we store none. If you close the question without answering, session storage ‘consent-closed’ remembers that until you close the tab.',
        ),
        text(
          'Brouillon : stockage local « quote-draft », ce que vous tapez dans la demande de devis et le nom des fichiers joints, jusqu’à l’envoi ; « wrap-design » et « shirt-design », vos huit derniers projets de chaque outil qui ne sont pas enregistrés, jusqu’à ce que vous les enregistriez. C’est pour que rien ne se perde ; tout s’efface quand vous vous déconnectez ou videz la mémoire du navigateur.',
          'Kladversie: lokale opslag ‘quote-draft’, wat u in de offerteaanvraag typt en de namen van de bijgevoegde bestanden, tot u ze verstuurt; ‘wrap-design’ en ‘shirt-design’, van elke tool uw laatste acht ontwerpen die niet bewaard zijn, tot u ze bewaart. Zo gaat niets verloren. Alles wordt gewist als u zich afmeldt of het browsergeheugen leegmaakt.',
          'Draft: local storage ‘quote-draft’, what you type into the quote request and the names of the files attached, until you send it; ‘wrap-design’ and ‘shirt-design’, the last eight designs of each tool that you have not saved, until you save them. This is so that nothing is lost; all of it goes when you sign out or clear the browser’s storage.',
        ),
        text(
          `Projet enregistré : cookie « __Host-own-designs », dès que vous enregistrez un projet de covering ou de t-shirt, ${retention.designMonths} mois après le dernier enregistrement ; il garde les clés de vos vingt derniers projets, pour que ce navigateur seul puisse les modifier ou les supprimer. Un script ne peut pas le lire. La clé d’un projet que vous supprimez est effacée avec lui.`,
          `Bewaard ontwerp: cookie ‘__Host-own-designs’, zodra u een ontwerp van een wrap of een T-shirt bewaart, tot ${retention.designMonths} maanden nadat u er voor het laatst een bewaarde. Hij bevat de sleutels van uw laatste twintig ontwerpen, zodat alleen deze browser ze kan wijzigen of wissen. Een script kan hem niet lezen. Wist u een ontwerp, dan wordt ook de sleutel gewist.`,
          `Saved design: cookie ‘__Host-own-designs’, once you save a design of a wrap or a T-shirt, for ${retention.designMonths} months after you last saved one; it holds the keys of your last twenty designs, so that only this browser can change or delete them. No script can read it. When you delete a design, its key is deleted with it.`,
        ),
        text(
          'Fichier envoyé par morceaux : stockage local « tus », dès que vous lancez l’envoi ; le nom, la taille et la date du fichier, la référence de la demande et l’adresse où il arrive, pour reprendre après une coupure. Effacé quand le fichier est arrivé ou que vous annulez ; sinon, gardé jusqu’à ce que vous vidiez la mémoire du navigateur. Ce qui n’arrive pas en entier disparaît de nos serveurs après 24 heures.',
          'Bestand dat in delen verstuurd wordt: lokale opslag ‘tus’, vanaf het versturen. De naam, de grootte en de datum van het bestand, de referentie van de aanvraag en het adres waar het aankomt, om na een onderbreking verder te gaan. Gewist zodra het bestand aangekomen is of u annuleert, en anders bewaard tot u het browsergeheugen leegmaakt. Wat niet volledig aankomt, verdwijnt na 24 uur van onze servers.',
          'File sent in parts: local storage ‘tus’, once you start sending; the name, size and date of the file, the reference of the request and the address where it arrives, to carry on after a break. Deleted once the file has arrived or you cancel, and kept otherwise until you clear the browser’s storage. What does not arrive in full disappears from our servers after 24 hours.',
        ),
        text(
          'Espace de l’équipe : stockage local « staff-shortcuts », seulement quand une personne de l’équipe désactive les raccourcis clavier, jusqu’à ce qu’elle les réactive ou se déconnecte.',
          'Omgeving van het team: lokale opslag ‘staff-shortcuts’, alleen wanneer een medewerker de sneltoetsen uitzet, tot die ze weer aanzet of zich afmeldt.',
          'Back office: local storage ‘staff-shortcuts’, only when a member of the team turns the keyboard shortcuts off, until they turn them on again or sign out.',
        ),
        text(
          'Statistiques : un identifiant aléatoire de visite, « visit-session », oublié quand vous fermez l’onglet.',
          'Statistieken: een willekeurig bezoekkenmerk, ‘visit-session’, gewist zodra u het tabblad sluit.',
          'Statistics: a random visit identifier, ‘visit-session’, forgotten when you close the tab.',
        ),
        text(
          'Marketing : en plus, « visit-start », « visit-pages » et « visit-location » jusqu’à la fermeture de l’onglet, et « returning-visitor », le fait d’être déjà venu, jusqu’à votre retrait.',
          'Marketing: bovendien ‘visit-start’, ‘visit-pages’ en ‘visit-location’ tot u het tabblad sluit, en ‘returning-visitor’, of u hier eerder was, tot u uw toestemming intrekt.',
          'Marketing: in addition ‘visit-start’, ‘visit-pages’ and ‘visit-location’ until you close the tab, and ‘returning-visitor’, whether you have been here before, until you withdraw.',
        ),
        text(
          'Contenus externes : la carte de la page « À propos », dont les images viennent des serveurs d’OpenStreetMap. Ils reçoivent votre adresse IP et l’adresse de notre site, et ne déposent pas de cookie par ces images.',
          'Externe inhoud: de kaart op de pagina ‘Over ons’, waarvan de beelden van de servers van OpenStreetMap komen. Die krijgen uw IP-adres en het adres van onze site, en plaatsen via die beelden geen cookies.',
          'External content: the map on the page ‘About us’, whose images come from the servers of OpenStreetMap. They receive your IP address and the address of our site, and set no cookie through these images.',
        ),
      ],
      link: {
        to: 'my-data',
        label: text(
          'Voir, emporter ou effacer ce qui est noté de vos visites',
          'Bekijk, bewaar of wis wat van uw bezoeken genoteerd is',
          'View, download or delete what we have recorded about your visits',
        ),
      },
    },
    {
      id: 'security',
      heading: text('Sécurité', 'Beveiliging', 'Security'),
      paragraphs: [
        text(
          'La connexion est chiffrée, les accès internes dépendent de la fonction de chacun et vos fichiers ne sont pas publics. Si une violation de données présentait un risque élevé pour vous, nous vous en avertirions et, dans les cas prévus, préviendrions l’autorité dans les 72 heures.',
          'De verbinding is versleuteld, interne toegang hangt af van iemands functie en uw bestanden zijn niet openbaar. Houdt een datalek een hoog risico voor u in, dan verwittigen wij u en, waar dat moet, binnen 72 uur ook de toezichthouder.',
          'The connection is encrypted, internal access depends on each person’s role and your files are not public. If a data breach put you at high risk, we would inform you and, where required, notify the authority within 72 hours.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: text('Vos droits', 'Uw rechten', 'Your rights'),
      paragraphs: [
        text(
          'Vous pouvez consulter vos données, les faire corriger, effacer ou limiter, en recevoir une copie réutilisable, vous opposer à leur usage et retirer un consentement, sans effet sur ce qui a été fait avant. La publicité cesse dès que vous vous y opposez.',
          'U mag uw gegevens inkijken, laten verbeteren, wissen of beperken, er een herbruikbare kopie van krijgen, bezwaar maken tegen het gebruik en een toestemming intrekken, zonder gevolg voor wat voordien gebeurde. Reclame stopt zodra u bezwaar maakt.',
          'You may see your data, have it corrected, erased or restricted, receive a reusable copy, object to its use and withdraw consent without affecting what went before. Advertising stops as soon as you object.',
        ),
        text(
          `Écrivez à ${email} depuis l’adresse concernée, ou par courrier au siège. Nous répondons dans le mois, gratuitement ; un doute sur votre identité peut nous amener à demander une preuve, jamais plus que nécessaire.`,
          `Schrijf naar ${email} vanaf het adres waarover het gaat, of per brief naar de zetel. Wij antwoorden binnen een maand, kosteloos. Twijfelen wij over uw identiteit, dan kunnen wij een bewijs vragen, nooit meer dan nodig.`,
          `Write to ${email} from the address concerned, or by post to our registered office. We reply within a month, free of charge; if in doubt about who you are we may ask for proof, never more than is needed.`,
        ),
      ],
    },
    {
      id: 'authority',
      heading: text('Porter plainte', 'Klacht indienen', 'Lodging a complaint'),
      paragraphs: [
        text(
          `Dites-nous d’abord ce qui ne va pas, c’est souvent le plus rapide. Vous pouvez aussi saisir à tout moment l’${authority.name.fr}, ${authority.address.fr}, ${authority.email.fr}, ${authority.website.fr}.`,
          `Laat ons eerst weten wat er schort, dat gaat vaak het snelst. U kunt ook altijd terecht bij de ${authority.name.nl}, ${authority.address.nl}, ${authority.email.nl}, ${authority.website.nl}.`,
          `Tell us first what is wrong; that is often the quickest. You may also turn at any time to the ${authority.name.en}, ${authority.address.en}, ${authority.email.en}, ${authority.website.en}.`,
        ),
      ],
    },
    {
      id: 'changes',
      heading: text('Modifications', 'Wijzigingen', 'Changes'),
      paragraphs: [
        text(
          'La version et la date figurent en tête. Si un changement touche à ce que vous avez accepté, nous vous reposons la question avant de l’appliquer.',
          'Versie en datum staan bovenaan. Raakt een wijziging aan iets waarmee u instemde, dan vragen wij het u opnieuw voor ze ingaat.',
          'Version and date stand at the top. If a change touches something you agreed to, we ask you again before applying it.',
        ),
      ],
    },
  ],
};
