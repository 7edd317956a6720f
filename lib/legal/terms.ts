import { company } from '@/lib/company/company';
import { wrapWarranty } from '@/lib/content/facts';
import { text } from '@/lib/content/page-content';
import { allPricesNote } from '@/lib/content/prices';
import { formatDuration as duration, formatPrice as price } from '@/lib/i18n/format';
import { consumerMediationService as mediation } from './authorities';
import type { LegalDocument } from './legal-document';

// A starting text for an agency that adopts the site: its lawyer must check it, and the choices below, before use.

const { name, legalName, address, enterpriseNumber, register, court, iban, email } = company;

/** What the agency chooses; the other periods and amounts below are those of the law. */
const choices = {
  quoteValidityDays: 30,
  depositPercent: 30,
  businessPaymentDays: 30,
  visibleDefectDays: 8,
  hiddenDefectDays: 30,
  longestForceMajeureDays: 60,
} as const;

/** Terms of sale under Belgian law, to undertakings and to consumers. */
export const terms: LegalDocument = {
  seo: {
    title: text(
      `Conditions générales de vente : ${name}`,
      `Algemene verkoopsvoorwaarden: ${name}`,
      `Terms of sale: ${name}`,
    ),
    description: text(
      'Devis, épreuve, acompte, pose, garanties, rétractation et paiement : les conditions qui valent pour nos enseignes, coverings, textiles et créations.',
      'Offerte, proef, voorschot, plaatsing, garantie, herroeping en betaling: de voorwaarden voor onze gevelreclame, wraps, textiel en ontwerpen.',
      'Quotes, proofs, deposits, installation, warranties, withdrawal and payment: the terms for our signs, wraps, textiles and design work in Belgium.',
    ),
  },
  title: text('Conditions générales de vente', 'Algemene verkoopsvoorwaarden', 'Terms of sale'),
  version: '1.0',
  date: '2026-01-01',
  intro: text(
    'Ces conditions s’appliquent à ce que nous dessinons, fabriquons, livrons et posons. Elles valent pour les entreprises comme pour les consommateurs. Là où la loi les traite autrement, l’article le dit.',
    'Deze voorwaarden gelden voor alles wat wij ontwerpen, maken, leveren en plaatsen, voor ondernemingen en voor consumenten. Waar de wet een onderscheid maakt, vermeldt het artikel dat.',
    'These terms apply to whatever we design, make, deliver and install, for businesses and for consumers. Where the law treats the two differently, the article says so.',
  ),
  articles: [
    {
      id: 'definitions',
      heading: text('Définitions', 'Definities', 'Definitions'),
      paragraphs: [
        text(
          'Dans ce texte, les mots suivants ont un sens précis.',
          'In deze tekst hebben de volgende woorden een vaste betekenis.',
          'In this text the following words have a fixed meaning.',
        ),
      ],
      list: [
        text(
          `« Nous » : ${legalName.fr}, dont le siège est établi ${address.street.fr}, ${address.postalCode} ${address.city.fr}, inscrite à la Banque-Carrefour des Entreprises sous le numéro ${enterpriseNumber} (${register.fr}, ${court.fr}).`,
          `‘Wij’: ${legalName.nl}, met zetel te ${address.postalCode} ${address.city.nl}, ${address.street.nl}, ingeschreven in de Kruispuntbank van Ondernemingen onder het nummer ${enterpriseNumber} (${register.nl}, ${court.nl}).`,
          `‘We’: ${legalName.en}, with its registered office at ${address.street.en}, ${address.postalCode} ${address.city.en}, entered in the Crossroads Bank for Enterprises under number ${enterpriseNumber} (${register.en}, ${court.en}).`,
        ),
        text(
          '« Client » ou « vous » : la personne qui nous demande un devis ou nous passe commande.',
          '‘Klant’ of ‘u’: wie ons een offerte vraagt of een bestelling plaatst.',
          '‘Customer’ or ‘you’: whoever asks us for a quote or places an order.',
        ),
        text(
          '« Entreprise » : le client qui agit dans le cadre de son activité professionnelle, indépendants, professions libérales et associations compris.',
          '‘Onderneming’: de klant die in het kader van zijn beroepsactiviteit handelt, zelfstandigen, vrije beroepen en verenigingen inbegrepen.',
          '‘Business’: a customer acting in the course of a trade or profession, including the self-employed, the professions and associations.',
        ),
        text(
          '« Consommateur » : la personne physique qui agit à des fins étrangères à son activité commerciale, industrielle, artisanale ou libérale.',
          '‘Consument’: de natuurlijke persoon die handelt voor doeleinden buiten zijn handels-, bedrijfs-, ambachts- of beroepsactiviteit.',
          '‘Consumer’: a natural person acting for purposes outside his or her trade, business, craft or profession.',
        ),
        text(
          '« Épreuve » : la maquette, le tirage ou l’échantillon que vous approuvez avant la fabrication.',
          '‘Proef’: het ontwerp, de proefdruk of het staal dat u voor de productie goedkeurt.',
          '‘Proof’: the layout, print or sample that you approve before production.',
        ),
      ],
    },
    {
      id: 'scope',
      heading: text('Champ d’application', 'Toepassingsgebied', 'Scope'),
      paragraphs: [
        text(
          'Nos devis renvoient à ces conditions, que vous recevez avec eux et acceptez en commandant. Une clause écrite du devis l’emporte sur elles. Vos propres conditions d’achat ne valent que si nous les avons acceptées par écrit.',
          'Onze offertes verwijzen naar deze voorwaarden; u krijgt ze mee en aanvaardt ze door te bestellen. Een schriftelijke afspraak in de offerte heeft voorrang. Uw eigen aankoopvoorwaarden gelden alleen als wij ze schriftelijk hebben aanvaard.',
          'Our quotes refer to these terms; you receive them together and accept them by ordering. A written clause in the quote takes precedence over them. Your own purchasing terms apply only if we have accepted them in writing.',
        ),
        text(
          'Rien ici n’enlève au consommateur un droit que la loi lui accorde. Si une clause ne peut être appliquée, les autres restent en vigueur.',
          'Niets hierin ontneemt de consument een recht dat de wet hem geeft. Kan een bepaling niet worden toegepast, dan blijven de andere gelden.',
          'Nothing here takes from consumers a right that the law gives them. If one clause cannot be applied, the others remain in force.',
        ),
      ],
    },
    {
      id: 'orders',
      heading: text('Devis et commande', 'Offerte en bestelling', 'Quotes and orders'),
      paragraphs: [
        text(
          `Le devis est gratuit. Il décrit l’ouvrage, la matière, le prix et le délai, et reste valable ${choices.quoteValidityDays} jours à compter de sa date, sauf autre mention. Les prix de départ affichés sur le site sont indicatifs, TVA comprise, et seul le devis nous engage.`,
          `De offerte is gratis. Ze beschrijft het werk, het materiaal, de prijs en de termijn en blijft ${choices.quoteValidityDays} dagen geldig vanaf haar datum, tenzij ze iets anders vermeldt. De vanafprijzen op de site zijn richtprijzen, btw inbegrepen; alleen de offerte bindt ons.`,
          `Quotes are free. A quote describes the work, the material, the price and the time needed, and stays valid for ${choices.quoteValidityDays} days from its date unless it says otherwise. Starting prices on the site are indicative and include VAT; only the quote binds us.`,
        ),
        text(
          'Le contrat se forme lorsque vous approuvez le devis par écrit, e-mail compris, et nous vous le confirmons. Toute modification ultérieure fait l’objet d’un accord écrit sur son prix et son délai.',
          'De overeenkomst komt tot stand wanneer u de offerte schriftelijk goedkeurt, ook per e-mail; wij bevestigen dat. Over elke latere wijziging maken we een schriftelijke afspraak, met prijs en termijn.',
          'The contract is made when you approve the quote in writing, email included; we confirm it to you. Any later change is agreed in writing, with its price and timing.',
        ),
      ],
    },
    {
      id: 'proofs',
      heading: text('Épreuve et approbation', 'Proef en goedkeuring', 'Proofs and approval'),
      paragraphs: [
        text(
          'Nous fabriquons d’après l’épreuve que vous avez approuvée. Relisez les textes, les chiffres, les dimensions, les couleurs et l’emplacement : une faute qui venait de vous et que vous avez laissée passer se corrige à vos frais. Le devis précise combien de tours de corrections sont compris.',
          'Wij produceren volgens de proef die u hebt goedgekeurd. Lees teksten, cijfers, maten, kleuren en plaats na: een fout die van u kwam en die u liet staan, verbeteren wij op uw kosten. De offerte zegt hoeveel correctierondes inbegrepen zijn.',
          'We produce from the proof you have approved. Check the wording, figures, dimensions, colours and position: a mistake that came from you and that you let stand is corrected at your expense. The quote states how many rounds of corrections are included.',
        ),
        text(
          'Un écran ne restitue pas une encre. Sauf référence de nuancier ou échantillon convenu, de légers écarts de teinte, usuels dans le métier, entre deux matières ou deux tirages, ne sont pas des défauts.',
          'Een scherm toont geen inkt. Zonder afgesproken kleurreferentie of staal zijn lichte kleurverschillen tussen materialen of oplagen, zoals die in het vak gangbaar zijn, geen gebrek.',
          'A screen is not ink. Unless a colour reference or sample was agreed, slight differences in shade between materials or print runs, of the kind usual in the trade, are not defects.',
        ),
      ],
    },
    {
      id: 'your-files',
      heading: text('Vos fichiers et vos droits', 'Uw bestanden en rechten', 'Your files and your rights'),
      paragraphs: [
        text(
          'Gardez une copie de ce que vous nous envoyez. Nous vous signalons les défauts techniques que nous voyons, sans être tenus de vérifier le contenu.',
          'Houd een kopie van wat u ons bezorgt. Technische gebreken die wij zien, melden we u; de inhoud hoeven wij niet na te gaan.',
          'Keep a copy of what you send us. We report technical faults we notice, but are not required to check the content.',
        ),
        text(
          'Vous confirmez disposer des droits sur les logos, textes, photos, polices et marques que vous fournissez, et de l’accord des personnes reconnaissables. Si un tiers agit contre nous parce que ce droit manquait, vous réparez le dommage que votre faute nous cause. Nous pouvons refuser un contenu illicite.',
          'U bevestigt dat u over de rechten beschikt op de logo’s, teksten, foto’s, lettertypes en merken die u aanlevert, en over het akkoord van wie herkenbaar in beeld komt. Spreekt een derde ons aan omdat dat recht ontbrak, dan vergoedt u de schade die uw fout ons berokkent. Onwettige inhoud mogen wij weigeren.',
          'You confirm that you hold the rights to the logos, texts, photographs, typefaces and marks you supply, and the consent of anyone recognisable. If a third party acts against us because that right was missing, you make good the loss your fault causes us. We may refuse unlawful content.',
        ),
      ],
    },
    {
      id: 'prices',
      heading: text('Prix et TVA', 'Prijs en btw', 'Prices and VAT'),
      paragraphs: [
        text(
          'Le devis d’un consommateur indique le prix total, TVA et frais compris. Celui d’une entreprise indique le montant hors TVA, la TVA et le total. Si la loi reporte la perception de la taxe sur le cocontractant, la facture le mentionne.',
          'In de offerte voor een consument staat de totaalprijs, btw en kosten inbegrepen. In die voor een onderneming staan het bedrag zonder btw, de btw en het totaal; wordt de heffing wettelijk verlegd naar de medecontractant, dan vermeldt de factuur dat.',
          'A consumer’s quote shows the total price, VAT and charges included. A business’s quote shows the amount before VAT, the VAT and the total; where the law shifts the tax to the customer, the invoice says so.',
        ),
        allPricesNote,
        text(
          'Le prix convenu ne change pas tant que la commande reste la même. Déplacement, nacelle, électricien, permis et taxes ne sont compris que si le devis les cite. Si le taux de TVA légal change, le nouveau taux s’applique.',
          'De afgesproken prijs verandert niet zolang de bestelling dezelfde blijft. Verplaatsing, hoogwerker, elektricien, vergunning en belastingen zijn alleen inbegrepen als de offerte ze noemt. Wijzigt het wettelijke btw-tarief, dan geldt het nieuwe.',
          'The agreed price does not change as long as the order stays the same. Travel, access platform, electrician, permits and taxes are included only if the quote names them. If the legal VAT rate changes, the new rate applies.',
        ),
      ],
    },
    {
      id: 'payment',
      heading: text('Acompte et paiement', 'Voorschot en betaling', 'Deposit and payment'),
      paragraphs: [
        text(
          `À la commande, nous demandons en règle générale un acompte de ${choices.depositPercent} % ; le devis fixe le montant. Le consommateur paie le solde à l’échéance indiquée sur la facture, l’entreprise dans les ${choices.businessPaymentDays} jours de la date de facture, sauf autre accord écrit. Le compte à créditer est ${iban}.`,
          `Bij de bestelling vragen wij in de regel een voorschot van ${choices.depositPercent}%; de offerte bepaalt het bedrag. De consument betaalt het saldo op de vervaldag die op de factuur staat, de onderneming binnen ${choices.businessPaymentDays} dagen na de factuurdatum, tenzij schriftelijk anders afgesproken. Betalen kan op rekening ${iban}.`,
          `On ordering we ask, as a rule, for a deposit of ${choices.depositPercent}%; the quote fixes the amount. Consumers pay the balance by the due date shown on the invoice, businesses within ${choices.businessPaymentDays} days of its date, unless otherwise agreed in writing. Payments go to account ${iban}.`,
        ),
        text(
          'Là où la loi l’impose, l’entreprise reçoit une facture électronique structurée. Tant qu’une somme échue reste impayée, nous pouvons suspendre le travail après vous en avoir averti.',
          'Waar de wet dat oplegt, ontvangt de onderneming een gestructureerde elektronische factuur. Zolang een vervallen bedrag openstaat, mogen wij het werk opschorten nadat we u verwittigd hebben.',
          'Where the law requires it, businesses receive a structured electronic invoice. As long as a sum due is unpaid, we may suspend work after giving you notice.',
        ),
      ],
    },
    {
      id: 'late-payment',
      heading: text('Retard de paiement', 'Laattijdige betaling', 'Late payment'),
      paragraphs: [
        text(
          `Entreprises : toute somme impayée à l’échéance porte, de plein droit et sans mise en demeure, l’intérêt prévu par la loi du 2 août 2002 concernant la lutte contre le retard de paiement dans les transactions commerciales. S’y ajoutent l’indemnité forfaitaire de ${price(40, 'fr')} et le remboursement raisonnable des autres frais de recouvrement, comme cette loi le prévoit.`,
          `Ondernemingen: elk bedrag dat op de vervaldag onbetaald is, brengt van rechtswege en zonder ingebrekestelling de interest op van de wet van 2 augustus 2002 betreffende de bestrijding van de betalingsachterstand bij handelstransacties. Daarbij komen de forfaitaire vergoeding van ${price(40, 'nl')} en een redelijke vergoeding voor de andere invorderingskosten, zoals die wet bepaalt.`,
          `Businesses: any sum unpaid when due bears, by operation of law and without notice, the interest laid down by the Act of 2 August 2002 on combating late payment in commercial transactions. The fixed sum of ${price(40, 'en')} and reasonable compensation for other recovery costs are added, as that Act provides.`,
        ),
        text(
          'Consommateurs : comme le veut le livre XIX du Code de droit économique, nous envoyons d’abord un rappel gratuit. Vous avez alors 14 jours calendrier pour payer, comptés dès le lendemain d’un rappel électronique ou dès le troisième jour ouvrable après l’envoi d’un rappel papier. Passé ce délai, le solde porte l’intérêt au taux directeur majoré de huit points de pourcentage visé à l’article 5, alinéa 2, de la loi du 2 août 2002, et l’indemnité forfaitaire ci-dessous est due. La même règle joue pour vous si nous tardons à vous rembourser une somme due.',
          'Consumenten: zoals boek XIX van het Wetboek van economisch recht voorschrijft, sturen wij eerst een kosteloze herinnering. U hebt dan 14 kalenderdagen om te betalen, te rekenen vanaf de dag na een elektronische herinnering of vanaf de derde werkdag na de verzending van een papieren herinnering. Na die termijn brengt het saldo interest op tegen de referentie-interestvoet vermeerderd met acht procentpunten, bedoeld in artikel 5, tweede lid, van de wet van 2 augustus 2002, en is de onderstaande forfaitaire vergoeding verschuldigd. Dezelfde regel speelt in uw voordeel als wij een terugbetaling laattijdig uitvoeren.',
          'Consumers: as Book XIX of the Code of Economic Law requires, we first send a reminder free of charge. You then have 14 calendar days to pay, counted from the day after an electronic reminder or from the third working day after a paper one was sent. After that, the balance bears interest at the reference rate plus eight percentage points, as referred to in article 5, second paragraph, of the Act of 2 August 2002, and the fixed sum below is due. The same rule works in your favour if we are late with a refund we owe you.',
        ),
      ],
      list: [
        text(
          `Solde de ${price(150, 'fr')} au plus : ${price(20, 'fr')}.`,
          `Saldo tot en met ${price(150, 'nl')}: ${price(20, 'nl')}.`,
          `Balance up to ${price(150, 'en')}: ${price(20, 'en')}.`,
        ),
        text(
          `Solde de ${price(150.01, 'fr')} à ${price(500, 'fr')} : ${price(30, 'fr')}, plus 10 % de la tranche comprise entre ces deux montants.`,
          `Saldo van ${price(150.01, 'nl')} tot ${price(500, 'nl')}: ${price(30, 'nl')}, plus 10% op de schijf tussen die twee bedragen.`,
          `Balance from ${price(150.01, 'en')} to ${price(500, 'en')}: ${price(30, 'en')}, plus 10% of the part between those two amounts.`,
        ),
        text(
          `Solde supérieur à ${price(500, 'fr')} : ${price(65, 'fr')}, plus 5 % de la tranche au-delà, avec un maximum de ${price(2000, 'fr')}.`,
          `Saldo boven ${price(500, 'nl')}: ${price(65, 'nl')}, plus 5% op de schijf daarboven, met een maximum van ${price(2000, 'nl')}.`,
          `Balance above ${price(500, 'en')}: ${price(65, 'en')}, plus 5% of the part above it, with a maximum of ${price(2000, 'en')}.`,
        ),
      ],
    },
    {
      id: 'delivery',
      heading: text('Délais', 'Termijnen', 'Delivery times'),
      paragraphs: [
        text(
          'Le délai du devis court du jour où nous avons tout en main : épreuve approuvée, fichiers, acompte, permis. Envers une entreprise, il est indicatif, sauf date garantie par écrit. Nous annonçons un retard dès que nous le voyons venir.',
          'De termijn in de offerte begint te lopen zodra wij alles in handen hebben: goedgekeurde proef, bestanden, voorschot, vergunning. Tegenover een onderneming is hij indicatief, behalve bij een schriftelijk gewaarborgde datum. Vertraging melden we zodra we ze zien aankomen.',
          'The time stated in the quote runs from the day we have everything in hand: approved proof, files, deposit, permits. For a business it is an indication, unless a date is guaranteed in writing. We announce a delay as soon as we see it coming.',
        ),
        text(
          'Faute de délai convenu, le consommateur est livré dans les 30 jours de la commande. Si nous dépassons le terme, il nous accorde un délai supplémentaire adapté aux circonstances. Passé celui-ci, il peut mettre fin au contrat et nous lui rendons sans attendre ce qu’il a payé.',
          'Is er geen termijn afgesproken, dan leveren wij de consument binnen 30 dagen na de bestelling. Halen we de termijn niet, dan geeft hij ons een extra termijn die bij de omstandigheden past; is ook die verstreken, dan mag hij de overeenkomst beëindigen en betalen wij onverwijld terug wat hij betaalde.',
          'If no time was agreed, consumers receive delivery within 30 days of ordering. If we miss the date, the consumer gives us an additional period suited to the circumstances; once that has passed, he or she may end the contract and we return without delay what has been paid.',
        ),
      ],
    },
    {
      id: 'installation',
      heading: text('Pose', 'Plaatsing', 'Installation'),
      paragraphs: [
        text(
          'Si la pose échoue pour une raison qui dépend de vous, nous facturons le déplacement et l’attente à leur coût réel. La pluie, le gel ou une paroi inattendue déplacent la date sans frais, ni pour vous ni pour nous. Un film ancien que l’on dépose peut emporter une peinture refaite ou mal accrochée, et nous vous en avertissons avant de commencer.',
          'Kan de plaatsing niet doorgaan om een reden die bij u ligt, dan rekenen wij de verplaatsing en de wachttijd aan tegen reële kost. Regen, vorst of een onverwachte ondergrond verschuiven de datum zonder kosten voor wie dan ook. Oude folie kan bij het verwijderen overspoten of slecht hechtende lak meenemen; daar waarschuwen we u vooraf voor.',
          'If installation cannot go ahead for a reason attributable to you, we charge the journey and the waiting at actual cost. Rain, frost or an unexpected wall move the date at no cost to either side. Old film may take resprayed or poorly bonded paint with it when removed; we warn you before we start.',
        ),
        text(
          'À la fin, vous examinez l’ouvrage avec le poseur et notez vos remarques sur le bon de pose.',
          'Na afloop bekijkt u het werk samen met de plaatser en noteert u uw opmerkingen op de werkbon.',
          'At the end you look the work over with the fitter and write your remarks on the job sheet.',
        ),
        text(
          'Avant notre arrivée, et sauf si le devis nous en charge, vous vous occupez de ceci :',
          'Tenzij de offerte ons ermee belast, zorgt u vooraf voor het volgende:',
          'Before we come, and unless the quote entrusts them to us, you see to the following:',
        ),
      ],
      list: [
        text(
          'les permis, l’occupation de la voie publique, l’accord du propriétaire, de la copropriété ou du bailleur, et les taxes sur l’enseigne ;',
          'de vergunningen, de inname van het openbaar domein, het akkoord van eigenaar, mede-eigendom of leasemaatschappij, en de belasting op het bord;',
          'permits, use of the public highway, the agreement of owner, co-owners or leasing company, and taxes on the sign;',
        ),
        text(
          'un lieu accessible et dégagé, avec de l’électricité et une température qui permet de coller ;',
          'een toegankelijke, vrijgemaakte plek met stroom en een temperatuur waarbij lijm hecht;',
          'a clear and accessible place, with electricity and a temperature at which adhesive holds;',
        ),
        text(
          'un support sain, sec et propre, ou un véhicule lavé et vidé, dont nous notons l’état avec vous à l’arrivée ;',
          'een gezonde, droge en schone ondergrond, of een gewassen en leeggemaakt voertuig waarvan we de staat bij aankomst samen noteren;',
          'a sound, dry, clean surface, or a washed and emptied vehicle whose condition we note with you on arrival;',
        ),
        text(
          'l’indication des câbles et conduites cachés, et de l’amiante dont vous connaissez la présence.',
          'de ligging van verborgen kabels en leidingen, en van asbest waarvan u weet dat het er zit.',
          'the position of hidden cables and pipes, and of any asbestos you know to be there.',
        ),
      ],
    },
    {
      id: 'risk-and-title',
      heading: text(
        'Risques et réserve de propriété',
        'Risico en eigendomsvoorbehoud',
        'Risk and retention of title',
      ),
      paragraphs: [
        text(
          'Les risques passent au consommateur quand lui-même, ou le tiers qu’il a désigné et qui n’est pas notre transporteur, prend possession du bien. Ils passent à l’entreprise à la livraison ou, si les biens voyagent, à leur remise au premier transporteur.',
          'Het risico gaat op de consument over wanneer hij, of een door hem aangewezen derde die niet onze vervoerder is, het goed in bezit neemt. Op de onderneming gaat het over bij de levering of, bij verzending, bij de afgifte aan de eerste vervoerder.',
          'Risk passes to the consumer when he or she, or a third party appointed by the consumer other than our carrier, takes possession of the goods. It passes to a business on delivery or, if the goods are shipped, when they are handed over to the first carrier.',
        ),
        text(
          'Les biens restent notre propriété jusqu’au paiement complet. D’ici là, vous ne les vendez pas et ne les donnez pas en gage, et nous ne reprenons que ce qui se détache sans dommage.',
          'De goederen blijven onze eigendom tot de volledige prijs betaald is. Tot dan verkoopt of verpandt u ze niet; wij nemen alleen terug wat zonder schade los kan.',
          'Goods remain our property until paid for in full. Until then you may not sell or pledge them; we take back only what can be detached without damage.',
        ),
      ],
    },
    {
      id: 'warranty',
      heading: text('Garanties', 'Garantie', 'Warranties'),
      paragraphs: [
        text(
          'Le consommateur bénéficie de la garantie légale de conformité : pendant deux ans, il peut exiger sans frais la réparation ou le remplacement d’un bien non conforme et, dans les cas prévus par la loi, une réduction du prix ou la fin du contrat. Il nous signale le défaut dans les deux mois de sa découverte.',
          'De consument geniet de wettelijke garantie van conformiteit: twee jaar lang kan hij voor een goed dat niet aan de overeenkomst beantwoordt kosteloze herstelling of vervanging eisen en, in de gevallen die de wet bepaalt, een prijsvermindering of het einde van de overeenkomst. Hij meldt het gebrek binnen twee maanden na de ontdekking.',
          'Consumers have the legal guarantee of conformity: for two years they can require goods that do not conform to be repaired or replaced free of charge and, in the cases laid down by law, ask for a price reduction or termination of the contract. They must report the defect within two months of discovering it.',
        ),
        text(
          `Pour tout client, nous garantissons pendant ${duration(wrapWarranty, 'fr')}, à partir de la pose, le covering en film coulé, matière et travail compris : bord qui se relève, film qui se fendille, bulle sans choc. Écrivez-nous avec la facture et une photo, et nous réparons ou remplaçons sans frais. Sont exclus l’accident, le lavage contraire à nos conseils, la peinture sous le film et l’usure normale. Cette garantie s’ajoute aux droits légaux et ne les réduit pas.`,
          `Elke klant krijgt van ons ${duration(wrapWarranty, 'nl')} waarborg op een wrap in gegoten folie, vanaf de plaatsing, voor materiaal en werk: een rand die loskomt, folie die barst, een blaas zonder stoot. Schrijf ons met de factuur en een foto; wij herstellen of vervangen kosteloos. Uitgesloten zijn ongevallen, wassen tegen ons advies in, de lak onder de folie en normale slijtage. Deze waarborg komt boven op de wettelijke rechten en beperkt ze niet.`,
          `We give every customer a warranty of ${duration(wrapWarranty, 'en')} from fitting on wraps in cast film, for material and work: an edge that lifts, film that cracks, a bubble not caused by an impact. Write to us with the invoice and a photo; we repair or replace free of charge. Accidents, washing against our advice, the paint beneath and normal wear are excluded. This warranty is on top of the statutory rights and does not reduce them.`,
        ),
        text(
          `Les films de protection (PPF), les films de vitrage, les films spéciaux, les LED et les textiles suivent la durée inscrite au devis. L’entreprise dénonce un vice caché dans les ${choices.hiddenDefectDays} jours de sa découverte.`,
          `Voor lakbescherming (PPF), raamfolie, effectfolie, leds en textiel geldt de duur die in de offerte staat. De onderneming meldt een verborgen gebrek binnen ${choices.hiddenDefectDays} dagen na de ontdekking.`,
          `Paint protection film (PPF), window film, special films, LEDs and textiles follow the period stated in the quote. Businesses must report a hidden defect within ${choices.hiddenDefectDays} days of discovering it.`,
        ),
      ],
    },
    {
      id: 'withdrawal',
      heading: text('Droit de rétractation', 'Herroepingsrecht', 'Right of withdrawal'),
      paragraphs: [
        text(
          'Le consommateur qui commande à distance, ou hors de notre établissement, dispose de 14 jours calendrier pour se rétracter sans donner de motif : à partir de la réception du bien ou, pour un service, de la conclusion du contrat. Un message sans équivoque suffit, et le formulaire type du livre VI du Code de droit économique est joint au devis et à la confirmation.',
          'De consument die op afstand of buiten onze verkoopruimte bestelt, kan de overeenkomst 14 kalenderdagen lang zonder opgave van redenen herroepen: vanaf de ontvangst van het goed of, bij een dienst, vanaf het sluiten van de overeenkomst. Een ondubbelzinnig bericht volstaat; het modelformulier van boek VI van het Wetboek van economisch recht zit bij de offerte en bij de bevestiging.',
          'Consumers who order at a distance, or away from our premises, may withdraw within 14 calendar days without giving a reason: from receipt of the goods or, for a service, from the conclusion of the contract. A clear message is enough; the model form of Book VI of the Code of Economic Law comes with the quote and with the confirmation.',
        ),
        text(
          'Nous remboursons le prix et la livraison standard dans les 14 jours, au besoin après le retour du bien, que vous renvoyez à vos frais dans le même délai. Si le service a commencé à votre demande expresse, vous en payez la part exécutée ; entièrement exécuté avec votre accord, il n’ouvre plus ce droit.',
          'Wij betalen de prijs en de standaardlevering binnen 14 dagen terug, zo nodig na ontvangst van het goed, dat u binnen dezelfde termijn op uw kosten terugstuurt. Is de dienst op uw uitdrukkelijk verzoek begonnen, dan betaalt u het uitgevoerde deel; na volledige uitvoering met uw akkoord vervalt dit recht.',
          'We refund the price and standard delivery within 14 days, if need be after return of the goods, which you send back at your own cost within the same time. If a service began at your express request, you pay for the part performed; once fully performed with your agreement, it no longer carries this right.',
        ),
        text(
          'Ce droit n’existe pas pour les biens faits selon vos spécifications ou nettement personnalisés (articles VI.53 et VI.73 du même code) : vos lettres, votre logo, vos mesures. C’est le cas de la plupart de nos ouvrages, et le devis vous le rappelle.',
          'Dit recht bestaat niet voor goederen die volgens uw specificaties gemaakt of duidelijk gepersonaliseerd zijn (artikelen VI.53 en VI.73 van hetzelfde wetboek): uw letters, uw logo, uw maten. Dat geldt voor het meeste wat wij maken; de offerte herinnert u eraan.',
          'There is no such right for goods made to your specifications or clearly personalised (articles VI.53 and VI.73 of the same code): your letters, your logo, your measurements. That is most of what we make; the quote reminds you of it.',
        ),
      ],
    },
    {
      id: 'cancellation',
      heading: text('Annulation', 'Annulering', 'Cancellation'),
      paragraphs: [
        text(
          'Si vous renoncez à une commande en cours, vous payez le travail déjà fait et les matières commandées qui ne peuvent resservir, justificatifs à l’appui ; l’acompte s’impute sur cette somme et nous rendons le surplus. Si c’est nous qui renonçons sans motif valable, nous rendons tout ce que vous avez payé et réparons le dommage que vous prouvez.',
          'Ziet u af van een lopende bestelling, dan betaalt u het werk dat al gedaan is en het bestelde materiaal dat wij niet meer kunnen gebruiken, met bewijsstukken; het voorschot wordt daarvan afgetrokken en wat overblijft krijgt u terug. Zien wij er zonder geldige reden van af, dan betalen wij alles terug en vergoeden we de schade die u bewijst.',
          'If you cancel an order in progress, you pay for the work already done and for materials ordered that cannot be used elsewhere, on presentation of evidence; the deposit counts towards that sum and we return the rest. If we cancel it without good reason, we return all you have paid and make good the loss you prove.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: text('Responsabilité', 'Aansprakelijkheid', 'Liability'),
      paragraphs: [
        text(
          'Nous répondons de nos fautes et de celles des personnes que nous faisons intervenir ; envers un consommateur, selon la loi. Envers une entreprise, nous réparons le dommage direct et prévisible, à concurrence du prix hors TVA de la commande. Cette limite ne vaut ni en cas de dol ou de faute lourde, ni pour une atteinte aux personnes, ni si elle vidait le contrat de sa substance.',
          'Wij staan in voor onze fouten en voor die van wie wij inschakelen; tegenover een consument volgens de wet. Tegenover een onderneming vergoeden wij de rechtstreekse en voorzienbare schade, ten belope van de prijs van de bestelling zonder btw. Die grens geldt niet bij opzet of zware fout, niet voor lichamelijke of psychische schade en niet wanneer ze de overeenkomst zou uithollen.',
          'We are liable for our own faults and for those of the people we engage; towards consumers, as the law provides. Towards a business we make good direct and foreseeable loss, up to the price of the order before VAT. That limit does not apply to wilful misconduct or gross negligence, to personal injury, or where it would empty the contract of its substance.',
        ),
        text(
          'Entre entreprises, un dommage né de l’inexécution du contrat se règle selon le contrat seul, y compris à l’égard de nos administrateurs, travailleurs et sous-traitants, dans les limites du livre 6 du Code civil.',
          'Tussen ondernemingen wordt schade door niet-uitvoering van de overeenkomst alleen volgens die overeenkomst geregeld, ook ten aanzien van onze bestuurders, werknemers en onderaannemers, binnen de grenzen van boek 6 van het Burgerlijk Wetboek.',
          'Between businesses, loss arising from non-performance of the contract is settled under the contract alone, also as regards our directors, staff and subcontractors, within the limits of Book 6 of the Civil Code.',
        ),
      ],
    },
    {
      id: 'force-majeure',
      heading: text('Force majeure', 'Overmacht', 'Force majeure'),
      paragraphs: [
        text(
          `Personne ne répond d’un empêchement qui ne lui est pas imputable et qu’il ne pouvait ni prévoir ni éviter, comme une tempête, une panne générale ou une décision des autorités. La partie touchée avertit l’autre, et les délais sont suspendus. Après ${choices.longestForceMajeureDays} jours, chacune peut mettre fin par écrit à ce qui reste à faire, et ce qui a été payé pour cette part est rendu.`,
          `Niemand staat in voor een belemmering die hem niet toe te rekenen is en die hij niet kon voorzien of vermijden, zoals storm, een algemene stroompanne of een overheidsbeslissing. De getroffen partij verwittigt de andere; de termijnen worden geschorst. Na ${choices.longestForceMajeureDays} dagen mag elk van beide schriftelijk een einde maken aan wat nog moet gebeuren, en wordt wat daarvoor betaald is terugbetaald.`,
          `Nobody is liable for an obstacle that is not attributable to them and that they could neither foresee nor avoid, such as a storm, a general power failure or a decision of the authorities. The party affected informs the other; time stops running. After ${choices.longestForceMajeureDays} days either may terminate in writing what remains to be done, and what was paid for it is returned.`,
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: text('Propriété intellectuelle', 'Intellectuele eigendom', 'Intellectual property'),
      paragraphs: [
        text(
          'Le paiement vous donne le droit d’utiliser nos créations pour l’usage commandé. Les droits patrimoniaux ne sont cédés que par un écrit qui nomme l’œuvre, les usages, le territoire et la durée, et après paiement complet ; pour un logo ou une charte, le bon de commande contient cette clause. Esquisses non retenues et fichiers de travail restent à nous, sauf mention au devis.',
          'Door te betalen krijgt u het recht onze creaties te gebruiken voor het bestelde doel. Vermogensrechten dragen wij alleen over in een geschrift dat het werk, de gebruikswijzen, het grondgebied en de duur noemt, en na volledige betaling; voor een logo of huisstijl staat dat beding op de bestelbon. Niet gekozen schetsen en werkbestanden blijven van ons, tenzij de offerte ze vermeldt.',
          'Payment gives you the right to use our creations for the purpose ordered. Economic rights are assigned only in a document that names the work, the uses, the territory and the duration, and after full payment; for a logo or brand guidelines, the order form contains that clause. Unused sketches and working files stay ours, unless the quote says otherwise.',
        ),
        text(
          'Nous pouvons montrer l’ouvrage terminé dans notre portfolio. Un message de votre part, et nous retirons la photo.',
          'Wij mogen het afgewerkte werk bij onze realisaties tonen. Eén bericht van u en we halen de foto weg.',
          'We may show the finished work in our portfolio. Send us a message and we will take the photograph down.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: text('Réclamations', 'Klachten', 'Complaints'),
      paragraphs: [
        text(
          `Écrivez à ${email}, avec le numéro du devis et une photo. L’entreprise signale les défauts visibles dans les ${choices.visibleDefectDays} jours de la livraison ou de la pose.`,
          `Schrijf naar ${email}, met het nummer van de offerte en een foto. De onderneming meldt zichtbare gebreken binnen ${choices.visibleDefectDays} dagen na de levering of de plaatsing.`,
          `Write to ${email}, with the number of the quote and a photo. Businesses must report visible defects within ${choices.visibleDefectDays} days of delivery or installation.`,
        ),
        text(
          `Si notre réponse ne le satisfait pas, le consommateur peut saisir gratuitement le ${mediation.name.fr} : ${mediation.address.fr}, ${mediation.email.fr}, ${mediation.website.fr}. Le SPF Économie présente les autres voies amiables sous le nom Belmed.`,
          `Is de consument niet tevreden met ons antwoord, dan kan hij kosteloos terecht bij de ${mediation.name.nl}: ${mediation.address.nl}, ${mediation.email.nl}, ${mediation.website.nl}. De FOD Economie stelt de andere minnelijke wegen voor onder de naam Belmed.`,
          `Consumers who are not satisfied with our answer may turn, free of charge, to the ${mediation.name.en}: ${mediation.address.en}, ${mediation.email.en}, ${mediation.website.en}. The FPS Economy presents other ways to settle out of court under the name Belmed.`,
        ),
      ],
    },
    {
      id: 'personal-data',
      heading: text('Données personnelles', 'Persoonsgegevens', 'Personal data'),
      paragraphs: [
        text(
          'Notre politique de confidentialité dit ce que nous faisons de vos données. Si vous nous confiez celles d’autres personnes, une liste de prénoms à broder par exemple, vous les en informez et nous ne nous en servons que pour la commande.',
          'In ons privacybeleid leest u wat wij met uw gegevens doen. Bezorgt u ons gegevens van anderen, zoals een lijst met te borduren voornamen, dan licht u hen in en gebruiken wij die alleen voor de bestelling.',
          'Our privacy policy says what we do with your data. If you entrust us with other people’s, a list of first names to embroider for instance, you tell them so and we use it for the order only.',
        ),
      ],
    },
    {
      id: 'law',
      heading: text('Droit, juge et langue', 'Recht, rechter en taal', 'Law, court and language'),
      paragraphs: [
        text(
          `Le droit belge s’applique, sans la Convention de Vienne de 1980 sur la vente internationale de marchandises. Le consommateur garde la protection impérative du pays où il réside. Les litiges avec une entreprise relèvent du tribunal de notre siège (${court.fr}). Le consommateur conserve le juge que la loi lui désigne, notamment celui de son domicile.`,
          `Het Belgische recht is van toepassing, zonder het Weens Koopverdrag van 1980; de consument behoudt de dwingende bescherming van het land waar hij woont. Voor geschillen met een onderneming is de rechtbank van onze zetel bevoegd (${court.nl}). De consument behoudt de rechter die de wet hem toewijst, onder meer die van zijn woonplaats.`,
          `Belgian law applies, to the exclusion of the Vienna Convention of 1980 on the international sale of goods; consumers keep the mandatory protection of the country where they live. Disputes with a business go to the court for our registered office (${court.en}). Consumers keep the court that the law assigns to them, in particular that of their place of residence.`,
        ),
        text(
          'Ces conditions existent en français, en néerlandais et en anglais. La version qui fait foi est celle de la langue dans laquelle le contrat a été conclu. Le texte anglais est une traduction de courtoisie, dont les termes s’entendent au sens du droit belge.',
          'Deze voorwaarden bestaan in het Nederlands, het Frans en het Engels. De versie in de taal waarin de overeenkomst is gesloten, heeft voorrang. De begrippen van de Engelse tekst zijn naar Belgisch recht te lezen.',
          'These terms exist in French, Dutch and English. The version in the language in which the contract was made prevails. The words of the English text are to be understood as Belgian law understands them.',
        ),
      ],
    },
  ],
};
