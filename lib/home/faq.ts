import type { Localized } from '@/lib/i18n/locales';
import {
  formatDuration as duration,
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  logoDelivery,
  rollUpDelivery,
  wrapWarranty,
} from '@/lib/services/facts';

export interface FaqEntry {
  id: string;
  question: Localized;
  answer: Localized;
}

/** Questions of the home page, the most asked first. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'file-formats',
    question: {
      fr: 'Dans quel format envoyer mon logo ?',
      nl: 'In welk formaat bezorg ik mijn logo?',
      en: 'What format should my logo be in?',
    },
    answer: {
      fr: 'Idéalement un fichier vectoriel : PDF, AI, EPS ou SVG, textes vectorisés. Il s’agrandit jusqu’à la taille d’une façade sans perdre un trait. Pour une photo, un JPEG, un PNG ou un WebP d’environ 100 points par pouce à la taille finale suffit en grand format. Vous n’avez qu’une carte de visite ou une capture d’écran ? Envoyez-la quand même : nous vous dirons s’il faut redessiner et ce que cela coûte.',
      nl: 'Liefst als vectorbestand: PDF, AI, EPS of SVG, met de teksten omgezet naar lettercontouren. Dat vergroten we tot gevelformaat zonder dat de lijnen rafelen. Voor een foto op groot formaat volstaat een JPEG, PNG of WebP van ongeveer 100 dpi op ware grootte. Hebt u alleen een visitekaartje of een schermafdruk? Stuur die gerust door: wij zeggen u of hertekenen nodig is en wat dat kost.',
      en: 'Ideally a vector file: PDF, AI, EPS or SVG, with text converted to outlines. It scales up to the size of a building without losing an edge. For large-format photographs, a JPEG, PNG or WebP of about 100 dpi at final size will do. If a business card or a screenshot is all you have, send it anyway; we will tell you whether it needs redrawing and what that costs.',
    },
  },
  {
    id: 'permits',
    question: {
      fr: 'Faut-il un permis pour poser une enseigne ?',
      nl: 'Heb ik een vergunning nodig voor gevelreclame?',
      en: 'Do I need a permit for a sign?',
    },
    answer: {
      fr: 'Souvent, et la règle change avec la région. En Flandre, une petite enseigne non lumineuse pour votre propre activité, fixée à un bâtiment en règle, peut en être dispensée ; éclairée, elle demande en principe un permis (omgevingsvergunning). Bruxelles et la Wallonie ont chacune leur règlement et leurs exceptions. La commune peut ajouter ses propres exigences, et une taxe. Un immeuble classé ou en copropriété suppose un accord de plus. Interrogez le service urbanisme avant de commander ; nous lui fournissons les plans cotés.',
      nl: 'Vaak wel, en de regels verschillen per gewest. In Vlaanderen kan een klein, niet-lichtgevend bord voor uw eigen zaak aan een vergund gebouw vrijgesteld zijn; voor lichtreclame hebt u in principe een omgevingsvergunning nodig. Brussel en Wallonië hebben elk hun eigen verordening en uitzonderingen. Uw gemeente kan daar eisen en een belasting aan toevoegen. Bij een beschermd pand of een mede-eigendom komt er nog een akkoord bij. Vraag het na bij de dienst omgeving voor u bestelt; wij leveren de maattekeningen.',
      en: 'Often, and the rules change with the region. In Flanders a small unlit sign for your own business on a properly permitted building may be exempt; an illuminated one needs an omgevingsvergunning (planning permit) in principle. Brussels and Wallonia each have their own regulations and exceptions. Your municipality may add requirements, and a tax. Listed or co-owned buildings need a further agreement. Ask the planning department before you order; we supply the dimensioned drawings.',
    },
  },
  {
    id: 'windscreen-film',
    question: {
      fr: 'Peut-on coller un film sur le pare-brise ou les vitres avant ?',
      nl: 'Mag er folie op de voorruit of de voorste zijruiten?',
      en: 'Can you put film on the windscreen or the front side windows?',
    },
    answer: {
      fr: 'Non. En Belgique, aucun film ajouté n’est admis sur le pare-brise ni sur les vitres latérales avant : le contrôle technique vous renverrait. Seule une étroite bande pare-soleil est tolérée en haut du pare-brise. À l’arrière, un film teinté ou imprimé est possible si le véhicule possède un rétroviseur extérieur côté passager et si le film ne réfléchit pas trop. Nous ne posons donc rien sur ces vitres avant, même à votre demande, et nous dessinons le covering en conséquence.',
      nl: 'Nee. In België is op de voorruit en de voorste zijruiten geen extra folie toegelaten: bij de technische keuring wordt uw wagen afgekeurd. Alleen een smalle zonneband bovenaan de voorruit wordt aanvaard. Achteraan mag getinte of bedrukte folie wel, als het voertuig aan passagierszijde een buitenspiegel heeft en de folie niet te sterk spiegelt. Op die voorste ruiten plaatsen wij dus niets, ook niet op vraag, en we houden er in het ontwerp van de wrap rekening mee.',
      en: 'No. In Belgium no added film is allowed on the windscreen or on the front side windows; the vehicle would fail its roadworthiness inspection. Only a narrow sun strip along the top of the windscreen is accepted. At the back, tinted or printed film is possible if the vehicle has an exterior mirror on the passenger side and the film is not too reflective. So we leave those front windows bare, even when asked, and design the wrap around them.',
    },
  },
  {
    id: 'wrap-care',
    question: {
      fr: 'Combien de temps dure un covering, et comment le laver ?',
      nl: 'Hoelang gaat een wrap mee en hoe was ik hem?',
      en: 'How long does a wrap last, and how do I wash it?',
    },
    answer: {
      fr: `Comptez ${duration(lifetimes.wrapFilm, 'fr')} pour un film coulé ; le toit et le capot, exposés au soleil, vieillissent les premiers. Notre garantie court ${duration(wrapWarranty, 'fr')}. Attendez une semaine avant le premier lavage, puis lavez à la main, à l’eau tiède et au shampooing neutre. Avec un nettoyeur haute pression, restez à cinquante centimètres et ne visez jamais un bord. Essuyez vite le carburant et les fientes. Évitez les portiques à rouleaux et les cires abrasives.`,
      nl: `Reken op ${duration(lifetimes.wrapFilm, 'nl')} voor gegoten folie; het dak en de motorkap vangen de meeste zon en verouderen het eerst. Onze waarborg loopt ${duration(wrapWarranty, 'nl')}. Wacht een week met de eerste wasbeurt en was daarna met de hand, met lauw water en een neutrale shampoo. Met een hogedrukreiniger blijft u op een halve meter en richt u nooit op een rand. Veeg brandstof en vogelpoep meteen weg. Mijd de borstels van de carwash en schurende wax.`,
      en: `Allow ${duration(lifetimes.wrapFilm, 'en')} for cast film; the roof and bonnet catch the most sun and age first. Our warranty runs for ${duration(wrapWarranty, 'en')}. Wait a week before the first wash, then wash by hand with lukewarm water and a neutral shampoo. With a pressure washer, stay half a metre away and never aim at an edge. Wipe off fuel and bird droppings quickly. Avoid brush washes and abrasive wax.`,
    },
  },
  {
    id: 'wrap-removal',
    question: {
      fr: 'Un covering s’enlève-t-il sans abîmer la peinture ?',
      nl: 'Kan een wrap eraf zonder schade aan de lak?',
      en: 'Can a wrap come off without harming the paint?',
    },
    answer: {
      fr: 'Oui, si la peinture est d’origine et saine. Nous chauffons le film, le tirons lentement, puis dissolvons la colle qui reste ; comptez un à deux jours. Le risque existe sur une carrosserie repeinte, rouillée ou écaillée : nous l’inspectons avec vous avant la pose et notons ce que nous voyons. N’attendez pas que le film se craquelle, car il part alors en miettes et la dépose coûte plus cher. En leasing, demandez d’abord l’accord du loueur.',
      nl: 'Ja, als de lak origineel en gezond is. We verwarmen de folie, trekken ze er traag af en lossen de lijmresten op; reken op een tot twee dagen. Bij een overspoten, roestige of afbladderende carrosserie bestaat er wel een risico: we bekijken die vooraf samen met u en noteren wat we zien. Wacht niet tot de folie barst, want dan komt ze in snippers los en kost verwijderen meer. Leaset u de wagen? Vraag dan eerst toestemming aan de leasemaatschappij.',
      en: 'Yes, if the paint is original and sound. We heat the film, draw it back slowly and dissolve whatever glue is left; allow one to two days. Resprayed, rusty or flaking bodywork does carry a risk, so we inspect it with you beforehand and note what we see. Do not wait for the film to crack: it then comes away in crumbs, and removal costs more. If the vehicle is leased, ask the leasing company first.',
    },
  },
  {
    id: 'textile-minimum',
    question: {
      fr: 'Y a-t-il une quantité minimale pour le textile ?',
      nl: 'Is er een minimumaantal voor textiel?',
      en: 'Is there a minimum order for textiles?',
    },
    answer: {
      fr: 'Une seule pièce suffit pour une impression numérique ou un transfert. En broderie, il faut d’abord traduire le logo en points ; ce travail se paie une fois, si bien que le prix par pièce devient intéressant à partir d’une dizaine. La sérigraphie demande un écran par couleur et se justifie vers cinquante exemplaires. Mélangez les tailles à votre guise : techniquement, cela ne change rien. Nous conservons le programme de broderie, pour que la recrue de l’an prochain porte exactement le même logo.',
      nl: 'Voor digitale druk of transferdruk volstaat één stuk. Bij borduurwerk zetten we uw logo eerst om in steken; dat werk betaalt u één keer, zodat de prijs per stuk vanaf een tiental interessant wordt. Zeefdruk vraagt een raam per kleur en loont vanaf een vijftigtal stuks. Maten mag u door elkaar bestellen, dat maakt technisch geen verschil. We bewaren het borduurprogramma, zodat de nieuwe collega van volgend jaar precies hetzelfde logo draagt.',
      en: 'One piece is enough for digital or transfer printing. For embroidery we first turn your logo into stitches; you pay for that once, so the price per garment becomes attractive from about ten. Screen printing needs a screen for each colour and makes sense from around fifty. Sizes can be mixed freely, as it makes no technical difference. We keep the stitch file, so that next year’s new colleague wears exactly the same logo.',
    },
  },
  {
    id: 'delivery-times',
    question: {
      fr: 'Quels sont vos délais ?',
      nl: 'Wat zijn de levertijden?',
      en: 'How long does it all take?',
    },
    answer: {
      fr: `Un roll-up est prêt en ${duration(rollUpDelivery, 'fr')}, un logo en ${duration(logoDelivery, 'fr')}. Une vitrine demande en général ${duration(leadTimes.lettering, 'fr')}, une enseigne ${duration(leadTimes.signs, 'fr')}, sans compter le permis éventuel. Le compteur tourne à partir de votre accord sur l’épreuve : une réponse rapide de votre côté fait gagner autant qu’une machine plus rapide du nôtre. Une ouverture ou un salon à date fixe ? Dites-le dès le premier message, nous remonterons le calendrier à partir de là.`,
      nl: `Een roll-up is klaar in ${duration(rollUpDelivery, 'nl')}, een logo in ${duration(logoDelivery, 'nl')}. Een vitrine vraagt doorgaans ${duration(leadTimes.lettering, 'nl')}, gevelreclame ${duration(leadTimes.signs, 'nl')}, de vergunning niet meegerekend. De klok loopt vanaf uw akkoord op de proef: snel antwoorden levert even veel tijd op als een snellere machine bij ons. Opent u op een vaste dag of staat u op een beurs? Zeg het in uw eerste bericht, dan plannen we vanaf die datum terug.`,
      en: `A roll-up is ready in ${duration(rollUpDelivery, 'en')}, a logo in ${duration(logoDelivery, 'en')}. A shop window usually needs ${duration(leadTimes.lettering, 'en')} and a sign ${duration(leadTimes.signs, 'en')}, not counting any permit. The clock starts when you approve the proof: a quick reply from you saves as much time as a faster machine would here. If an opening or a trade fair fixes the date, say so in your first message and we will plan backwards from it.`,
    },
  },
  {
    id: 'tax',
    question: {
      fr: 'Puis-je déduire la facture si je suis indépendant ?',
      nl: 'Kan ik de factuur als zelfstandige aftrekken?',
      en: 'Can I deduct the invoice if I am self-employed?',
    },
    answer: {
      fr: 'En règle générale, oui : une publicité qui sert votre activité est une dépense professionnelle, et un assujetti récupère la TVA selon son propre droit à déduction. Pour une voiture, l’administration traite depuis 2016 la publicité apposée comme une dépense publicitaire, en principe hors de la limite de 50 % qui frappe la TVA des frais de voiture. Un simple changement de couleur ou un PPF ne suit pas forcément la même règle. Votre comptable tranche ; notre facture sépare chaque poste pour lui faciliter la tâche.',
      nl: 'Doorgaans wel: reclame die uw activiteit dient, is een beroepskost, en een btw-plichtige trekt de btw af volgens zijn eigen aftrekrecht. Voor een personenwagen beschouwt de administratie aangebrachte reclame sinds 2016 als een publiciteitskost, in principe buiten de grens van 50% op de btw-aftrek van autokosten. Een gewone kleurwissel of PPF volgt niet noodzakelijk dezelfde regel. Uw boekhouder heeft het laatste woord; op onze factuur staat elke post apart, zodat die het snel ziet.',
      en: 'As a rule, yes: advertising that serves your business is a professional expense, and a VAT-registered business recovers the VAT within its own right of deduction. For cars, the Belgian tax authorities have since 2016 treated advertising applied to the bodywork as advertising, in principle outside the 50% cap on recovering VAT on cars. A plain colour change or PPF may not follow the same rule. Your accountant decides; our invoice lists each item separately to help.',
    },
  },
  {
    id: 'working-area',
    question: {
      fr: 'Travaillez-vous en dehors de Bruxelles ?',
      nl: 'Werkt u ook buiten Brussel?',
      en: 'Do you work outside Brussels?',
    },
    answer: {
      fr: 'Oui, dans toute la Belgique. Nous posons enseignes, vitrines et décors chez vous ; le déplacement fait l’objet d’une ligne à part. Les véhicules viennent à Zaventem, parce qu’un film se pose à l’abri de la poussière, du vent et du froid. Roll-ups et vêtements voyagent par colis. Pour une nacelle au-dessus du trottoir ou une place de stationnement à réserver, la commune demande souvent une autorisation ; prévoyez-la assez tôt, nous préparons le dossier avec vous.',
      nl: 'Ja, in heel België. Borden, vitrines en wanddecoratie plaatsen we bij u; de verplaatsing staat als aparte post vermeld. Voertuigen komen naar Zaventem, want folie verdraagt bij het plaatsen geen stof, wind of kou. Roll-ups en kleding gaan met de pakjesdienst. Voor een hoogwerker boven het voetpad of een parkeerverbod voor de deur vraagt de gemeente vaak een toelating; regel die op tijd, wij stellen het dossier samen met u op.',
      en: 'Yes, all over Belgium. We fit signs, windows and wall graphics on your premises, with travel shown as a separate item. Vehicles come to Zaventem, because film has to go on out of the dust, the wind and the cold. Roll-ups and clothing travel by parcel. For an access platform on the pavement or a reserved parking bay, the municipality often requires authorisation; plan for it early, and we will put the file together with you.',
    },
  },
];
