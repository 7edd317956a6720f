import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLifetimes as lifetimes, rollUpDelivery, rollUpFormat } from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import { type Service, text } from '../service';

const formats = (['standard', 'wide', 'extra-wide'] as const).map(rollUpFormat);
const height = Math.max(...formats.map(({ heightCm }) => heightCm));

/** "85, 100 ou 150", in centimetres. */
function widths(locale: Locale): string {
  const list = new Intl.ListFormat(formattingLocale[locale], { type: 'disjunction' });
  return list.format(formats.map(({ widthCm }) => String(widthCm)));
}

export const rollUp = {
  seo: {
    title: text(
      `Roll-up imprimé ${widths('fr')} cm : formats et fichiers`,
      `Roll-upbanner laten drukken: ${widths('nl')} cm breed`,
      `Roll-up (pull-up) banners, ${widths('en')} cm wide`,
    ),
    description: text(
      `Roll-ups de ${height} cm de haut livrés en ${duration(rollUpDelivery, 'fr')} : choix de la cassette, film, préparation du fichier et réimpression du visuel seul.`,
      `Roll-ups van ${height} cm hoog, geleverd in ${duration(rollUpDelivery, 'nl')}: cassette kiezen, folie, bestand opmaken en later alleen het beeld vervangen.`,
      `Pull-up banners ${height} cm tall, delivered in ${duration(rollUpDelivery, 'en')}: how to choose a cassette and film, set up the file and renew the graphic alone.`,
    ),
  },
  headline: text('Debout en une minute', 'Staat in één minuut', 'Up in a minute'),
  lead: text(
    `Fait d’un mât, d’un film et d’une cassette à ressort, le roll-up se glisse dans un sac et se déploie sans outil, au salon, à l’accueil ou en formation. Trois largeurs, livrées en ${duration(rollUpDelivery, 'fr')}. Le prix dépend de la largeur, de la cassette et du nombre, et vous parvient ${promise.fr}.`,
    `Een stok, een folie en een cassette met veer. Een roll-up past in een draagtas en staat zonder gereedschap recht, op een beurs, aan het onthaal of bij een opleiding. Drie breedtes, geleverd in ${duration(rollUpDelivery, 'nl')}. De prijs hangt af van breedte, cassette en aantal. U krijgt hem ${promise.nl}.`,
    `A pole, a graphic and a sprung cassette. A roll-up (pull-up or roller banner) slips into a bag and stands without tools, at a fair, in reception or on a training day. Three widths, delivered in ${duration(rollUpDelivery, 'en')}. The price depends on width, cassette and quantity, and you have it ${promise.en}.`,
  ),
  scene: 'roll-up',
  projectType: 'other',
  sections: [
    {
      kind: 'formats',
      heading: text('Trois largeurs, une hauteur', 'Welke breedte voor uw stand', 'Three widths, one height'),
      intro: text(
        'Le texte se lit à hauteur d’épaules dans les trois cas. C’est la place autour qui décide.',
        'Op alle drie staat de tekst op schouderhoogte, dus kies op de ruimte eromheen.',
        'On all three the text sits at shoulder height, so the room decides which you need.',
      ),
      items: [
        {
          format: 'standard',
          drawing: 'stand-85',
          name: text('Le compagnon de route', 'De reisgezel', 'The travelling companion'),
          description: text(
            'Il passe les portes, tient dans un coffre de citadine et laisse circuler devant un comptoir.',
            'Gaat door elke deur, past in de koffer van een stadswagen en laat voor een balie genoeg doorgang.',
            'Goes through any door, fits the boot of a small car and leaves room to pass in front of a desk.',
          ),
          features: [
            text('Une personne le monte', 'Eén persoon zet hem op', 'One person sets it up'),
            text('Un message, un visuel', 'Eén boodschap, één beeld', 'One message, one image'),
            text(
              'Le plus simple à réimprimer',
              'Het makkelijkst opnieuw te drukken',
              'The easiest to reprint',
            ),
          ],
          popular: true,
        },
        {
          format: 'wide',
          drawing: 'stand-100',
          name: text('Un peu plus d’épaules', 'Wat bredere schouders', 'A little broader'),
          description: text(
            'La longueur d’une main en plus, pour une liste, un plan ou un portrait qui respire.',
            'Een handbreedte extra, voor een lijstje, een plan of een portret met wat lucht eromheen.',
            '15 cm more, for a list, a map or a portrait with air around it.',
          ),
          features: [
            text('Texte et photo côte à côte', 'Tekst en foto naast elkaar', 'Text and photo side by side'),
            text('Accueils et salles d’attente', 'Onthaal en wachtzaal', 'Receptions and waiting rooms'),
            text(
              'Se lit à trois ou quatre mètres',
              'Leesbaar op drie à vier meter',
              'Reads at three or four metres',
            ),
          ],
        },
        {
          format: 'extra-wide',
          drawing: 'stand-150',
          name: text('Le fond de scène', 'De achtergrond', 'The backdrop'),
          description: text(
            'Un mur à lui seul, derrière un orateur ou pour des photos. Il pèse davantage et se monte mieux à deux.',
            'Een wand op zich, achter een spreker of voor foto’s. Hij weegt meer, en met z’n tweeën gaat het vlotter.',
            'A wall in itself, behind a speaker or for photographs. It is heavier, and easier with two people.',
          ),
          features: [
            text('Deux pieds stabilisateurs', 'Twee steunvoeten', 'Two swing-out feet'),
            text(
              'Deux mâts pour tendre le film',
              'Twee stokken om de folie te spannen',
              'Two poles to tension the film',
            ),
            text(
              'Logos répétés pour la presse',
              'Herhaalde logo’s voor de pers',
              'A repeated-logo press wall',
            ),
          ],
        },
      ],
    },
    {
      kind: 'materials',
      heading: text('La cassette et le film', 'De cassette en de folie', 'The cassette and the film'),
      intro: text(
        'Le ressort et le film décident de la longévité, bien plus que l’encre.',
        'De veer en de folie bepalen hoelang hij meegaat, veel meer dan de inkt.',
        'Spring and film decide how long it lasts, far more than ink does.',
      ),
      items: [
        {
          drawing: 'basic-cassette',
          title: text('Cassette simple', 'Eenvoudige cassette', 'Basic cassette'),
          description: text(
            'Aluminium mince, deux pieds pivotants, 2 à 3 kg avec le mât. Le visuel est fixé à demeure.',
            'Dun aluminium, twee draaivoetjes, 2 tot 3 kg met stok. Het beeld zit vast.',
            'Thin aluminium, two swivel feet, 2 to 3 kg with the pole. The graphic is not meant to be swapped.',
          ),
          features: [
            text(
              'Pour une tournée ou une campagne',
              'Voor één campagne of rondreis',
              'For one tour or campaign',
            ),
            text('La moins chère, la plus légère', 'Het goedkoopst en het lichtst', 'Cheapest and lightest'),
          ],
          durability: text(
            'quelques dizaines de montages',
            'enkele tientallen keren opzetten',
            'a few dozen set-ups',
          ),
        },
        {
          drawing: 'wide-cassette',
          title: text('Cassette à base large', 'Cassette met brede voet', 'Wide-base cassette'),
          description: text(
            'Profil lourd en forme de goutte, sans pieds apparents, visuel interchangeable par une barrette clipsée.',
            'Zwaar druppelvormig profiel zonder voetjes, met een klikprofiel waarin u een nieuw beeld hangt.',
            'Heavy teardrop base with no visible feet. A clip rail lets the graphic be swapped.',
          ),
          features: [
            text(
              'Tient sans vaciller devant une porte',
              'Wiebelt niet, ook naast een deur',
              'Steady even beside a door',
            ),
            text(
              'Mât télescopique en option',
              'Telescopische stok als optie',
              'Telescopic pole as an option',
            ),
          ],
          durability: text(
            'des centaines de montages, plusieurs visuels',
            'honderden keren opzetten, verscheidene beelden',
            'hundreds of set-ups, several graphics',
          ),
        },
        {
          drawing: 'blockout-film',
          title: text('Film opaque', 'Lichtdichte folie', 'Blockout film'),
          description: text(
            'Polyester ou polypropylène de 190 à 220 µm, dos gris. Une trame raide garde les bords droits, alors qu’une bâche souple se courbe en tuile.',
            'Polyester of polypropyleen van 190 tot 220 µm, met grijze rug. Een stijve folie houdt de randen recht, een soepel doek krult als een dakpan.',
            'Polyester or polypropylene, 190 to 220 µm, with a grey back. A stiff film keeps its edges straight, where soft banner material curls like a roof tile.',
          ),
          features: [
            text('Aucune lumière ne traverse', 'Er schijnt geen licht door', 'No light shows through'),
            text('Surface mate, sans reflet', 'Mat oppervlak zonder spiegeling', 'Matt face, no glare'),
          ],
          durability: text(
            `${duration(lifetimes.rollUpFabric, 'fr')} à l’intérieur, loin d’un radiateur`,
            `${duration(lifetimes.rollUpFabric, 'nl')} binnen, weg van een radiator`,
            `${duration(lifetimes.rollUpFabric, 'en')} indoors, away from a radiator`,
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'safe-area' },
      heading: text('Préparer le fichier', 'Het bestand opmaken', 'Setting up the file'),
      paragraphs: [
        text(
          'Le bas du film reste enroulé dans la cassette et le haut se pince dans une barre. Prolongez donc votre fond de 10 à 15 cm sous la partie visible, de 2 cm au-dessus, et ajoutez 5 mm de fond perdu à gauche et à droite. Le gabarit exact dépend du modèle. Il vous parvient avec le devis accepté.',
          'De onderkant van de folie blijft opgerold in de cassette, de bovenkant zit geklemd in een lat. Laat uw achtergrond dus 10 tot 15 cm doorlopen onder het zichtbare deel en 2 cm erboven, met links en rechts 5 mm afloop. Het juiste sjabloon hangt van het model af. U krijgt het zodra u de offerte aanvaardt.',
          'The foot of the film stays wound in the cassette and the top is gripped in a bar. So run your background 10 to 15 cm below the visible area and 2 cm above it, with 5 mm of bleed left and right. The exact template depends on the model, and you receive it when you accept the quote.',
        ),
        text(
          'Placez le logo dans le tiers supérieur, au-dessus des têtes du public assis, et rien d’utile dans les 30 derniers centimètres. Une table, un sac ou une plante les cachera. Comptez 100 à 150 dpi à taille réelle, des textes vectorisés, un noir pur pour les petites lettres et 3 cm de marge sur les côtés.',
          'Zet het logo in het bovenste derde, boven de hoofden van wie zit, en niets nuttigs in de onderste 30 cm, waar een tafel, een tas of een plant voor komt. Werk met 100 tot 150 dpi op ware grootte, tekst in contouren, zuiver zwart voor kleine letters en 3 cm marge opzij.',
          'Place the logo in the top third, above seated heads, and nothing useful in the lowest 30 cm, where a table, a bag or a plant will end up. Work at 100 to 150 dpi at final size, with outlined text, pure black for small lettering and 3 cm clear at the sides.',
        ),
      ],
      note: text(
        'Évitez la date sur le visuel, sauf si le roll-up ne doit servir qu’une fois.',
        'Zet er liever geen datum op, tenzij u hem maar één keer gebruikt.',
        'Leave the date off if you can, so that it can go out again next year.',
      ),
    },
    {
      kind: 'process',
      heading: text('De l’écran au sac', 'Van scherm tot draagtas', 'From screen to bag'),
      intro: text(
        'Le compte commence à votre accord sur l’épreuve.',
        'We tellen vanaf uw akkoord op de proef.',
        'The count starts after you approve the proof.',
      ),
      steps: [
        {
          drawing: 'safe-area',
          title: text('Contrôle du fichier', 'Bestandscontrole', 'File check'),
          duration: text('un jour', 'één dag', 'a day'),
          text: text(
            'Netteté des images, marges, polices, bande cachée. Un défaut vous est signalé avant l’impression, jamais après.',
            'Scherpte van de beelden, marges, lettertypes, verborgen strook. Een fout melden we vóór het drukken, niet erna.',
            'Image sharpness, margins, fonts, hidden strip. You hear about a fault before printing, never afterwards.',
          ),
        },
        {
          drawing: 'stand-85',
          title: text('Impression et montage', 'Drukken en monteren', 'Printing and mounting'),
          duration: text('deux à trois jours', 'twee tot drie dagen', 'two to three days'),
          text: text(
            'L’encre dégaze une nuit, le film est coupé d’équerre, collé au ressort, puis déroulé et enroulé dix fois.',
            'De inkt gast een nacht uit, de folie wordt haaks gesneden, aan de veer gekleefd en tien keer op en af gerold.',
            'The ink rests overnight, the film is cut square, fixed to the spring and run up and down ten times.',
          ),
        },
        {
          drawing: 'travel-bag',
          title: text('Livraison', 'Levering', 'Delivery'),
          duration: rollUpDelivery,
          text: text(
            'Le délai couvre tout, du bon à tirer à votre porte. Le roll-up voyage par colis, dans son sac, ou vous attend à Zaventem.',
            'Samen geteld, van uw akkoord tot bij u, per pakje in zijn draagtas, of af te halen in Zaventem.',
            'All told, from your approval to your door, by parcel in its bag, or collected in Zaventem.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'walked-down' },
      heading: text('Le faire durer', 'Lang plezier ervan', 'Making it last'),
      paragraphs: [
        text(
          'Un roll-up s’abîme quand on le referme. Gardez la main sur la barre et accompagnez le ressort jusqu’en bas. Un film lâché claque, se plisse et ressort en biais la fois suivante. Transportez la cassette à plat, mât glissé dans le sac, et rangez-la au sec, entre 5 et 30 °C.',
          'Een roll-up gaat niet stuk bij het opzetten, wel bij het afbreken. Houd de lat vast en begeleid de veer tot beneden. Laat u los, dan klapt de folie dicht, plooit ze en komt ze de volgende keer scheef naar boven. Vervoer de cassette plat, met de stok in de tas, en bewaar ze droog, tussen 5 en 30 °C.',
          'Roll-ups are ruined when they’re closed, so keep a hand on the bar and walk the film down. Let go and the film snaps, creases and comes up crooked the next time. Carry the cassette flat with the pole in the bag, and store it dry, between 5 and 30 °C.',
        ),
        text(
          'Adresse, visuel ou prix ont changé ? Avec une cassette à barrette, nous n’imprimons que le film, et vous le remplacez en dix minutes. Sur une cassette simple, l’échange se fait chez nous, si le ressort le mérite encore.',
          'Nieuw adres, ander beeld, andere prijs? Bij een cassette met klikprofiel drukken we alleen de folie, die u in tien minuten vervangt. Bij een eenvoudige cassette doen wij het, als de veer het nog waard is.',
          'New address, picture or price? With a clip-rail cassette we print only the film, and you swap it in ten minutes. On a basic cassette we do it here, provided the spring still deserves it.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('Dernières vérifications', 'Nog even nagaan', 'Last checks'),
      items: [
        {
          question: text(
            'De quoi le prix est-il fait ?',
            'Waaruit bestaat de prijs?',
            'What is the price made of?',
          ),
          answer: text(
            'De trois lignes : la cassette, le film imprimé à sa largeur, l’envoi. La cassette pèse le plus, et c’est elle qui ressert. Réimprimer le visuel seul coûte donc nettement moins qu’un roll-up neuf, et le deuxième exemplaire d’un même fichier ne paie plus la mise en page.',
            'Uit drie posten: de cassette, de geprinte folie in uw breedte en de verzending. De cassette weegt het zwaarst door, en die gebruikt u opnieuw. Alleen het beeld vervangen kost dus een stuk minder dan een nieuwe roll-up, en voor een tweede exemplaar van hetzelfde bestand betaalt u geen opmaak meer.',
            'Three lines: the cassette, the film printed to its width, and delivery. The cassette costs most, and you keep it. Renewing the graphic alone is therefore a good deal cheaper than a new roll-up, and a second copy of the same file pays for no more layout.',
          ),
        },
        {
          question: text(
            'Peut-on l’utiliser dehors ?',
            'Mag een roll-up buiten staan?',
            'Can it stand outdoors?',
          ),
          answer: text(
            'Sous un porche, par temps calme. Près de deux mètres carrés de film sur un pied de trois kilos se couchent au premier courant d’air. Pour l’extérieur, préférez un modèle à réservoir d’eau et ressorts.',
            'Onder een afdak en bij windstil weer. Bijna twee vierkante meter folie op een voet van drie kilo waait bij het eerste zuchtje om. Kies voor buiten een model met watertank en veren.',
            'Under a porch, on a still day. Nearly two square metres of film on a three-kilo foot goes over in the first draught. Outside, choose a model with a water-filled base and springs.',
          ),
        },
        {
          question: text(
            'Existe-t-il un recto verso ?',
            'Bestaat er een dubbelzijdige?',
            'Is there a double-sided one?',
          ),
          answer: text(
            'Oui, avec deux films et deux ressorts dans la même base. Il pèse presque le double, et n’a d’intérêt que si l’on passe réellement des deux côtés.',
            'Ja, met twee folies en twee veren in één voet. Hij weegt bijna dubbel en loont pas als men echt langs beide kanten passeert.',
            'Yes, two films and two springs in one base. It weighs almost twice as much and pays only where people truly pass on both sides.',
          ),
        },
        {
          question: text(
            'Je n’ai pas de graphiste, que faire ?',
            'Ik heb geen grafisch ontwerper. Wat nu?',
            'I don’t have a designer. What then?',
          ),
          answer: text(
            'Envoyez votre logo, deux phrases et quelques photos. Nous composons le visuel et vous soumettons une épreuve. La mise en page est une ligne distincte du devis.',
            'Stuur uw logo, twee zinnen en enkele foto’s. Wij maken het ontwerp en leggen u een proef voor. De opmaak staat apart op de offerte.',
            'Send your logo, two sentences and a few photographs. We lay it out and show you a proof. The layout is a separate line on the quote.',
          ),
        },
        {
          question: text(
            'Faut-il un certificat feu pour un salon ?',
            'Heb ik voor een beurs een brandattest nodig?',
            'Will a trade fair want a fire certificate?',
          ),
          answer: text(
            'Certains organisateurs le demandent pour les films et les textiles de stand. Lisez leur règlement avant de commander. Nous pouvons imprimer sur un film classé et vous remettre le rapport d’essai du fabricant.',
            'Sommige organisatoren vragen er een voor de folies en stoffen op uw stand. Lees hun reglement voor u bestelt. Wij kunnen op folie met een brandklasse drukken en u het testverslag van de fabrikant bezorgen.',
            'Some organisers ask for one covering films and fabrics on the stand. Read their rules before ordering. We can print on a rated film and hand you the manufacturer’s test report.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
