import { typicalLeadTimes as leadTimes, waits } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const wallsSolarFilm = {
  seo: {
    title: text(
      'Décoration murale et films solaires près de Bruxelles',
      'Wanddecoratie en zonwerende folie: wat kiest u?',
      'Wall graphics and solar window film near Brussels',
    ),
    description: text(
      `Trop chaud, trop clair, trop exposé ou trop blanc : le bon décor ou le bon film pour chaque pièce. Films dès ${price('solar-film-reflective', 'fr')} le m² TVAC, pose comprise.`,
      `Te warm, te fel, te veel inkijk of te kaal: per kamer de juiste wanddecoratie of folie. Folie vanaf ${price('solar-film-reflective', 'nl')} per m² incl. btw en plaatsing.`,
      `Too hot, too bright, too overlooked or too bare: the right wall covering or film for each room. Film from ${price('solar-film-reflective', 'en')} per m², incl. VAT and fitting.`,
    ),
  },
  headline: text(
    'Habiller le mur, filtrer le soleil',
    'Muren aankleden, zon temperen',
    'Walls that talk, windows that stay cool',
  ),
  lead: text(
    `Un mur nu, une baie brûlante, une salle de réunion transparente comme un aquarium. Une visite suffit pour chiffrer le tout. Films dès ${price('solar-film-reflective', 'fr')} le m², décors imprimés chiffrés d’après vos mesures, pose en général ${duration(leadTimes.walls, 'fr')} après le bon à tirer.`,
    `Een kale muur, een gloeiend raam, een vergaderzaal als een aquarium. Eén bezoek volstaat om alles te berekenen. Folie vanaf ${price('solar-film-reflective', 'nl')} per m², geprinte wanden berekend op uw maten, meestal geplaatst ${duration(leadTimes.walls, 'nl')} na uw akkoord op de proef.`,
    `A bare wall, a scorching window, a meeting room like a goldfish bowl. One visit is enough to price wall graphics and window film together. Film from ${price('solar-film-reflective', 'en')} per m², printed walls priced to your measurements, fitting usually ${duration(leadTimes.walls, 'en')} after you approve the proof.`,
  ),
  leadPrices: ['solar-film-reflective'],
  scene: 'wall-film',
  projectType: 'other',
  sections: [
    {
      kind: 'audience',
      heading: text('Pièce par pièce', 'Kamer per kamer', 'Room by room'),
      items: [
        {
          drawing: 'paste-the-wall',
          title: text('La salle d’attente', 'De wachtzaal', 'The waiting room'),
          text: text(
            'On y regarde le même mur vingt minutes. Un paysage à l’échelle, sans texte, mat pour ne pas renvoyer les néons, et une bande dépolie devant le comptoir pour les confidences.',
            'Mensen kijken er twintig minuten naar dezelfde muur. Een landschap op ware grootte, zonder tekst, mat zodat de lampen niet spiegelen, en een matte strook voor de balie waar men zacht praat.',
            'People look at the same wall for twenty minutes. A landscape at true scale, no text, matt so the lamps don’t glare, and a frosted band by the desk for what is said quietly.',
          ),
        },
        {
          drawing: 'reflecting-film',
          title: text('Le bureau plein sud', 'Het kantoor op het zuiden', 'The south-facing office'),
          text: text(
            'Stores baissés et lampes allumées à midi, c’est la vitre qu’il faut traiter. Le film rend la vue et laisse le store pour les heures où le soleil est vraiment bas.',
            'Rolgordijnen neer en lampen aan op de middag: dan ligt het probleem bij het glas. Folie geeft het uitzicht terug en bewaart het gordijn voor de uren met echt lage zon.',
            'Blinds down and lights on at noon mean that the glass needs attention. Film gives you the view back and leaves the blind for the hours when the sun is truly low.',
          ),
        },
        {
          drawing: 'banded-glass',
          title: text('La salle vitrée', 'De glazen vergaderzaal', 'The glass meeting room'),
          text: text(
            'Une bande dépolie entre 90 cm et 1,70 m du sol cache les visages assis et l’écran, et laisse voir si la salle est prise.',
            'Een matte band tussen 90 cm en 1,70 m hoog verbergt gezichten en scherm, en toch ziet u of de zaal bezet is.',
            'A frosted band from 90 cm to 1.70 m hides seated faces and the screen, and still shows whether the room is taken.',
          ),
        },
        {
          drawing: 'wall-film',
          title: text('La boutique', 'De winkel', 'The shop'),
          text: text(
            'Derrière la caisse, une image que les clients photographient. En vitrine, un film presque invisible qui ralentit la décoloration des tissus, des étiquettes et du parquet.',
            'Achter de kassa een beeld dat klanten fotograferen. In de etalage een bijna onzichtbare folie die het verkleuren van stof, etiketten en parket vertraagt.',
            'Behind the till, a picture that customers photograph. In the window, an almost invisible film that slows the fading of fabrics, labels and floorboards.',
          ),
        },
        {
          drawing: 'selective-film',
          title: text('La maison', 'Thuis', 'At home'),
          text: text(
            'Chambre sous les toits, véranda, porte de salle de bains. Une fenêtre de toit reçoit le soleil d’aplomb. Son verre se vérifie avec encore plus de soin qu’une baie ordinaire.',
            'Zolderkamer, veranda, badkamerdeur. Een dakvlakraam vangt de zon recht van boven. Dat glas kijken we nog grondiger na dan een gewoon raam.',
            'Attic bedroom, conservatory, bathroom door. A roof window takes the sun head-on, so we check its glass even more carefully than an ordinary pane.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'glare-desk' },
      heading: text(
        'Qu’est-ce qui gêne, au juste ?',
        'Wat stoort er precies?',
        'What’s bothering you, exactly?',
      ),
      paragraphs: [
        text(
          'Contre la chaleur, il faut un film qui renvoie l’infrarouge, posé dehors si le verre l’exige. Contre l’éblouissement, un film qui baisse la lumière visible rend l’écran lisible, mais assombrit aussi la pièce en hiver. Si l’on vous voit trop bien, un dépoli cache de jour comme de nuit, alors que l’effet miroir s’arrête quand vous allumez.',
          'Te warm vraagt een folie die infrarood terugkaatst, buiten geplaatst als het glas dat vereist. Te fel vraagt minder zichtbaar licht, zodat uw scherm weer leesbaar wordt, maar de kamer in de winter ook donkerder. Te veel inkijk vraagt een matte folie, die dag en nacht verbergt. Een spiegeleffect stopt zodra u het licht aansteekt.',
          'Too hot calls for a film that sends infrared back, fitted outside if the glass requires it. Too bright calls for less visible light, which makes the screen legible again and the room darker in winter. Too overlooked calls for frosting, which hides by day and by night. A mirror effect ends when you switch on the lamps.',
        ),
        text(
          'Le mur est trop nu ? Pour une teinte unie, la peinture reste imbattable. L’impression se justifie dès qu’il y a une image, un motif ou un texte. Papier si le décor doit rester des années, film si l’on veut laver ou changer souvent, toile tendue devant un absorbant si la pièce résonne.',
          'Te kaal? Voor één egale kleur wint verf het altijd. Printen loont zodra er een beeld, patroon of tekst bij komt. Behang als het jaren blijft, folie als u vaak wast of wisselt, gespannen doek vóór een absorberende laag als de kamer galmt.',
          'Too bare? For one plain colour, paint is unbeatable. Print pays as soon as there is an image, a pattern or a text. Paper if the scene is to stay for years, film if you wash or change it often, stretched fabric over an absorber if the room echoes.',
        ),
      ],
    },
    {
      kind: 'pricing',
      heading: text(
        'Le verre, au mètre carré',
        'Glas, per vierkante meter',
        'Window film prices per square metre',
      ),
      intro: text(
        'Beaucoup de petits carreaux, une échelle ou un vieux film à ôter font monter le prix. Un mur se chiffre d’après sa surface, l’état du support et l’image à préparer.',
        'Veel kleine ruitjes, een ladder of oude folie die eraf moet, maken het duurder. Een muur berekenen we anders, op oppervlakte, ondergrond en beeldbewerking.',
        'Many small panes, a ladder or old film to strip will raise the price. A wall is worked out differently, from its area, its condition and the image to prepare.',
      ),
      items: [
        {
          drawing: 'reflecting-film',
          title: text('Contre la chaleur', 'Tegen de warmte', 'Against heat'),
          price: 'solar-film-reflective',
          features: [
            text(
              'Film réfléchissant, aspect miroir de jour',
              'Reflecterende folie, overdag een spiegel',
              'Reflective film, a mirror by day',
            ),
          ],
        },
        {
          drawing: 'selective-film',
          title: text(
            'Contre la chaleur, sans assombrir',
            'Tegen de warmte, niet tegen het licht',
            'Against heat, without the gloom',
          ),
          price: 'solar-film-selective',
          features: [
            text(
              'Film sélectif, presque neutre à l’œil',
              'Selectieve folie, bijna kleurloos',
              'Selective film, almost neutral',
            ),
          ],
        },
        {
          drawing: 'frosted-film',
          title: text('Contre les regards', 'Tegen inkijk', 'Against prying eyes'),
          price: 'solar-film-frosted',
          features: [
            text(
              'Film dépoli, uni ou découpé à votre logo',
              'Matte folie, effen of met uw logo',
              'Frosted film, plain or cut with your logo',
            ),
          ],
        },
      ],
    },
    {
      kind: 'process',
      heading: text(
        'Une visite, puis dans cet ordre',
        'Eén bezoek, dan in deze volgorde',
        'One visit, then in this order',
      ),
      intro: text(
        'Peinture d’abord, murs ensuite, vitres en dernier, car la poussière de ponçage est l’ennemie du film.',
        'Eerst schilderen, dan de muren, ten slotte het glas, want schuurstof is de vijand van folie.',
        'Paint first, walls next, glass last, because sanding dust is the enemy of film.',
      ),
      steps: [
        {
          drawing: 'laser-measure',
          title: text('Relever', 'Opnemen', 'Survey'),
          duration: text('une heure sur place', 'een uur ter plaatse', 'an hour on site'),
          text: text(
            'Mesures au laser, orientation, marquage du vitrage, humidité du plafonnage, prises et radiateurs.',
            'Lasermaten, oriëntatie, stempel in het glas, vocht in het pleisterwerk, stopcontacten en radiatoren.',
            'Laser measurements, orientation, the stamp in the glass, damp in the plaster, sockets and radiators.',
          ),
        },
        {
          drawing: 'sample-square',
          title: text('Essayer', 'Uitproberen', 'Try'),
          duration: text('quelques jours', 'enkele dagen', 'a few days'),
          text: text(
            'Nous laissons un carré de film sur votre vitre et une bande du décor imprimée à taille réelle. Regardez-les le matin, à midi et lampes allumées.',
            'We laten een stuk folie op uw ruit en een strook van het beeld op ware grootte. Bekijk ze ’s morgens, op de middag en bij lamplicht.',
            'We leave a square of film on your pane and a strip of the image at full size. Look at them in the morning, at noon and by lamplight.',
          ),
        },
        {
          drawing: 'plumb-line',
          title: text('Produire et poser', 'Maken en plaatsen', 'Make and fit'),
          duration: leadTimes.walls,
          text: text(
            'Sur place, comptez une journée pour un mur ou une quinzaine de vitres. Meubles écartés d’un mètre, chauffage coupé.',
            'Reken ter plaatse op een dag voor één muur of een vijftiental ruiten. Meubels een meter opzij, verwarming uit.',
            'On site, allow a day for a wall or some fifteen panes. Furniture a metre clear, heating off.',
          ),
        },
        {
          drawing: 'drying-film',
          title: text('Laisser prendre', 'Laten drogen', 'Let it settle'),
          duration: text(
            `environ ${duration(waits.solarFilm, 'fr')}`,
            `ongeveer ${duration(waits.solarFilm, 'nl')}`,
            `about ${duration(waits.solarFilm, 'en')}`,
          ),
          text: text(
            'Un film garde un voile de brume tant que l’eau de pose ne s’est pas évaporée. La colle d’un papier, elle, est sèche en deux ou trois jours.',
            'Folie blijft wat wazig zolang het plaatsingswater verdampt. Behanglijm is na twee of drie dagen droog.',
            'Film stays slightly hazy while the fitting water evaporates. Wallpaper paste is dry in two or three days.',
          ),
        },
      ],
    },
    {
      kind: 'call',
      drawing: 'all-sides',
      heading: text(
        'Deux photos suffisent pour un prix',
        'Twee foto’s volstaan voor een prijs',
        'Two photos are enough for a price',
      ),
      text: text(
        'Une du mur ou de la baie en entier, une de près. Ajoutez largeur, hauteur et orientation, et nous vous dirons ce qui convient, et ce qui ne vaut pas la dépense.',
        'Eén van de hele muur of het raam, één van dichtbij. Zet er breedte, hoogte en oriëntatie (noord, zuid …) bij. We zeggen u wat past, en wat het geld niet waard is.',
        'One of the whole wall or window, one from close up. Add width, height and compass direction, and we’ll tell you what suits, and what isn’t worth the money.',
      ),
      action: text('Envoyer mes photos', 'Mijn foto’s sturen', 'Send my photos'),
    },
    {
      kind: 'faq',
      heading: text('Entre mur et fenêtre', 'Tussen muur en raam', 'Between wall and window'),
      items: [
        {
          question: text(
            'Film ou store extérieur ?',
            'Folie of buitenzonwering?',
            'Film or an external blind?',
          ),
          answer: text(
            'Un screen extérieur arrête davantage de chaleur et se relève en hiver, mais il coûte plus, demande un moteur et craint le vent. Le film agit sans bouger, y compris au cinquième étage. Les deux se combinent.',
            'Een buitenscreen houdt meer warmte tegen en gaat in de winter omhoog, maar kost meer, vraagt een motor en kan slecht tegen wind. Folie werkt zonder bewegende delen, ook op de vijfde verdieping. Samen kan ook.',
            'An external screen stops more heat and can be raised in winter, but it costs more, needs a motor and doesn’t like wind. Film works without moving, on the fifth floor too. The two combine well.',
          ),
        },
        {
          question: text(
            'Cela sent-il, pendant les travaux ?',
            'Ruikt het tijdens de werken?',
            'Will there be a smell?',
          ),
          answer: text(
            'Très peu. Les encres au latex sont à base d’eau, la colle à papier aussi, et un film solaire se pose à l’eau savonneuse. Un primaire ou un dissolvant de colle sent plus fort. Nous le réservons au soir.',
            'Nauwelijks. Latexinkt is op waterbasis, behanglijm ook, en zonwerende folie gaat erop met zeepwater. Een primer of lijmoplosser ruikt sterker. Die houden we voor ’s avonds.',
            'Hardly any. Latex inks are water-based, so is wallpaper paste, and solar film goes on with soapy water. A primer or adhesive remover smells stronger, so we keep those for the evening.',
          ),
        },
        {
          question: text('Qui doit donner son accord ?', 'Wie moet akkoord gaan?', 'Who has to agree?'),
          answer: text(
            'Le propriétaire si vous louez, l’assemblée si la façade est commune, l’administration du patrimoine si le bien est classé, votre conseiller en prévention pour la réaction au feu d’un grand mur. Nous fournissons les fiches techniques.',
            'De eigenaar als u huurt, de algemene vergadering als de gevel gemeenschappelijk is, de dienst onroerend erfgoed als het pand beschermd is, uw preventieadviseur voor het brandgedrag van een grote muur. Wij bezorgen de technische fiches.',
            'The owner if you rent, the co-owners’ meeting if the façade is shared, the heritage authority if the building is listed, your health and safety (prevention) adviser for the fire behaviour of a large wall. We provide the data sheets.',
          ),
        },
        {
          question: text(
            'Peut-on faire l’un maintenant et l’autre plus tard ?',
            'Kan het in twee keer?',
            'Can we do it in two stages?',
          ),
          answer: text(
            'Oui. Commencez par les vitres si vous prévoyez une image très colorée. Le film modifie légèrement la lumière de la pièce, et l’on juge mieux les teintes d’un mur sous l’éclairage qu’il gardera.',
            'Ja. Begin met het glas als u een kleurrijk beeld plant. Folie verandert het licht in de kamer een beetje, en kleuren kiest u het best bij het licht dat blijft.',
            'Yes. Start with the glass if you plan a colourful image. Film changes the light of a room slightly, and colours are best judged in the light they will live in.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
