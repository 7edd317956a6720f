import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLeadTimes as leadTimes } from '@/lib/content/facts';
import { formatDuration as duration, formatFileSize } from '@/lib/i18n/format';
import { maxFiles } from '@/lib/quotes/limits';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { type Service, text } from '../service';

export const shirtDesigner = {
  seo: {
    title: text(
      'Créateur de t-shirts : dessin, contrôle et prix',
      'T-shirt ontwerpen: tekening, controle en prijs',
      'T-shirt designer: drawing, checks and price',
    ),
    description: text(
      'Dessinez t-shirts, sweats, polos et tabliers en vrais centimètres. Chaque défaut est signalé avec son remède et le prix suit. Sans compte, dès une pièce.',
      'Ontwerp T-shirts, hoodies, polo’s en schorten in echte centimeters. Wat niet kan, leest u meteen, en ook hoe het wel kan. De prijs volgt mee.',
      'Design T-shirts, hoodies, polos and aprons in real centimetres. Every fault comes with its remedy, and the price follows. No account, from one piece.',
    ),
  },
  headline: text(
    'Votre t-shirt, prêt à presser',
    'Uw T-⁠shirt, klaar voor de pers',
    'Your T-shirt, ready for the press',
  ),
  lead: text(
    `Dix vêtements, du texte, des motifs, des noms et des numéros. L’outil connaît la presse, l’aiguille et le couteau. Il vous dit ce qui ne tiendra pas et le corrige d’un geste. Le prix estimé suit, le devis arrive ${promise.fr} et la livraison prend ${duration(leadTimes.textile, 'fr')}.`,
    `Tien kledingstukken, tekst, motieven, namen en nummers. De tool kent pers, naald en mes. Hij zegt wat niet houdt en herstelt het met één tik. De geschatte prijs volgt mee, de offerte komt ${promise.nl} en de levering duurt ${duration(leadTimes.textile, 'nl')}.`,
    `Ten garments, words, motifs, names and numbers. The tool knows the press, the needle and the knife. It tells you what won’t hold and puts it right with one tap. The estimated price follows, the quote arrives ${promise.en} and delivery takes ${duration(leadTimes.textile, 'en')}.`,
  ),
  scene: 'shirt-designer',
  projectType: 'embroidery',
  sections: [
    {
      kind: 'deliverables',
      drawing: 'heart-logo',
      heading: text('Ce que vous pouvez faire', 'Wat u kunt doen', 'What you can do'),
      intro: text(
        'À la main sur le dessin, ou en chiffres dans la liste.',
        'Met de hand op de tekening, of in cijfers in de lijst.',
        'By hand on the drawing, or by numbers in the list.',
      ),
      items: [
        text(
          'Choisir parmi dix vêtements et une vingtaine de teintes, de l’enfant au 3XL',
          'Kiezen uit tien kledingstukken en een twintigtal kleuren, van kindermaat tot 3XL',
          'Choose from ten garments and some twenty colours, from children’s sizes to 3XL',
        ),
        text(
          'Poser textes et motifs devant, derrière et sur les manches, en millimètres, droits, en arc, en cercle ou en vague',
          'Tekst en motieven op voorkant, rug en mouwen zetten, in millimeter: recht, in een boog, een cirkel of een golf',
          'Place words and motifs on front, back and sleeves, in millimetres: straight, in an arc, a circle or a wave',
        ),
        text(
          'Voir le fil, l’encre ou le film, et changer de procédé pour comparer',
          'Draad, inkt of folie zien, en van techniek wisselen om te vergelijken',
          'See thread, ink or film, and change the technique to compare',
        ),
        text(
          'Coller une liste de noms et de numéros, et regarder le vêtement de chacun',
          'Een lijst met namen en nummers plakken en ieders kledingstuk bekijken',
          'Paste a list of names and numbers, and see every garment',
        ),
        text(
          'Lire le prix à la pièce et ce que coûteraient dix pièces de plus',
          'De prijs per stuk lezen, en wat tien stuks meer zouden kosten',
          'Read the price of a piece, and what ten more would cost',
        ),
        text(
          'Garder le dessin sous un lien, le partager, le joindre à une demande de devis',
          'Het ontwerp bewaren onder een link, delen, bij een offerteaanvraag voegen',
          'Keep the design under a link, share it, send it with a quote request',
        ),
      ],
    },
    {
      kind: 'process',
      heading: text('Ou confiez-nous un croquis', 'Of geef ons een schets', 'Or hand us a sketch'),
      intro: text(
        'Si vous préférez le crayon, nos graphistes prennent la suite.',
        'Tekent u liever met potlood, dan nemen onze vormgevers het over.',
        'If you prefer a pencil, our designers take it from there.',
      ),
      steps: [
        {
          drawing: 'pencil-sketch',
          title: text('Le croquis', 'De schets', 'The sketch'),
          duration: text('dix minutes', 'tien minuten', 'ten minutes'),
          text: text(
            'Dessinez une silhouette de t-shirt, placez-y le motif, notez sa largeur. Photographiez la feuille bien à plat.',
            'Teken de omtrek van een T-shirt, zet het motief erin en noteer de breedte. Fotografeer het blad recht van boven.',
            'Draw the outline of a T-shirt, put the image in it, write down its width. Photograph the sheet from directly above.',
          ),
        },
        {
          drawing: 'all-sides',
          title: text('L’envoi', 'Het verzenden', 'Sending'),
          duration: text('cinq minutes', 'vijf minuten', 'five minutes'),
          text: text(
            `Le formulaire de devis accepte ${maxFiles} fichiers de ${formatFileSize(maxFileBytes, 'fr')} chacun. Ajoutez le nombre par taille, la couleur du tissu et la date de la fête.`,
            `Het offerteformulier aanvaardt ${maxFiles} bestanden van elk ${formatFileSize(maxFileBytes, 'nl')}. Voeg het aantal per maat, de kleur van de stof en de datum van het feest toe.`,
            `The quote form takes ${maxFiles} files of ${formatFileSize(maxFileBytes, 'en')} each. Add the number per size, the colour of the fabric and the date of the party.`,
          ),
        },
        {
          drawing: 'three-lines',
          title: text('La réponse', 'Het antwoord', 'The reply'),
          duration: promise,
          text: text(
            'Un prix, le procédé proposé et l’état de vos fichiers. S’il faut redessiner, le temps de mise au net a sa propre ligne.',
            'Een prijs, de voorgestelde techniek en een oordeel over uw bestanden. Moet er getekend worden, dan staat dat tekenwerk apart vermeld.',
            'A price, the process we propose and a verdict on your files. If something needs drawing, that time has its own line.',
          ),
        },
        {
          drawing: 'placed-proof',
          title: text('L’aperçu', 'Het voorbeeld', 'The preview'),
          duration: { min: 2, max: 2, unit: 'workingDays' },
          text: text(
            'Une fois le devis accepté, votre motif apparaît à l’échelle sur le t-shirt choisi, devant et dos. Vous déplacez, vous corrigez, vous signez, et la presse ne chauffe qu’ensuite.',
            'Is de offerte goedgekeurd, dan ziet u uw motief op schaal op het gekozen T-shirt, voor en achter. U verschuift, verbetert en tekent af, en pas dan warmt de pers op.',
            'Once you accept the quote, your image appears to scale on the chosen shirt, front and back. You move it, correct it and sign it off, and only then does the press warm up.',
          ),
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'print-zones',
      heading: text(
        'Les zones d’impression, mètre en main',
        'De drukvlakken, met de lintmeter',
        'Print areas, by tape measure',
      ),
      items: [
        {
          metric: text('9 × 9 cm', '9 × 9 cm', '9 × 9 cm'),
          title: text('Le cœur', 'De borst', 'Over the heart'),
          text: text(
            'L’endroit discret, pour un sigle, un mot, un petit dessin. Plus large, il glisse vers l’aisselle.',
            'De bescheiden plek voor een embleem, een woord of een kleine tekening. Maakt u ze breder, dan zakt ze weg naar de oksel.',
            'The discreet spot: a mark, a word, a small drawing. Any wider and it slides towards the armpit.',
          ),
        },
        {
          metric: text('28 × 35 cm', '28 × 35 cm', '28 × 35 cm'),
          title: text('Le devant', 'De voorkant', 'The front'),
          text: text(
            'Commencez 7 à 8 cm sous l’encolure, sinon l’image remonte sous le menton. Sur une taille S, réduisez à 24 cm, et à 18 sur un 8 ans.',
            'Begin 7 tot 8 cm onder de hals, anders hangt het beeld onder de kin. Op maat S wordt het 24 cm breed, op kindermaat 128 nog 18.',
            'Begin 7 to 8 cm below the collar, or the picture sits under the chin. Go down to 24 cm wide on a size S, and to 18 on age 8.',
          ),
        },
        {
          metric: text('30 × 40 cm', '30 × 40 cm', '30 × 40 cm'),
          title: text('Le dos', 'De rug', 'The back'),
          text: text(
            'La plus grande surface, lue de loin par ceux qui vous suivent. Peu de mots, très gros. Des lettres de 5 cm se lisent de l’autre côté d’une salle.',
            'Het grootste doek, van ver en van achteren gelezen. Weinig woorden dus, en heel groot. Letters van 5 cm leest u aan de overkant van een zaal.',
            'The largest canvas, read from afar and from behind. Few words, very big. Letters 5 cm high can be read across a hall.',
          ),
        },
        {
          metric: text('8 × 8 cm', '8 × 8 cm', '8 × 8 cm'),
          title: text('La manche', 'De mouw', 'The sleeve'),
          text: text(
            'Un chiffre, un drapeau, un sponsor. Sur les petites tailles, comptez plutôt 6 cm et 2 cm de marge avec l’ourlet.',
            'Een cijfer, een vlag, een sponsor. Reken in kleine maten op 6 cm, met 2 cm afstand tot de zoom.',
            'A number, a flag, a sponsor. On small sizes allow 6 cm, and stay 2 cm off the hem.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'pixel-width' },
      heading: text('Combien de pixels faut-il', 'Hoeveel pixels hebt u nodig', 'How many pixels it takes'),
      paragraphs: [
        text(
          'Divisez la largeur en centimètres par 2,54, multipliez par 300, et vous avez les pixels qu’il faut. Un motif de 28 cm en demande donc environ 3 300. À 150 dpi, soit moitié moins, une photo reste acceptable sur du coton, un texte déjà moins.',
          'Deel de breedte in centimeters door 2,54 en doe dat maal 300. Zoveel pixels hebt u nodig. Een beeld van 28 cm vraagt er dus zo’n 3.300. Bij 150 dpi, de helft, blijft een foto op katoen aanvaardbaar, tekst al minder.',
          'Divide the width in centimetres by 2.54 and multiply by 300. That’s the number of pixels, so a 28 cm image needs about 3,300. At 150 dpi, half as many, a photograph is still acceptable on cotton, lettering less so.',
        ),
        text(
          'Une photo de téléphone de 4 000 pixels de large couvre 34 cm à 300 dpi. Une capture d’écran de 1 080 pixels n’en couvre que 9, et une image passée par une messagerie a souvent été rapetissée. Envoyez l’original. Agrandir un fichier dans un logiciel ajoute des pixels, pas de détails.',
          'Een gsm-foto van 4.000 pixels breed dekt 34 cm bij 300 dpi. Een schermafdruk van 1.080 pixels haalt er maar 9, en een beeld dat via een chatapp ging, is vaak verkleind. Stuur dus het origineel. Een bestand vergroten in een programma voegt pixels toe, geen details.',
          'A phone photo 4,000 pixels wide covers 34 cm at 300 dpi. A 1,080-pixel screenshot covers only 9, and anything sent through a chat app has often been shrunk, so send the original. Enlarging a file in software adds pixels, not detail.',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'white-beneath', before: 1 },
      heading: text('Couleurs et lettres', 'Kleuren en letters', 'Colours and letters'),
      paragraphs: [
        text(
          'Posez votre dessin sur la vraie couleur du t-shirt, jamais sur du blanc. Sur du noir un bleu nuit se noie, sur du blanc un jaune pâlit. Un écran éclaire, un tissu non. Attendez-vous à des tons un peu plus sourds. Moins il y a de couleurs, plus le motif tient de loin et moins il coûte en série.',
          'Leg uw tekening op de echte kleur van het T-shirt, nooit op wit. Op zwart verdwijnt nachtblauw, op wit verbleekt geel. Een scherm geeft licht en stof niet, dus verwacht iets doffere tinten. Hoe minder kleuren, hoe sterker het beeld van ver en hoe minder het in reeks kost.',
          'Lay your drawing on the true colour of the shirt, never on white. Midnight blue disappears on black, yellow washes out on white. A screen glows and fabric doesn’t, so expect slightly duller tones. The fewer the colours, the better it carries at a distance and the less it costs in a run.',
        ),
        text(
          'Choisissez une police grasse et ouverte, avec des traits d’au moins 1 mm et des capitales de 6 mm ou plus. Deux polices suffisent. Convertissez les textes en tracés, ou donnez-nous le nom exact des polices, et vérifiez que leur licence permet l’impression sur un objet. Faites lire le tout par quelqu’un qui ne connaît pas la blague, car une faute sur un t-shirt dure plus longtemps que la soirée.',
          'Kies een vet en open lettertype, met lijnen van minstens 1 mm en hoofdletters vanaf 6 mm. Twee lettertypes volstaan. Zet tekst om in contouren of geef ons de juiste naam, en ga na of de licentie drukwerk op een voorwerp toelaat. Laat alles lezen door iemand die de grap niet kent, want een tikfout op een T-shirt gaat langer mee dan het feest.',
          'Pick a bold, open typeface with strokes of at least 1 mm and capitals of 6 mm or more. Two typefaces are plenty. Convert text to outlines or give us the exact names, and check that the licence allows printing on an object. Have someone read it who doesn’t know the joke. A typo on a T-shirt outlives the party.',
        ),
      ],
      note: text(
        'Une image trouvée en ligne appartient à son auteur, et un visage à la personne photographiée. Pour imprimer l’une ou l’autre, il vous faut leur accord.',
        'Een beeld van het internet is van de maker en een gezicht van wie op de foto staat. Om het ene of het andere te drukken, hebt u hun toestemming nodig.',
        'A picture found online belongs to its maker, and a face to the person in the photo. To print either you need their permission.',
      ),
    },
    {
      kind: 'faq',
      heading: text('Vos questions sur l’outil', 'Vragen over de tool', 'About the tool'),
      items: [
        {
          question: text(
            'Le prix de l’outil est-il celui du devis ?',
            'Is de prijs van de tool die van de offerte?',
            'Is the tool’s price the final one?',
          ),
          answer: text(
            'C’est une estimation, TVA comprise, faite sur des valeurs usuelles du métier. Le devis tient compte du vêtement choisi, du stock et de vos fichiers.',
            'Het is een raming, inclusief btw, op basis van gebruikelijke waarden in het vak. De offerte houdt rekening met het gekozen kledingstuk, de voorraad en uw bestanden.',
            'It’s an estimate, VAT included, based on usual values in the trade. The quote allows for the garment you choose, the stock and your files.',
          ),
        },
        {
          question: text(
            'Je ne sais pas dessiner. Est-ce grave ?',
            'Ik kan niet tekenen. Is dat erg?',
            'I can’t draw. Does it matter?',
          ),
          answer: text(
            'Pas du tout. Une phrase, une image qui vous plaît et la couleur du t-shirt donnent assez de matière à un graphiste. Dites aussi ce que vous ne voulez pas.',
            'Helemaal niet. Een zin, een beeld dat u mooi vindt en de kleur van het T-shirt geven een vormgever genoeg houvast. Zeg ook wat u niet wilt.',
            'Not a bit. A sentence, a picture you like and the colour of the shirt give a designer enough to go on. Say what you don’t want, too.',
          ),
        },
        {
          question: text(
            'Une image générée par une IA convient-elle ?',
            'Mag ik een beeld gebruiken dat met AI gemaakt is?',
            'Can I use an AI-generated image?',
          ),
          answer: text(
            'Souvent, avec deux réserves. Elle mesure fréquemment un millier de pixels, donc 9 cm imprimés. Et si elle imite une marque ou un personnage connu, nous ne la presserons pas.',
            'Vaak wel, met twee kanttekeningen. Zo’n beeld is dikwijls een duizendtal pixels breed, dus 9 cm in druk. En als het een merk of een bekende figuur nabootst, persen we het niet.',
            'Often, with two reservations. It’s frequently a thousand or so pixels wide, so about 9 cm in print. And if it imitates a brand or a well-known character, we won’t press it.',
          ),
        },
        {
          question: text(
            'Puis-je n’en commander qu’un seul ?',
            'Mag ik er maar één bestellen?',
            'Can I order just one?',
          ),
          answer: text(
            'Oui, en impression numérique. La mise en place est la même pour un ou pour cinq, si bien que le deuxième coûte nettement moins que le premier.',
            'Ja, digitaal gedrukt. Het instelwerk is hetzelfde voor één als voor vijf, zodat het tweede stuk een flink eind goedkoper is dan het eerste.',
            'Yes, digitally printed. Setting up is the same for one as for five, so the second costs a good deal less than the first.',
          ),
        },
        {
          question: text('À qui appartient le dessin ?', 'Van wie is het ontwerp?', 'Who owns the design?'),
          answer: text(
            'Ce que vous fournissez reste à vous. Ce que nos graphistes dessinent suit les conditions du devis. Demandez la cession des droits si vous comptez vendre le motif.',
            'Wat u aanlevert, blijft van u. Voor wat onze vormgevers tekenen, gelden de voorwaarden van de offerte. Vraag de overdracht van rechten als u het motief wilt verkopen.',
            'What you supply stays yours. What our designers draw follows the terms of the quote. Ask for the rights to be assigned if you plan to sell the image.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
