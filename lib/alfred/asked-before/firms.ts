import { type AskedBefore, rows } from './question';

/** Owners of small and middle firms: restaurant, pharmacy, estate agent, builder, cleaner, gym, dentist, driving school, holiday homes, start-up, association. */
export const firms: readonly AskedBefore[] = [
  ...rows('fr', [
    // Logo, charte, mise en page, site
    [
      'J’ouvre une pizzeria en mars. Combien pour un petit symbole avec le nom à côté, dessiné proprement ?',
      'logo-design',
      /599/,
    ],
    ['logo le moins cher possible, juste notre nom bien écrit', 'logo-design graphic-design home', /299/],
    [
      'On a trois agences immobilières sous des noms différents, il faudrait des logos qui ont un air de famille',
      'logo-design',
      /999|sous-marques/i,
    ],
    ['combien d’idées différentes on recoit avant de choisir le logo', 'logo-design'],
    [
      'le dessin est à nous après ? je veux le mettre partout sans devoir redemander',
      'logo-design terms',
      /cession|céd/i,
    ],
    [
      'Mon neveu a fabriqué notre emblème avec ChatGPT, vous pouvez en faire quelque chose d’utilisable ?',
      'logo-design',
      /redessin/i,
    ],
    ['vous montrez une esquisse gratuite avant qu’on signe quoi que ce soit ?', 'logo-design'],
    [
      'Notre salle de sport existe depuis 15 ans. On veut moderniser l’image sans que les membres soient perdus.',
      'logo-design',
      /deux/i,
    ],
    [
      'réserver le nom de ma start-up au benelux ça vaut combien d’années',
      'logo-design',
      /dix\s?ans|10\s?ans/i,
    ],
    ['l’ancien graphiste de l’asbl ne nous a laissé qu’un jpg tout flou', 'graphic-design home', /redessin/i],
    [
      'des cartes de resto qu’on peut essuyer après chaque service, vous faites ?',
      'graphic-design',
      /essuyable/i,
    ],
    ['cartes de visites pour mes 6 agents, quel format et quel papier', 'graphic-design', /85|350/],
    [
      'Par quoi commencer quand on n’a encore ni logo, ni site, ni enseigne, et pas beaucoup de sous ?',
      'graphic-design',
    ],
    [
      'Notre franchiseur nous impose tout un cahier de couleurs. Vous arrivez à suivre ça ?',
      'graphic-design',
    ],
    ['prix d’une charte pour un petit commerce, le minimum', 'brand-charter graphic-design home', /890/],
    [
      'Mes camionnettes, mes vestes et ma façade n’ont jamais la même teinte de vert. Comment on règle ça une fois pour toutes ?',
      'brand-charter graphic-design',
      /charte/i,
    ],
    [
      'on voudrait un mode d’emploi complet de notre marque avec des modèles word et une explication à l’équipe',
      'brand-charter',
      /Classeur|2[\s.,]?290/i,
    ],
    ['ca prend combien de temps une charte', 'brand-charter', /2\s?à\s?5/],
    [
      'site pour auto-école où les élèves réservent leurs leçons et payent en ligne, combien ?',
      'website-design graphic-design',
      /3[\s.,]?500/,
    ],
    ['si on signe aujourd’hui notre site est visible quand ?', 'website-design', /4\s?à\s?8/],
    ['je ne sais pas écrire, qui fait les textes du site', 'website-design', /conversation/i],
    ['le nom de domaine sera au nom de qui ?', 'website-design', /votre nom/i],
    [
      'Pourrai-je changer moi-même le plat du jour sur le site, sans vous appeler ?',
      'website-design',
      /Vitrine|Boutique/,
    ],
    ['vous garantissez qu’on sort premier quand on tape dentiste Uccle ?', 'website-design'],
    [
      'une page toute simple avec nos heures et un plan d’accès pour le cabinet, quel budjet',
      'website-design graphic-design home',
      /1[\s.,]?200/,
    ],
    ['les sauvegardes du site c’est tous les combien', 'website-design', /jour/i],

    // Enseignes
    [
      'panneau au-dessus de la vitrine, pas éclairé, à partir de combien ?',
      'signs signs-banners home lettering-signage',
      /500/,
    ],
    [
      'Je reprends la boulangerie du coin le mois prochain. Tout est signé, combien de temps pour que mon nom soit sur la façade ?',
      'signs signs-banners home',
      /3\s?à\s?5/,
    ],
    [
      'Notre resto est collé à une église classée à Nivelles. À qui demander avant de fabriquer une enseigne ?',
      'signs',
      /patrimoine/i,
    ],
    ['petite enseigne sans lumière à Halle, permis ou pas', 'signs home', /dispens/i],
    ['lettres en relief ou panneau plat, lequel coûte plus cher', 'signs'],
    ['combien de mots faut mettre sur une devanture', 'signs-banners lettering-signage'],
    ['ma pharmacie ferme définitivement en juin, l’enseigne doit partir aussi ?', 'signs'],
    ['enseigne perpendiculaire, à quelle hauteur du trottoir minimum', 'signs', /2,50/],
    [
      'Le proprio doit-il donner son accord pour l’enseigne ? Un coup de fil suffit ?',
      'signs-banners lettering-signage',
      /écrit/i,
    ],
    [
      'Le permis traîne. On peut tendre une banderole à la place de l’enseigne en attendant ?',
      'signs-banners',
    ],
    [
      'mon bar vit surtout la nuit, à partir de combien pour quelque chose d’éclairé',
      'illuminated-signs signs-banners home',
      /800/,
    ],
    [
      'des mots en néon rose derrière mon comptoir ça dure combien de temps',
      'illuminated-signs',
      /5\s?à\s?8/,
    ],
    [
      'Des gens dorment juste au-dessus de la future enseigne du snack. On fait comment pour ne pas les gêner ?',
      'illuminated-signs',
      /variateur/i,
    ],
    [
      'l’enseigne s’éteint toute seule la nuit ou je dois y penser chaque soir ?',
      'illuminated-signs signs-banners',
      /horloge|capteur/i,
    ],

    // Bâches, roll-ups, point de vente
    [
      'la toile sur nos grilles de chantier s’arrache à chaque coup de vent, vous avez mieux',
      'banners signs-banners',
      /filet|perfor/i,
    ],
    ['banderole pour la brocante de l’asbl, il faut compter combien de temps', 'banners', /1\s?à\s?2/],
    [
      'Faut-il prévenir la commune pour une banderole tendue au-dessus du trottoir pendant deux jours ?',
      'signs-banners banners',
      /autorisation/i,
    ],
    [
      'comment ranger la bâche du club jusqu’à l’an prochain sans qu’elle soit toute plissée',
      'banners',
      /roul/i,
    ],
    ['roll up pour nos portes ouvertes, vous avez quelles largeurs ?', 'roll-up', /85|100|150/],
    ['je commande un roll up lundi, livré quand', 'roll-up signs-banners home', /5\s?à\s?7/],
    [
      'On fait deux cents démonstrations par an. Quel pied de roll-up ne sera pas mort après six mois ?',
      'roll-up',
      /base large|centaines/i,
    ],
    ['on a changé de numéro de gsm, faut-il racheter tout le roll-up', 'roll-up'],
    [
      'Vous venez voir ma pharmacie et vous dites quoi enlever ou ajouter aux étagères ? C’est payant ?',
      'point-of-sale',
      /gratuit|sans frais/i,
    ],
    [
      'autocolants par terre dans le magasin, ils restent beaux combien de mois',
      'point-of-sale',
      /1\s?à\s?6/,
    ],
    ['un seul présentoir de comptoir pour mes savons, ou il y a un minimum', 'point-of-sale'],

    // Lettrage, plaques, flèches
    [
      'Je voudrais juste mes heures d’ouverture sur la porte en verre. Je peux les coller moi-même ?',
      'lettering',
    ],
    [
      'coller notre nom sur deux vitrines, le prix se calcule comment',
      'lettering lettering-signage',
      /surface|couleurs/i,
    ],
    [
      'cacher l’intérieur du cabinet dentaire depuis la rue mais garder la lumière du jour',
      'lettering solar-film walls-solar-film',
      /dépoli/i,
    ],
    [
      'Je nettoie des bureaux avec deux kangoo. La loi m’oblige à écrire quelque chose dessus ?',
      'lettering',
      /numéro d.entreprise/i,
    ],
    [
      'un aimant avec notre nom sur la portière, à retirer le week-end, bonne idée ?',
      'lettering',
      /acier|aluminium|semaine/i,
    ],
    ['faut que je ferme le magasin le jour où vous collez ?', 'lettering-signage'],
    [
      'la vitrine d’abord ou les flèches dans l’immeuble d’abord ? budget serré',
      'lettering-signage',
      /signalétique|commencez/i,
    ],
    ['plaque à l’entrée avec mon nom de dentiste, à partir de', 'signage lettering-signage home', /150/],
    [
      'Nos locataires tournent en rond dans le domaine pour trouver leur gîte. Comment vous vous y prenez ?',
      'signage lettering-signage',
      /visite|parcours|hésite/i,
    ],
    [
      'on change de coach tous les deux mois, faut pouvoir changer le nom sur la porte sans vous',
      'signage',
      /lamelles|inserts?/i,
    ],

    // Véhicules
    [
      'recouvrir entièrement la voiture de l’auto-école, prix ?',
      'car-wrapping wrapping-ppf wrap-simulator home',
      /1[\s.,]?500/,
    ],
    [
      'on est sans camionnette combien de jours si vous l’habillez au complet',
      'car-wrapping wrapping-ppf',
      /3\s?à\s?5/,
    ],
    [
      'nos voitures sont en leasing, il faut demander quoi à la société de leasing avant de les couvrir',
      'car-wrapping',
      /écrit/i,
    ],
    ['essayer des couleurs sur une photo de notre vraie camionnette', 'wrap-photo wrap-simulator'],
    ['un vélo cargo à nos couleurs, on peut voir ce que ça donnerait ?', 'wrap-simulator'],
    [
      'La voiture de direction est neuve, quelque chose de transparent contre les cailloux juste à l’avant, quel prix ?',
      'paint-protection',
      /1[\s.,]?200/,
    ],
    ['film ou repeindre chez le carrossier, qu’est-ce qui est le mieux pour mes utilitaires', 'wrapping-ppf'],

    // Vêtements
    [
      '25 polos brodés pour les serveurs, combien de semaines',
      'embroidery textile-printing-embroidery home',
      /2\s?à\s?3/,
    ],
    ['vous brodez sur nos propres vestes, déjà achetées ?', 'textile-printing-embroidery', /neuves/i],
    [
      'à partir de combien de t-shirts la pièce devient vraiment moins chère',
      'textile-printing-embroidery textile-printing',
      /50/,
    ],
    ['prénom différent sur chaque tablier ca change le prix ?', 'embroidery'],
    [
      'notre logo sur des gilets fluo pour le chantier, il y a une norme qui coince ?',
      'embroidery textile-printing',
      /20471|réglement|surface/i,
    ],
    ['je veux dessiner les maillots du club moi-même et voir le prix en même temps', 'shirt-designer'],
    ['une photo de notre gîte en couleurs sur dix sweats, quelle technique ?', 'textile-printing', /DTG|DTF/],

    // Murs et vitres
    [
      '35 degrés dans l’agence l’après-midi, un film sur les vitres c’est combien le mètre carré',
      'solar-film walls-solar-film home',
      /25/,
    ],
    [
      'photo géante de la mer dans la salle d’attente, le prix dépend de quoi ?',
      'wall-decoration walls-solar-film',
      /surface/i,
    ],
    ['on peut tapisser par dessus l’ancien papier du resto', 'wall-decoration'],
    [
      'bande opaque sur la salle de réunion vitrée, de quelle hauteur à quelle hauteur ?',
      'walls-solar-film',
      /90|1,70/,
    ],
    [
      'Mes bureaux sont en copropriété, j’ai le droit de mettre un film miroir tout seul ?',
      'solar-film walls-solar-film',
      /assemblée/i,
    ],

    // L’agence
    ['on paie combien d’avance', 'terms', /30\s?%/],
    ['vous posez aussi chez nous à Arlon ?', 'home illuminated-signs', /Belgique/i],
    ['peut-on passer chez vous toucher les matières, et faut-il prévenir ?', 'about', /rendez-vous/i],
    ['je veux voir ce que vous avez fait pour d’autres restos', 'portfolio home'],
    ['où retrouver la demande de prix que j’ai envoyée il y a un mois', 'account'],
    ['votre numéro de TVA et adresse exacte pour ma comptable', 'legal-notice', /0999/],
    [
      'si je ne commande rien, mes coordonnées traînent chez vous combien de temps ?',
      'privacy',
      /2\s?ans|deux ans/i,
    ],
    ['vous cherchez un poseur ? mon ancien ouvrier est libre', 'careers'],

    // Non dit
    ['un écran dans la vitrine de l’agence qui fait défiler nos maisons', ''],
    ['parasols et tente solaire avec le nom du resto dessus, vous faites ?', ''],
    ['vous tenez aussi notre page instagram chaque semaine ?', ''],
    ['un petit film par drone de nos gîtes pour mettre sur le site', ''],
    ['Peut-on louer l’enseigne au mois plutôt que l’acheter ?', ''],
    ['payer le site en douze fois, possible', ''],
    ['y a t il une prime de la région bruxelloise pour refaire sa devanture ?', ''],
    ['cartes de fidélité en plastique avec code barre pour la pharmacie', ''],
    ['Vous iriez planter et reprendre les panneaux « à vendre » devant les maisons de mes clients ?', ''],
    ['casques de chantier a notre logo', ''],
    ['grands drapeaux sur mât pour l’entrée du domaine', ''],
    ['gobelets réutilisables imprimés pour la buvette de l’asbl', ''],
    ['film anti-effraction pour la vitrine de ma bijouterie', ''],
    ['un produit anti graffiti sur la façade une fois l’enseigne posée', ''],
    ['paillasson avec le logo du cabinet', ''],
    [
      'Il n’y a pas de courant au bout du chemin. Une enseigne sur panneau solaire avec batterie, ça existe chez vous ?',
      '',
    ],
    ['enseigne dont je change la couleur avec mon gsm', ''],
    ['vous prêtez une camionnette pendant que la notre est chez vous ?', ''],
    ['vous gardez nos bâches dans votre dépôt entre deux fêtes ?', ''],
    ['créer notre fiche google maps et répondre aux avis, c’est compris avec le site ?', ''],
    ['combien de boîtes mail avec notre domaine', ''],
    ['relier le site à la caisse du restaurant pour que le stock suive', ''],
    ['une appli android pour les élèves de l’auto-école', ''],
    ['le panneau AUTO-ÉCOLE à poser sur le toit de la voiture', ''],
    ['distribuer 5000 dépliants dans les boîtes du quartier', ''],
    ['on cherche un nom pour notre start-up, vous en proposez ?', ''],
    ['habiller les machines de la salle de muscu avec du film à nos couleurs', ''],
    ['Si je prends logo, site et enseigne ensemble, vous faites une remise ?', ''],
    ['un stand complet de 12 m² avec comptoir et spots pour un salon', ''],
    ['combien par kilomètre pour votre déplacement jusqu’à Bastogne', ''],
  ]),
  ...rows('nl', [
    // Logo, huisstijl, drukwerk, website
    [
      'Ik start in september een koffiebar. Wat kost een logo met een tekeningetje erbij?',
      'logo-design',
      /599/,
    ],
    ['enkel onze naam in mooie letters, goedkoopste formule', 'logo-design graphic-design home', /299/],
    ['hoelang duurt het voor mijn logo af is', 'logo-design graphic-design home', /2\s?tot\s?3\s?weken/i],
    [
      'Mag ik het logo achteraf zelf laten aanpassen door iemand anders, of blijven de rechten bij jullie?',
      'logo-design',
      /overdracht|clausule/i,
    ],
    [
      'een ai heeft een beeld gemaakt voor onze fitness, kunnen jullie daarmee verder',
      'logo-design',
      /schets|hertek|opnieuw/i,
    ],
    [
      'Hoe zit dat met onze naam beschermen in België en Nederland, bij welk bureau moet ik zijn?',
      'logo-design',
      /BBIE|BOIP|Benelux/,
    ],
    ['ons logo staat alleen nog op een oude factuur', 'graphic-design home', /hertek/i],
    ['menukaarten die tegen saus kunnen', 'graphic-design', /afwasbaar/i],
    ['briefpapier voor de praktijk, gaat dat door onze laserprinter?', 'graphic-design', /laser/i],
    [
      'Wij hebben naam, huurcontract en openingsdatum, meer niet. Wat bestellen we best eerst?',
      'graphic-design',
    ],
    [
      'een gids met al onze kleuren en letters, vanaf hoeveel euro',
      'brand-charter graphic-design home',
      /890/,
    ],
    [
      'Drie vestigingen, twaalf wagens en overal een ander blauw. Welke formule past daarbij en wat kost ze?',
      'brand-charter',
      /2[\s.,]?290/,
    ],
    [
      'ons logo is elders getekend, kunnen jullie er toch een huisstijl rond maken?',
      'brand-charter graphic-design',
    ],
    ['hoelang wachten op een huisstijlgids', 'brand-charter', /2\s?tot\s?5/],
    ['webshop voor onze hoevewinkel, vanaf welk bedrag', 'website-design graphic-design', /3[\s.,]?500/],
    ['website met acht paginas in nederlands en frans voor een bouwbedrijf', 'website-design', /2[\s.,]?200/],
    ['hoeveel weken voor de site van onze rijschool online staat', 'website-design', /4\s?tot\s?8/],
    [
      'Ik kan de prijzen van mijn behandelingen toch zelf aanpassen op de site?',
      'website-design',
      /Etalage|Winkel/,
    ],
    ['wij hebben geen teksten en geen zin om ze te schrijven', 'website-design', /gesprek/i],
    ['als we bij u weggaan, zijn we de website dan kwijt', 'website-design', /bestanden|databank/i],
    ['met bancontact betalen op de site, zit dat erbij?', 'website-design', /Bancontact/i],
    [
      'wat moet er verplicht op de site van een zaak staan, ondernemingsnummer enzo',
      'website-design',
      /btw|RPR|zetel/i,
    ],

    // Gevel
    ['bord boven de deur zonder lampen, startprijs aub', 'signs signs-banners home lettering-signage', /500/],
    [
      'Hoe lang duurt het voor een gevelbord hangt als de vergunning er al is?',
      'signs signs-banners home',
      /3\s?tot\s?5/,
    ],
    [
      'klein plat bord van 2 m² in Vilvoorde zonder verlichting, vergunning nodig?',
      'signs home',
      /vrijgesteld|vrijstelling/i,
    ],
    [
      'In Brussel kregen we ooit een vergunning voor ons uithangbord. Hoelang is zoiets geldig?',
      'signs',
      /9\s?jaar/i,
    ],
    ['welk materiaal voor een bord aan zee', 'signs', /316|inox/i],
    ['mag ik een klein bordje zelf tegen de gevel vijzen', 'signs'],
    [
      'De zaak opent pas en de vergunning laat op zich wachten. Mag er voorlopig een doek hangen?',
      'signs-banners',
    ],
    ['hoeveel woorden op het bord van een begrafenisondernemer', 'signs-banners lettering-signage'],
    ['alles tegelijk bestellen of eerst de gevel en later de rest', 'signs-banners', /stappen/i],
    [
      'verlichte reclame boven onze frituur, prijs en levertijd',
      'illuminated-signs signs-banners home',
      /800/,
    ],
    ['wat trekt zo’n lichtbak aan stroom op een jaar', 'illuminated-signs', /110/],
    [
      'letters die zelf donker zijn maar de muur errachter oplichten',
      'illuminated-signs',
      /halo|3\s?tot\s?5\s?cm/i,
    ],
    ['gaat het licht ’s nachts vanzelf uit', 'illuminated-signs signs-banners', /klok|sensor/i],
    [
      'Betaalt een restaurant meer gemeentebelasting als het bord licht geeft?',
      'illuminated-signs signs-banners',
    ],

    // Doek, roll-up, winkel
    ['doek voor op de stelling van onze werf, welk soort', 'banners signs-banners', /mesh/i],
    ['spandoek eetfestijn vzw, hoeveel weken op voorhand', 'banners', /1\s?tot\s?2/],
    ['kan één spandoek jaren dienen als alleen de datum wijzigt?', 'banners', /strook|klittenband/i],
    ['komen jullie het spandoek hangen of moeten wij dat doen', 'banners'],
    ['zo een oprolbare banner voor de infoavond, welke breedtes', 'roll-up', /85|100|150/],
    ['roll-up nodig binnen de twee weken, lukt dat', 'roll-up signs-banners home', /5\s?tot\s?7/],
    ['wat bepaalt de prijs van zo’n oprolbanner', 'roll-up', /cassette/i],
    [
      'Mijn roll-up schoot dicht en staat nu scheef. Hoe moet je die eigenlijk sluiten?',
      'roll-up',
      /lat|begeleid/i,
    ],
    [
      'Kan er iemand naar onze kledingwinkel komen kijken wat er beter kan aan affiches en rekken, en wat vraagt u daarvoor?',
      'point-of-sale',
      /gratis|zonder kosten/i,
    ],
    ['prijsstrookjes voor 40 meter rek, op welke hoogte snijden jullie die', 'point-of-sale', /39/],
    ['kartonnen toonbankdisplay, hoelang blijft dat deftig', 'point-of-sale', /2\s?tot\s?6/],
    ['sticker op het raam die er na de solden vlot af moet', 'point-of-sale', /herpositioneerbaar|schraper/i],
    ['moet reclame in mijn winkel tweetalig', 'point-of-sale'],

    // Letters en wegwijzers
    ['openingsuren op de deur, mag ik die zelf plakken om geld te sparen', 'lettering'],
    ['waar hangt de prijs van raamletters vanaf', 'lettering lettering-signage', /kleuren|oppervlakte/i],
    ['wanneer kan u komen plakken na ons akkoord', 'lettering lettering-signage home', /5\s?tot\s?10/],
    [
      'Patiënten zitten op straat te kijk in mijn wachtzaal. Iets op het glas dat wel licht doorlaat?',
      'solar-film walls-solar-film lettering',
    ],
    ['hoe moet ons poetsbedrijf die raamletters kuisen', 'lettering', /spons|water/i],
    [
      'bouwbedrijf met vijf camionettes, is er iets dat wettelijk op de flank moet?',
      'lettering',
      /ondernemingsnummer/i,
    ],
    ['blijven er sporen als de letters ooit van de lak gaan', 'lettering'],
    ['welke kleur letters valt het meest op in een etalage', 'lettering-signage', /wit|geel/i],
    ['moet de winkel toe terwijl jullie werken', 'lettering-signage'],
    ['naambord naast de bel van de praktijk, vanaf?', 'signage lettering-signage home', /150/],
    [
      'Gasten vinden in ons vakantiepark het zwembad niet. Komt er iemand kijken waar de borden moeten?',
      'signage',
      /wandeling|aarzel/i,
    ],
    ['op welke hoogte hangen we de deurbordjes', 'signage', /1,20|1,60/],

    // Voertuigen
    [
      'lesauto volledig in het geel, vanaf hoeveel',
      'car-wrapping wrapping-ppf wrap-simulator home',
      /1[\s.,]?500/,
    ],
    ['alleen dak en motorkap zwart, prijs', 'car-wrapping wrapping-ppf wrap-simulator home', /300/],
    ['Kan de bestelwagen tussendoor rijden of zijn we hem dagen kwijt?', 'car-wrapping'],
    [
      'moet de verzekering weten dat onze wagens een andere kleur krijgen',
      'car-wrapping',
      /omnium|verzekeraar|aangegeven/i,
    ],
    ['hoelang waarborg op zo’n wrap', 'car-wrapping terms about home wrap-simulator', /5\s?jaar/i],
    ['kleur uitproberen op een foto van onze eigen bus', 'wrap-photo wrap-simulator'],
    [
      'Zaakvoerder koopt nieuwe wagen, alles tegen steenslag beschermen, wat kost dat?',
      'paint-protection wrapping-ppf',
      /2[\s.,]?800/,
    ],
    ['onze bestelwagen heeft roestplekken, gaat dat weg onder folie', 'wrapping-ppf'],

    // Kledij
    [
      'veertig schorten met geborduurd logo, wanneer klaar',
      'embroidery textile-printing-embroidery home',
      /2\s?tot\s?3/,
    ],
    [
      'polo met logo op borst en groot op de rug, wat borduur je en wat druk je',
      'textile-printing-embroidery',
    ],
    ['vanaf hoeveel stuks loont borduren', 'textile-printing-embroidery', /10|tien/i],
    ['wij willen zelf iets tekenen voor de vzw en zien wat twintig truien kosten', 'shirt-designer'],
    [
      'rugnummers op rode voetbaltruitjes werden roze bij de vorige drukker, hoe vermijdt u dat?',
      'textile-printing-embroidery textile-printing',
      /blokkerend|lage temperatuur/i,
    ],

    // Muren en glas
    [
      'folie tegen de hitte in ons kantoor, prijs per vierkante meter',
      'solar-film walls-solar-film home',
      /25|45/,
    ],
    ['maakt die folie onze toonzaal donker', 'solar-film walls-solar-film'],
    [
      'Wij hebben vorige week geschilderd. Wanneer mag er een grote foto op de muur?',
      'wall-decoration',
      /3\s?tot\s?4\s?weken/i,
    ],
    [
      'het galmt in onze refter, is er een beeld dat dat dempt',
      'wall-decoration walls-solar-film',
      /doek|vilt|wol/i,
    ],
    [
      'ruikt het nog als wij ’s anderendaags weer patiënten krijgen',
      'walls-solar-film',
      /nauwelijks|waterbasis/i,
    ],

    // Het huis
    ['voorschot bij bestelling?', 'terms', /30\s?%/],
    ['plaatsen jullie ook aan de kust', 'home illuminated-signs', /België|Brugge/i],
    ['kan ik stalen thuis krijgen', 'about', /envelop|stalen|kaart/i],
    [
      'Hoelang blijft uw prijs geldig? Onze raad van bestuur komt maar om de drie weken samen.',
      'terms',
      /30\s?dagen/i,
    ],
    ['staan er voorbeelden van andere tandartsen of zaken op de site', 'portfolio home'],
    ['paswoord vergeten en ik moet aan onze offerte', 'auth account'],
    ['welk rekeningnummer moeten we gebruiken voor de betaling', 'legal-notice terms', /BE00/],
    ['wij willen niet dat onze gevel op uw site komt', 'terms legal-notice privacy'],
    ['zoeken jullie nog volk voor de drukkerij', 'careers'],

    // Niet gezegd
    ['windschermen met ons logo rond het terras', ''],
    ['een ledkrant in de etalage waar wij zelf tekst opzetten', ''],
    ['beheren jullie ook onze facebook elke week?', ''],
    ['virtuele rondleiding van 360 graden door onze vakantiewoningen', ''],
    ['Kunnen we het gevelbord leasen in plaats van kopen?', ''],
    ['subsidie van vlaanderen voor een nieuwe website, regelt u dat', ''],
    ['klantenkaarten met een chip voor de fitness', ''],
    ['te koop borden gaan plaatsen en weghalen bij onze panden, doet u dat voor een vast bedrag', ''],
    ['bouwhelmen met sticker van de firma erop', ''],
    ['beachvlaggen voor de opening', ''],
    ['herbruikbare drinkbekers voor het bal van de vzw', ''],
    ['Trofeeën voor het tornooi van onze club, maakt u die ook?', ''],
    ['veiligheidsfolie tegen inbrekers op de ruit van mijn juwelierszaak', ''],
    ['toog en tafelbladen van ons café bekleden met houtfolie', ''],
    ['geven jullie een vervangwagen mee', ''],
    ['kan ons beursmateriaal bij jullie in het magazijn blijven liggen', ''],
    ['bedrijfsprofiel op google aanmaken en foto’s erop zetten, is dat bij de site inbegrepen?', ''],
    ['hoeveel mailadressen horen bij de website', ''],
    ['onze kalender van airbnb en booking moet gelijklopen met de site, kan dat', ''],
    ['app voor de leden van de sportschool', ''],
    ['site ook in het duits voor onze gasten uit Keulen', ''],
    ['dakbord met de L voor een lesauto', ''],
    ['flyers in alle bussen van de gemeente steken', ''],
    ['Wij vinden geen goeie naam voor ons bedrijf, bedenkt u er een?', ''],
    ['korting als wij logo, wagens en kledij samen bij u nemen?', ''],
    ['grote schuimrubberen cijfers en ballonnen voor onze tiende verjaardag', ''],
    ['deurmat met naam van de praktijk', ''],
    ['onze torenkraan en werfcontainers beplakken met ons logo', ''],
    ['kenteekenplaathouders met onze naam', ''],
    ['hoeveel rekent u per kilometer verplaatsing naar Oostende', ''],
  ]),
  ...rows('en', [
    // Logo, guidelines, layout, website
    [
      'We’re opening a small brunch place in Ixelles. How much for a logo with a symbol that also works on its own?',
      'logo-design',
      /599/,
    ],
    ['cheapest logo, just the name', 'logo-design graphic-design home', /299/],
    ['i run three brands under one holding, need logos that look related', 'logo-design', /999|sub-brands/i],
    ['how long does the logo take start to finish', 'logo-design graphic-design home', /2\s?to\s?3\s?weeks/i],
    [
      'Do I own the logo once I’ve paid the bill, or can the designer come back to me later?',
      'logo-design terms',
      /assign/i,
    ],
    ['Our gym logo is from 1998. Can it be brought up to date without confusing the members?', 'logo-design'],
    ['does my startup name need registering, and who with?', 'logo-design', /BOIP|Benelux/i],
    ['all I’ve got of our logo is a blurry phone picture', 'graphic-design home', /redraw|redrawn|trac/i],
    ['wipeable menus for a burger place', 'graphic-design', /wipe/i],
    ['slide templates for investor meetings, can you design those', 'graphic-design'],
    ['what should a brand new shop order first so we don’t pay twice', 'graphic-design'],
    [
      'rulebook for our colours and fonts, smallest version, price?',
      'brand-charter graphic-design home',
      /890/,
    ],
    [
      'About twenty estate agents post things every month and each one uses a different font. Which package would stop that?',
      'brand-charter',
      /Notebook|1,490/i,
    ],
    ['how many weeks for the guidlines', 'brand-charter', /2\s?to\s?5/],
    [
      'Could the town hall object to our orange shopfront?',
      'brand-charter lettering-signage',
      /listed|happens|prescribed/i,
    ],
    [
      'online booking for driving lessons with payment, from what price',
      'website-design graphic-design',
      /3,500/,
    ],
    ['single web page with opening hours for a podiatrist', 'website-design graphic-design home', /1,200/],
    ['when could a site be live if we start now', 'website-design', /4\s?to\s?8/],
    ['I hate writing. Who does the words for the website?', 'website-design', /conversation/i],
    ['domain is registered to who?', 'website-design'],
    ['can you promise top spot on google for plumbers in Leuven', 'website-design'],
    [
      'Does a holiday cottage owner with two staff have to follow that european accessibility law for the booking site?',
      'website-design',
      /microenterprise|exempt/i,
    ],
    ['how often is the website backed up', 'website-design', /daily/i],

    // Signs
    [
      'plain board over the shop window, starting price?',
      'signs signs-banners home lettering-signage',
      /500/,
    ],
    [
      'We get the keys on the first. How long from yes to the sign being on the wall?',
      'signs signs-banners home',
      /3\s?to\s?5/,
    ],
    ['small unlit sign in Tervuren on our own building, permit or no permit', 'signs home', /exempt/i],
    ['how long does a brussels sign permit stay valid', 'signs', /9\s?years/i],
    [
      'restaurant next to a listed church, what do we have to wait for before ordering a sign?',
      'signs',
      /heritage/i,
    ],
    [
      'why is one quote for raised letters double the other for a printed panel',
      'signs',
      /cutting|height|one at a time/i,
    ],
    ['Who has to say yes before I hang anything on a rented shopfront?', 'signs-banners lettering-signage'],
    ['can we hang a banner until the real sign is allowed?', 'signs-banners'],
    ['who files the permit, you or me', 'signs-banners terms'],
    [
      'sign that lights up for a late night shop, from how much',
      'illuminated-signs signs-banners home',
      /800/,
    ],
    ['electricity use of a lit box for a year', 'illuminated-signs', /110/],
    [
      'pink handwriting in light behind the bar, how many years will it last',
      'illuminated-signs',
      /5\s?to\s?8/,
    ],
    ['Can our own electrician hook up the sign or must it be yours?', 'illuminated-signs', /electrician/i],
    ['flat above our takeaway has a baby, can the sign be dimed', 'illuminated-signs', /dimmer/i],

    // Banners, roll-ups, shop
    ['scaffold cover with our builders name, which fabric', 'banners signs-banners', /mesh/i],
    ['banner for the charity fun run, how far ahead should I order', 'banners', /1\s?to\s?2/],
    ['same banner every summer, only the date changes', 'banners', /strip|velcro|film/i],
    ['will your people hang the banner or do we', 'banners'],
    ['pull up banner widths please', 'roll-up', /85|100|150/],
    [
      'We need a pull-up for a job fair the week after next. Feasible?',
      'roll-up signs-banners home',
      /5\s?to\s?7/,
    ],
    ['what makes up the price of a roller banner', 'roll-up', /cassette/i],
    ['new phone number, can I keep the roll-up stand and just swap the picture', 'roll-up', /clip|film/i],
    [
      'Would somebody visit our pharmacy and tell us which posters to bin, and what does that cost?',
      'point-of-sale',
      /free|no charge/i,
    ],
    ['floor stickers near the checkout, how long before they look tatty', 'point-of-sale', /1\s?to\s?6/],
    ['can i get just one counter display', 'point-of-sale'],
    ['twelve franchise shops, do we get one box per shop?', 'point-of-sale', /parcel/i],

    // Letters and directions
    ['opening hours on the glass door, could I stick them on myself', 'lettering'],
    ['how’s the price for window letters worked out?', 'lettering lettering-signage', /colours|area/i],
    ['when can you come and stick it after I approve', 'lettering lettering-signage home', /5\s?to\s?10/],
    [
      'People stare at patients from the pavement. What can go on the glass that still lets daylight in?',
      'solar-film walls-solar-film lettering',
      /frosted|etch/i,
    ],
    ['is there something a cleaning firm must legally show on its vans', 'lettering', /enterprise number/i],
    ['magnetic sign for my own car, any downside', 'lettering', /steel|aluminium|week/i],
    ['do we shut the shop while you’re at it', 'lettering-signage'],
    ['our lease ends in two years so what can we take with us', 'lettering-signage', /panels|plates/i],
    ['brass-style plate by the surgery door, from what price', 'signage lettering-signage home', /150/],
    [
      'Guests at our lodges keep knocking on the wrong door. How do you work out where signs should go?',
      'signage',
      /walk|hesitate/i,
    ],
    ['trainers come and go, can we swap names on doors ourselves', 'signage', /slats|inserts/i],

    // Vehicles
    [
      'whole car in our colours for the driving school, how much',
      'car-wrapping wrapping-ppf wrap-simulator home',
      /1,500/,
    ],
    [
      'only the back third of our van in brand colours, price',
      'car-wrapping wrapping-ppf wrap-simulator home',
      /300/,
    ],
    [
      'How many days would we be without the van for a complete wrap?',
      'car-wrapping wrapping-ppf',
      /3\s?to\s?5/,
    ],
    [
      'leased cars: what does the lease company need to give us before we change colour',
      'car-wrapping',
      /written|writing|consent/i,
    ],
    ['try colours on a picture of my actual van', 'wrap-photo wrap-simulator'],
    ['stone chip protection on the bonnet and bumper of the boss’s new car', 'paint-protection', /1,200/],
    ['is lettering enough or do i need a wrap', 'wrapping-ppf lettering-signage'],

    // Clothing
    [
      'thirty aprons stitched with our name, how many weeks',
      'embroidery textile-printing-embroidery home',
      /2\s?to\s?3/,
    ],
    ['we already bought the jackets, will you put the logo on', 'textile-printing-embroidery'],
    ['raincoats for site managers, stitch or not?', 'textile-printing-embroidery'],
    ['tunics with first name for hygienists, size of letters', 'textile-printing-embroidery', /7\s?to\s?8/],
    ['photo print on a dozen black cotton hoodies, best method', 'textile-printing', /DTF|DTG/],
    ['design the club shirts ourselves and see what twenty would cost', 'shirt-designer'],
    ['staff leaving, can you unpick a name from a polo', 'embroidery'],

    // Walls and glass
    ['office is an oven by 3pm, film on the windows price per m2', 'solar-film walls-solar-film home', /25/],
    ['how long is heat film good for', 'solar-film home', /10\s?to\s?15/],
    [
      'We share the building with other owners. May I put mirror film on my floor only?',
      'solar-film walls-solar-film',
      /meeting|co-own/i,
    ],
    [
      'forest picture across our yoga room wall, what does the price depend on',
      'wall-decoration walls-solar-film',
    ],
    [
      'frosted strip on the meeting room glass, from what height to what height?',
      'walls-solar-film',
      /90|1\.70/,
    ],

    // The agency
    ['how much do you want up front from a small limited company', 'terms', /30\s?%/],
    ['We are a non-profit. When is your invoice due?', 'terms', /30\s?days/i],
    ['do you fit in Ghent or only around the airport', 'home illuminated-signs', /Belgium|Ghent/i],
    ['can we pop in to see materials', 'about', /appointment/i],
    ['company number and vat for our supplier file pls', 'legal-notice', /0999/],
    ['where do i find the quote request i sent in May', 'account'],
    ['pictures of shopfronts you have done', 'portfolio home'],
    ['if we never order, how long do you hang on to our details?', 'privacy', /2\s?years/i],
    ['looking for fitters at the moment?', 'careers'],

    // Not said
    ['digital menu boards above the counter', ''],
    ['awning with our restaurant’s name printed on it', ''],
    ['can you run our instagram for us every week', ''],
    ['360 virtual tour of the cottages for the site', ''],
    ['Could we rent the shop sign rather than buy it outright?', ''],
    ['pay for the website in monthly instalments?', ''],
    ['regional grant for doing up a shopfront, will you apply for us', ''],
    ['plastic membership cards with a barcode for the gym', ''],
    ['do you go out and put up and collect for sale boards for estate agents', ''],
    ['hard hats with our logo on', ''],
    ['feather flags for the open day', ''],
    ['printed reusable cups for the club bar', ''],
    ['Trophies for our chess association, with engraving?', ''],
    ['anti burglary film on a jeweller’s window', ''],
    ['courtesy van while ours is in your workshop?', ''],
    ['could you store our exhibition stuff between fairs', ''],
    ['set up our google business profile and answer the reviews', ''],
    ['how many mailboxes come with the domain', ''],
    ['sync our site calendar with airbnb and booking.com', ''],
    ['phone app for gym members', ''],
    ['Would the website also be written in German for our guests?', ''],
    ['roof sign for a driving school car', ''],
    ['deliver our leaflets door to door in Kraainem', ''],
    ['stuck for a company name, do you come up with names', ''],
    ['discount if I order logo, van and signs together', ''],
    ['full exhibition stand with counter and lights, 3 by 4 metres', ''],
    ['doormat with the practise logo', ''],
    ['can your crew repaint the whole front before the letters go up', ''],
    ['stick film on our treadmills and weight machines', ''],
    ['what do you charge per kilometre for travel to Bruges', ''],
  ]),
];
