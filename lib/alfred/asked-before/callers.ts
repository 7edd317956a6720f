import { type AskedBefore, rows } from './question';

/** Four customers in turn (a baker with a second shop, the office manager of a firm with twelve vans, a student club's treasurer, a woman with a leased car) and a few lost people. */
export const callers: readonly AskedBefore[] = [
  ...rows('fr', [
    // The baker
    [
      'Bonjour, j’ouvre une deuxième boulangerie à Wavre et je voudrais la même enseigne qu’à la première, un simple panneau. Ça commence à combien ?',
      'signs signs-banners lettering-signage home',
      /500/,
    ],
    [
      'un panneau au-dessus de la vitrine c’est possible ? >> et si je veux qu’on le voie à 5h du mat quand il fait noir, à partir de combien',
      'illuminated-signs signs-banners home',
      /800/,
    ],
    [
      'le prix de l’enseigne c’est avec quelqu’un qui vient la mettre ou pas',
      'signs signs-banners terms home lettering-signage illuminated-signs',
      /en sus|pas|non/i,
    ],
    [
      'j’ai signé le bail hier, ouverture le 1er septembre, vous pensez que mon enseigne sera pendue a temps?',
      'signs signs-banners home',
      /3\s?(à|-)\s?5\s?semaines/i,
    ],
    [
      'faut demander à la commune à Bruxelles pour une enseigne qui dépasse du mur ?',
      'signs home signs-banners',
      /permis/i,
    ],
    [
      'mes heures sur la porte vitrée, je peux coller ça moi-même ?',
      'lettering',
      /échenill|transfert|mode d.emploi/i,
    ],
    [
      'Le soleil tape sur mes éclairs tout l’après-midi. Il existe quelque chose pour la vitre sans que le magasin devienne sombre ?',
      'solar-film walls-solar-film',
      /sélecti/i,
    ],
    ['ca consome bcp une enseigne allumée le soir ?', 'illuminated-signs', /110/],
    ['il y a encore le panneau du fleuriste d’avant, vous l’emportez ?', 'signs-banners', /devis/i],
    [
      'tabliers pour mes vendeuses, vaut mieux brodé ou imprimé ? ça part à la lessive tous les jours',
      'textile-printing-embroidery embroidery',
      /brod/i,
    ],
    [
      'Mon site date de 2011. Le client devrait pouvoir commander son gâteau et payer dessus. Quel budget ?',
      'website-design',
      /3[\s.]?500/,
    ],
    [
      'quelqu’un peut passer voir mon magasin et me dire ce qui cloche ? c’est payant ?',
      'point-of-sale',
      /gratuit/i,
    ],
    [
      'ma nièce a dessiné notre logo sur son gsm, ça suffit pour une enseigne de 4 mètres',
      'graphic-design home',
      /vectoriel|redessin/i,
    ],
    // The firm with twelve vans
    [
      'On a 12 camionnettes blanches. On veut juste le nom, un numéro et ce qu’on fait. C’est le moins cher je suppose ?',
      'wrapping-ppf lettering lettering-signage',
      /lettr|découp|économe/i,
    ],
    ['ça prend cmb de jours une camionette complète', 'car-wrapping wrapping-ppf', /3\s?(à|-)\s?5/],
    [
      'le soir mes gars peuvent récupérer le véhicule ou il dort chez vous',
      'car-wrapping',
      /reste|chaud|non/i,
    ],
    [
      'si on achète une 13e camionnette dans deux ans, la couleur sera bien la même que les autres ?',
      'wrapping-ppf about',
      /référence|gabarit/i,
    ],
    [
      'Pouvez-vous venir poser dans notre hangar à Nivelles ? Avec autant de véhicules ce serait plus simple pour nous.',
      'wrapping-ppf home',
      /atelier|Zaventem/i,
    ],
    [
      'nous sommes une société de nettoyage, y a-t-il une mention obligatoire à mettre sur les véhicules',
      'lettering',
      /numéro d.entreprise/i,
    ],
    ['on est une srl, combien de jours pour payer la facture', 'terms', /30\s?jours/i],
    ['dans quel état je dois vous déposer la camionnette le matin ?', 'terms car-wrapping', /lav|vid/i],
    ['vos prix c’est htva ou tvac ?', 'terms home car-wrapping wrapping-ppf', /21\s?%/],
    [
      'je veux un devis pour un Kangoo >> il vous faut quoi comme photos',
      'wrapping-ppf wrap-simulator',
      /modèle|année/i,
    ],
    [
      'On reçoit un dessin à approuver avant que vous colliez quoi que ce soit ?',
      'wrap-simulator terms home',
      /épreuve/i,
    ],
    // The treasurer of a student club
    [
      'salut, 60 sweats pour notre cercle, un seul dessin blanc sur bordeaux, quelle technique revient le moins cher ?',
      'textile-printing textile-printing-embroidery',
      /sérigraphie/i,
    ],
    [
      'c quoi le minimum de pièces pour imprimer',
      'textile-printing textile-printing-embroidery shirt-designer',
      /1 pièce|une (seule )?pièce/i,
    ],
    [
      '30 en noir et 30 en gris avec le même dessin, ça compte comme une grosse commande ou deux petites ?',
      'textile-printing',
      /soixante|60/i,
    ],
    [
      'chacun veut son surnom dans le dos. possible? et vous faites ça comment',
      'textile-printing shirt-designer',
      /flex/i,
    ],
    [
      'notre bal c’est dans 8 jours, trop tard pour des tshirts ?',
      'textile-printing-embroidery',
      /téléphon|numérique|stock/i,
    ],
    ['largeur max du dessin dans le dos', 'shirt-designer textile-printing', /30/],
    [
      'Le comité a validé le dessin mais il y a une faute d’orthographe dedans, on vient de le voir. Qui paie si c’est déjà imprimé ?',
      'terms',
      /vos frais/i,
    ],
    [
      'on est 45 à commander des pulls >> y a moyen d’essayer les tailles avant ?',
      'textile-printing-embroidery',
      /3XL|jeu de tailles|tableau/i,
    ],
    ['sweat imprimé pour un club >> et au lavage on met combien de degrés', 'textile-printing', /40/],
    [
      'bannière sur pied pour notre stand d’accueil, il faut que ça rentre dans une fiat 500',
      'roll-up',
      /85/,
    ],
    ['je peux dessiner le pull en ligne et envoyer ça au reste du comité ?', 'shirt-designer', /lien/i],
    // The woman with the leased car
    [
      'Ma voiture est en leasing et je rêve de la mettre en vert mat. Est-ce que j’ai seulement le droit ?',
      'car-wrapping wrapping-ppf terms',
      /accord|écrit/i,
    ],
    [
      'voiture de société, covering possible ? >> et à la fin du contrat il se passe quoi avec le film',
      'car-wrapping wrapping-ppf',
      /retir|retrait|dépose/i,
    ],
    [
      'j’ai peur que la peinture parte avec le film quand on l’enleve',
      'terms wrapping-ppf car-wrapping',
      /peinture/i,
    ],
    [
      'Je fais 200 km d’autoroute par jour et mon capot est plein d’éclats. Film de couleur ou film transparent ?',
      'wrapping-ppf paint-protection',
      /PPF|polyuréthane|transparent/i,
    ],
    ['protéger seulement l’avant de la voiture, prix ?', 'paint-protection', /1[\s.]?200/],
    ['faut prévenir mon assurance si je change la couleur', 'car-wrapping', /omnium|déclar|assureur/i],
    [
      'je peux voir MA voiture en bleu avant de décider ? j’ai une photo',
      'wrap-photo wrap-simulator',
      /photo/i,
    ],
    ['combien de temps sans carwash après la pose du film transparant', 'paint-protection', /semaine/i],
    [
      'garanti combien d’années, le changement de couleur ?',
      'car-wrapping terms home about wrap-simulator',
      /5\s?ans/i,
    ],
    [
      'je voudrais des vitres foncées >> même celles de devant ?',
      'wrapping-ppf wrap-simulator solar-film lettering',
      /avant/i,
    ],
    [
      'j’ai passé commande mais mon patron refuse finalement >> je récupère mon acompte ?',
      'terms',
      /travail|surplus|matière/i,
    ],
    // What the site does not say
    [
      'vous faites aussi les tentes solaires avec le nom de la boulangerie dessus, celles qu’on déroule au-dessus du trottoir ?',
      '',
    ],
    ['pour un pain au levain c’est mieux la T65 ou la T80', ''],
    ['vous pourriez gérer la page facebook du magasin, publier deux fois par semaine ?', ''],
    ['y a une ristourne si je prends les 12 camionnettes d’un coup ?', ''],
    ['Vous prêtez un véhicule de remplacement pendant que le nôtre est chez vous ?', ''],
    ['est ce que le covering est déductible à 100 % pour une société', ''],
    ['vos sweats c’est quelle marque, stanley stella ?', ''],
    ['vous imprimez aussi des gobelets réutilisables avec le logo du cercle', ''],
    ['tu connais un bon DJ pour un bal à Louvain-la-Neuve?', ''],
    [
      'pendant que ma voiture est chez vous, vous nettoyez aussi les sièges en tissu ? le chien a tout sali',
      '',
    ],
    ['vous travaillez avec quelle marque de film, 3M ou Avery', ''],
    ['je cherche l’agence ING de Zaventem elle a déménagé ?', ''],
    ['j’ai un impact dans le pare-brise, vous réparez ça aussi ?', ''],
    ['vous fermez pendant les congés du bâtiment en juillet ?', ''],
  ]),
  ...rows('nl', [
    // The baker
    [
      'Ik open een tweede bakkerij in Mechelen. Mag ik daar zomaar een bord van 3 vierkante meter hangen, zonder licht in?',
      'signs home',
      /vier|4\s?m|vrijgesteld/i,
    ],
    [
      'hoe groot moeten de letters zijn als ze ’t van 30 meter ver moeten kunnen lezen',
      'signs signs-banners lettering',
      /10\s?cm/i,
    ],
    ['plexiplaat buiten, hoelang gaat dat mee', 'signs signage', /10\s?jaar/i],
    [
      'Misschien verhuizen we binnen een paar jaar weer. Is de gevel dan om zeep als dat bord eraf gaat?',
      'signs',
      /mortel|gaten|12\s?mm/i,
    ],
    [
      'wie sluit de lichtbak aan op de stroom, jullie of moet ik zelf iemand bellen',
      'illuminated-signs',
      /elektricien/i,
    ],
    [
      'moet mijn winkel dicht als ge de letters op het raam komt plakken?',
      'lettering-signage',
      /twee tot vier|nee/i,
    ],
    [
      'wat kost het als jullie gewoon onze naam mooi uittekenen, zonder tekeningetje',
      'logo-design graphic-design home',
      /299/,
    ],
    [
      'we laten ons logo bij jullie maken >> is dat dan volledig van ons?',
      'logo-design terms',
      /overdracht|rechten|schriftelijk|geschrift/i,
    ],
    ['kleeft zo’n sticker ook op een bakstenen muur', 'lettering', /gegoten|gezonde|proef/i],
    [
      'melkglas effect op de deur van het atelier zodat klanten niet binnenkijken, prijs per m2?',
      'solar-film walls-solar-film',
      /35/,
    ],
    [
      'de vergunning is er nog niet, kan ik intussen een groot doek “binnenkort open” hangen?',
      'signs-banners banners',
      /maand/i,
    ],
    [
      'er slapen mensen boven de winkel. welk licht in het uithangbord stoort het minst?',
      'illuminated-signs',
      /3[.\s]?000|dimmer|warm/i,
    ],
    [
      'betaal ik elk jaar taks op dat bord',
      'lettering-signage signs-banners illuminated-signs home',
      /belasting/i,
    ],
    // The firm with twelve vans
    [
      'vanaf hoeveel is een bestelwagen helemaal in een andere kleur',
      'car-wrapping wrapping-ppf wrap-simulator home',
      /1[.\s]?500/,
    ],
    [
      '12 wagens maar enkel de achterkant met onze naam op, startprijs per stuk?',
      'car-wrapping wrapping-ppf wrap-simulator home',
      /300/,
    ],
    ['hoeveel m2 folie gaat er op zo een gewone camionette', 'car-wrapping', /25/],
    [
      'Moet ik ergens aangeven dat onze wagens een andere kleur krijgen?',
      'car-wrapping',
      /DIV|kentekenbewijs|code R/i,
    ],
    [
      'een van onze wagens is pas herspoten na een accident, hoelang wachten voor er folie op mag',
      'car-wrapping',
      /3 tot 4 weken/i,
    ],
    [
      'er zit wat roest aan de wielkast, plakken jullie daar gewoon over?',
      'wrapping-ppf',
      /carrossier|roest/i,
    ],
    [
      'zijn magneten op de deuren geen beter idee dan stickers? dan kan ik ze wisselen',
      'lettering',
      /staal|aluminium/i,
    ],
    [
      'bestaat er iets voor de achterruit waar ge van binnen nog door ziet',
      'car-wrapping lettering',
      /perfo|gaatjes/i,
    ],
    [
      'een chauffeur wil zijn achterlichten donker laten plakken, mag dat',
      'wrapping-ppf',
      /gehomologeerd|geen folie|licht/i,
    ],
    ['stel we doen er 3 >> wat als er na een jaar een hoekje loskomt', 'car-wrapping terms', /waarborg|bel/i],
    ['Hoe moeten onze mannen de beplakte wagens wassen in de winter?', 'car-wrapping', /zout|spoel/i],
    [
      'softshells voor onze techniekers >> lekt dat niet als ge er met een naald door gaat?',
      'textile-printing-embroidery',
      /membraan|regen|fleece/i,
    ],
    // The treasurer of a student club
    ['yo kunne we 15 hoodies laten maken met een foto op', 'textile-printing', /DTG|DTF/i],
    ['vanaf hoeveel stuks is borduren de moeite', 'textile-printing-embroidery', /10|tien/i],
    ['hoe klein mag de tekst zijn als het geborduurd wordt', 'embroidery logo-design', /5\s?mm/i],
    [
      'Wij hebben zelf al truien gekocht in de groothandel. Kunnen jullie die bedrukken of moet het bij jullie aangekocht zijn?',
      'textile-printing-embroidery',
      /nieuw|reserve/i,
    ],
    ['iets van bio of gerecycleerde stof?', 'textile-printing-embroidery', /aanvraag|biokatoen/i],
    [
      'we bestellen nu 40 sweaters >> kunnen we volgend jaar exact dezelfde kleur bijbestellen',
      'textile-printing-embroidery',
      /verfbad|gamma|zwart|niet altijd/i,
    ],
    [
      'ons logo is een png, is dat goed genoeg om te drukken',
      'textile-printing shirt-designer home',
      /300|vector|pixels/i,
    ],
    [
      'mogen we het logo van onze sponsor jupiler zomaar op de rug zetten?',
      'textile-printing-embroidery terms',
      /toestemming|rechten/i,
    ],
    [
      'hoelang duurt het van ons ja tot de truien er zijn',
      'textile-printing-embroidery textile-printing embroidery home shirt-designer',
      /2 tot 3 weken/i,
    ],
    [
      'komt alles gesorteert per persoon aan of moet ik 80 truien zelf uitzoeken',
      'textile-printing-embroidery',
      /gesorteerd|per persoon/i,
    ],
    ['welke druk overleeft de meeste wasbeurten', 'textile-printing', /vijftig|zeefdruk/i],
    [
      'Kan ik truien met onze naam op nog terugsturen als de helft van de leden zich bedenkt?',
      'terms',
      /gepersonaliseerd|specificaties/i,
    ],
    // The woman with the leased car
    [
      'leasewagen laten wrappen, wat moet ik eerst regelen',
      'car-wrapping wrapping-ppf terms',
      /schriftelijk|akkoord/i,
    ],
    [
      'Ik ben er niet gerust in: komt het op mijn car-pass te staan als mijn auto van wit naar rood gaat?',
      'car-wrapping',
      /kilometerstand|werk/i,
    ],
    [
      'doorzichtige folie tegen steenslag op heel de auto, prijs',
      'paint-protection wrapping-ppf',
      /2[.\s]?800/,
    ],
    [
      'ik heb zo’n onzichtbare folie op mijn motorkap >> gaan de krasjes van de carwash daar terug uit?',
      'paint-protection',
      /60|zon|dicht/i,
    ],
    ['keramische coating of zo’n folie, ik snap het verschil niet', 'paint-protection', /steen|dik/i],
    ['wordt die doorzichtige folie niet geel op een witte auto', 'paint-protection', /trager|waas|7 tot 10/i],
    [
      'worden de randen van de deuren vanbinnen ook gedaan? anders zie je wit bij het instappen',
      'car-wrapping',
      /startprijs|offerte/i,
    ],
    [
      'ik heb hier kleuren geprobeerd op een foto van mijn auto >> blijft die foto bij jullie staan?',
      'wrap-simulator privacy wrap-photo',
      /toestel/i,
    ],
    [
      'er is iets misgelopen met mijn wrap >> jullie antwoord helpt mij niet verder, waar kan ik als particulier terecht?',
      'terms legal-notice',
      /ombuds/i,
    ],
    // What the site does not say
    ['leveren jullie ook zo van die beachvlaggen voor op de stoep bij de opening', ''],
    ['doen jullie ook tv schermen in de etalage waar ik filmpjes op laat draaien?', ''],
    ['Kan ik een lichtreclame huren per maand in plaats van kopen?', ''],
    ['waar huur ik een springkasteel voor de opening van mijn bakkerij', ''],
    ['monteren jullie ook rekken en een imperiaal op de bestelwagens', ''],
    ['hebben jullie ook gps tracking voor 12 wagens', ''],
    ['waar kan ik onze camionettes laten keuren zonder afspraak?', ''],
    ['geven jullie studentenkorting aan een kring', ''],
    ['medailles en bekers voor ons tornooi, doen jullie dat ook?', ''],
    ['bedrukte sokken met ons wapenschild op, kan dat', ''],
    ['mijn man heeft een bootje in Nieuwpoort, wrappen jullie dat ook?', ''],
    ['hoeveel voordeel alle aard betaal ik op een elektrische firmawagen', ''],
    ['welke bus moet ik nemen van Leuven naar jullie', ''],
    ['is er een laadpaal bij jullie terwijl ik wacht', ''],
  ]),
  ...rows('en', [
    // The baker
    [
      'Hi, I’m opening my 2nd bakery near Leuven in spring. Do you draw it AND put it up, or do I need to find someone with a ladder?',
      'lettering-signage about signs-banners home',
      /fit/i,
    ],
    [
      'who sends the papers to the town hall for a sign, you or me',
      'signs-banners terms home',
      /drawings|permit/i,
    ],
    [
      'I only rent the building, anything I need from the landlord first?',
      'signs-banners lettering-signage',
      /writing/i,
    ],
    [
      'there’s an old light box with neon tubes on the wall already, can you make it led',
      'illuminated-signs',
      /frame|modules/i,
    ],
    ['how many years do led signs last before they die', 'illuminated-signs signs-banners', /8 to 10/i],
    ['cheapest little plate for next to the door?', 'lettering-signage signage home', /150/],
    ['strips on the shelves where the prices go, what height are those normally', 'point-of-sale', /39/],
    [
      'We have three browns by now: one on the bags, one on the sign, one on the website. Who sorts that out for good and what’s the starting price?',
      'brand-charter graphic-design home',
      /890/,
    ],
    ['do you also do small stuff like labels for the bread bags', 'graphic-design', /label/i],
    [
      'a giant wheat field photo on the wall behind the counter, how long would it stay nice',
      'wall-decoration',
      /10 years|3 to 7|10 to 15/i,
    ],
    [
      'I’d like a printed wall in the shop >> there is old wallpaper on it, straight over that ok?',
      'wall-decoration',
      /better not|strip/i,
    ],
    [
      'if you build my site can i change the opening hours myself or do i have to call every time',
      'website-design',
      /Window|yes/i,
    ],
    [
      'how many words on the front before its too much',
      'signs-banners lettering-signage',
      /three to five|fewer/i,
    ],
    // The firm with twelve vans
    [
      'Office manager here. Our 12 vans have plenty of chips and scratches, does anybody look at them before you start?',
      'wrapping-ppf',
      /depth|chips|half an hour|walk/i,
    ],
    [
      'is the work of sticking it on included in your van prices',
      'terms car-wrapping wrapping-ppf home',
      /includ/i,
    ],
    [
      'Do we get to see the design on a picture of the van before anything is cut?',
      'wrap-simulator terms home',
      /proof|visual|picture/i,
    ],
    [
      'can the film be our own colour, RAL 5002',
      'wrap-simulator lettering-signage brand-charter',
      /nearest/i,
    ],
    ['our ad agency asks which file type you want for the logo', 'car-wrapping home', /vector/i],
    ['one of the vans got scraped a month after wrapping. redo everything??', 'car-wrapping', /panel/i],
    [
      'if the lettering covers more than half of the van isn’t a wrap about the same money',
      'lettering-signage',
      /half|gap|narrow/i,
    ],
    ['do you send e-invoices, accounting wants peppol', 'terms', /structured|electronic/i],
    ['just got a quote from you for 12 vans >> till when is that price good', 'terms', /30 days/i],
    ['we’re a company, what do you charge if we pay late', 'terms', /40|interest/i],
    [
      'newer vans have a radar and cameras in the bumper, wont the film mess those up?',
      'wrapping-ppf',
      /radar|camera|sensor/i,
    ],
    ['are reflective stripes on our vans allowed', 'lettering car-wrapping', /rules/i],
    // The treasurer of a student club
    [
      'two colours on black hoodies, how many screens do we end up paying',
      'textile-printing',
      /three|white/i,
    ],
    [
      'Can I get one finished hoodie in my hands first, before the club commits to 80?',
      'textile-printing textile-printing-embroidery',
      /single piece|digital|1 piece/i,
    ],
    ['stitched logo: does every extra colour cost more, or every name', 'embroidery', /name|programme/i],
    ['caps, how big can the logo be', 'embroidery', /5\.5|12\s?cm/i],
    [
      'do u ship or does someone have to drive over and get them',
      'textile-printing-embroidery home',
      /shipped|parcel|collect/i,
    ],
    [
      'is there somewhere I can try it out and see roughly what we’d pay per shirt',
      'shirt-designer',
      /estimate/i,
    ],
    [
      'we made a mascot with chatgpt, ok for the front of the shirt?',
      'shirt-designer',
      /pixel|9\s?cm|brand/i,
    ],
    [
      'screen print for our society tees >> will you keep those screens for next year’s lot?',
      'textile-printing',
      /formula|cleaned|files/i,
    ],
    [
      'Freshers fair in a big hall, they want some paper about fire for our banner. Do you have that?',
      'banners roll-up',
      /report|grade|rated/i,
    ],
    ['how thick should a sweatshirt be for stiching a chest logo', 'embroidery', /280/],
    ['i saved a shirt design last month, when does it disappear', 'privacy', /13 months/i],
    ['where do i find the quotes i asked for before', 'account'],
    // The woman with the leased car
    [
      'Leased Tesla, terrified of the bill when I hand it back. Once the wrap is off is my white still there?',
      'wrapping-ppf car-wrapping',
      /factory/i,
    ],
    [
      'id like my company car wrapped, it’s leased >> do you ask the leasing people or do I?',
      'terms car-wrapping',
      /consent|agreement/i,
    ],
    [
      'just the edge of the boot and behind the door handles in clear film, how much',
      'paint-protection wrapping-ppf home',
      /150/,
    ],
    ['clear film on the bonnet >> is it true it heals by itself', 'paint-protection', /60|hairline/i],
    ['is matt a pain to keep clean', 'car-wrapping wrap-simulator', /fingerprint|hand wash|polish/i],
    ['whole car in chrome, good idea?', 'car-wrapping', /2 years|detail/i],
    [
      'my garage at home is about 12 degrees, could you do it there',
      'wrapping-ppf home',
      /18|workshop|Zaventem/i,
    ],
    ['changing my grey car to green >> is that even legal in Belgium', 'car-wrapping', /may|code R|DIV/i],
    [
      'you give a guarantee on wraps >> ok but what’s NOT covered',
      'car-wrapping terms',
      /accident|collision|pressure/i,
    ],
    // What the site does not say
    ['do you also make the glass fridge counter for the cakes or only the stickers on it', ''],
    ['is there a grant from the Brussels region that pays part of a new shopfront sign?', ''],
    ['can you print photos on cakes, like edible ink', ''],
    ['Procurement asks whether you hold an ISO 14001 certificate.', ''],
    ['could you put dashcams in the vans while they’re in pieces anyway', ''],
    ['cheapest fuel card for a dozen diesel vans?', ''],
    ['enamel pins and lanyards for freshers week, can you?', ''],
    ['do you have ink that glows in the dark for hoodies', ''],
    [
      'Can every member pay you for their own hoodie separately so I don’t have to chase 80 people for money?',
      '',
    ],
    ['do you wrap the plastic trim inside too, around the dashboard', ''],
    ['how can I get out of my car lease early without a penalty', ''],
    ['do you teach this? i’d pay for a weekend course in wrapping', ''],
    ['left my bag at the airport in zaventem, where is lost property', ''],
    ['can I buy a few metres of the green film and do my vespa myself', ''],
  ]),
];
