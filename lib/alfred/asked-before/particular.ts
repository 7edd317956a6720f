import { type AskedBefore, rows } from './question';

/** People who care about one exact detail, in passages nobody asked for before. */
export const particular: readonly AskedBefore[] = [
  ...rows('fr', [
    // about
    ['votre camion, vous le remplissez le matin même ou avant ?', 'about', /la veille/i],
    [
      'J’ai trois fois une couleur presque pareille sur mes affaires de boulot. Vous jetez lesquelles ?',
      'about graphic-design',
      /celui qui reste|règle écrite/i,
    ],
    [
      'j’ai perdu le papier que vous m’aviez laissé avec les consignes, ça existe sur le net ?',
      'about',
      /même fiche en ligne/i,
    ],
    // banners
    ['mes photos pour la grande toile, quelle finesse minimum ?', 'banners', /72\s?à\s?100/i],
    ['les ronds en métal sur le pourtour de la toile, il y en a un tous les combien', 'banners', /50\s?cm/i],
    [
      'votre modèle le plus léger pour la braderie, on est deux, ça prend longtemps à accrocher ?',
      'banners',
      /quart d.heure/i,
    ],
    ['une grande toile au 4e étage, c’est moi qui grimpe ?', 'banners', /nacelle/i],
    [
      'vous faites des calicots ? >> je le range comment jusqu’à l’été prochain, en quatre ?',
      'banners',
      /cassures|roulez/i,
    ],
    // brand-charter
    [
      'On adore l’orange des gilets de chantier. L’imprimeur dit qu’il lui faut un pot spécial, c’est vrai ?',
      'brand-charter',
      /orange fluo|hors de portée/i,
    ],
    [
      'dans quelle formule ma secrétaire reçoit des documents word tout prêts à remplir',
      'brand-charter',
      /Classeur|2\s?290/i,
    ],
    [
      'on a payé pour une écriture sur notre site, ça couvre aussi nos pc ?',
      'brand-charter',
      /trois licences/i,
    ],
    [
      'le petit livre avec nos teintes, plus persone sait ou il est, comment éviter ça',
      'brand-charter',
      /dossier unique/i,
    ],
    [
      'vous rédigez des règles pour notre marque ? >> et par quoi vous commencez le tout premier jour',
      'brand-charter',
      /sur une table/i,
    ],
    // car-wrapping
    [
      'l’hiver on met du sel partout, je fais quoi pour ma voiture recouverte ?',
      'car-wrapping',
      /chaque semaine/i,
    ],
    [
      'une trace de doigt sur un revêtement sans brillance, un produit peut la faire partir ?',
      'car-wrapping',
      /aucun polish/i,
    ],
    ['pourquoi l’imitation fibre noire tressée revient plus cher que l’uni', 'car-wrapping', /grain doit/i],
    [
      'j’ai une remorque toute plate à recouvrir, pas besoin du top du top. ça tient combien ?',
      'car-wrapping',
      /3\s?à\s?5\s?ans/i,
    ],
    [
      'vous recouvrez des autos ? >> la mienne a dix ans et je ferai que le bas. Si un jour j’enlève tout, ça se verra ?',
      'car-wrapping',
      /différence de ton/i,
    ],
    [
      'Quand vous étirez la couleur sur l’auto, comment vous savez que c’était assez chaud ?',
      'car-wrapping',
      /thermomètre infrarouge/i,
    ],
    // careers
    [
      'je vis au centre ville sans bagnole, j’en ai pour combien en rail jusque chez vous ?',
      'careers',
      /quart d.heure/i,
    ],
    ['Faut-il déjà être bilingue pour démarrer chez vous ?', 'careers', /Une seule suffit/i],
    [
      'si je dois grimper, qui vérifie ma santé avant et c’est à ma charge ?',
      'careers',
      /médecin du travail/i,
    ],
    [
      'j’ai un dos en compote, une chaise spéciale c’est possible ou vous me recalez',
      'careers',
      /aménagement/i,
    ],
    [
      'vous cherchez du monde ? >> pour le boulot devant l’ordi et les encres, faut quel papier d’école ?',
      'careers',
      /arts graphiques/i,
    ],
    // embroidery
    [
      'un produit blanchissant sur mes nappes à initiales brillantes, ça abime ?',
      'embroidery',
      /eau de Javel/i,
    ],
    ['cousu sur le bras, je peux aller jusqu’à quelle largeur', 'embroidery', /7\s?cm/i],
    [
      'mon couvre-chef est fait de six morceaux, ça pose souci pour un petit mot ?',
      'embroidery',
      /cinq panneaux|milieu du front/i,
    ],
    ['on est pompiers, faut du fil qui crame pas non ?', 'embroidery', /ignifugé/i],
    [
      'pourquoi un petit blason tout rempli coute plus qu’un gros rond vide ?',
      'embroidery',
      /contour coûte moins|surface pleine/i,
    ],
    [
      'vous cousez des noms sur les habits ? >> ma machine à la maison peut manger votre truc pour piscine, le chlore ?',
      'embroidery',
      /chlore/i,
    ],
    // graphic-design
    [
      'sur mon pc le rose est super pétant, sur la feuille c’est bof. normal ?',
      'graphic-design',
      /L.écran flatte/i,
    ],
    ['mes bristols feront combien sur combien ?', 'graphic-design', /85\s?×\s?55/],
    ['Je voudrais une liste de mes plats qu’on peut passer à l’éponge.', 'graphic-design', /essuyables/i],
    [
      'on est dix à donner notre avis sur votre dessin. on vous écrit chacun ?',
      'graphic-design',
      /un seul envoi/i,
    ],
    // home
    [
      'on ouvre le 12 du mois prochain et pas un jour plus tard, je vous le dis quand ?',
      'home',
      /premier message/i,
    ],
    [
      'une fois que c’est fabriqué, qui regarde si c’est bien avant que ça parte ?',
      'home',
      /contrôlée à la lumière/i,
    ],
    // illuminated-signs
    ['la boîte qui brille, elle dépasse de combien en profondeur', 'illuminated-signs', /8\s?à\s?15\s?cm/i],
    [
      'les lettres avec une lueur derrière, à quelle distance des briques ?',
      'illuminated-signs',
      /3\s?à\s?5\s?cm/i,
    ],
    [
      'mes lettres qui brillent, je peux voir a quoi ça ressemble le soir avant de dire oui ?',
      'illuminated-signs',
      /crépuscule/i,
    ],
    [
      'mon vert change quand la lampe marche, je peux vérifier avant de m’engager ?',
      'illuminated-signs',
      /devant une LED/i,
    ],
    [
      'vous en posez qui s’allument ? >> et mon beau-frère bricoleur peut le brancher au compteur ?',
      'illuminated-signs',
      /électricien qualifié/i,
    ],
    // legal-notice
    ['Vous êtes une asbl, une sa, quoi au juste ?', 'legal-notice', /responsabilité limitée/i],
    [
      'j’ai suivi ce que vous dites sur les autorisations et c’était faux. votre faute ?',
      'legal-notice',
      /ne remplace ni/i,
    ],
    // lettering-signage
    [
      'en face d’une abbaye protégée, je choisis l’écriture que je veux pour ma vitre ?',
      'lettering-signage',
      /même la police/i,
    ],
    [
      'le rouge de ma marque sur ma devanture, vous tombez pile dessus ou à peu près ?',
      'lettering-signage',
      /RAL/,
    ],
    [
      'c’est pour les soldes seulement, un truc pas cher qu’on jette après',
      'lettering-signage point-of-sale',
      /monomère|repositionnable/i,
    ],
    [
      'chez nous on change sans arrêt de bureau, il faut quoi dans le couloir',
      'lettering-signage signage',
      /cinq minutes|lamelles/i,
    ],
    // lettering
    [
      'l’image trouée sur la vitre du resto : le soir, quand c’est éclairé dedans, ça donne quoi ?',
      'lettering',
      /effet s.inverse/i,
    ],
    [
      'les lettres, vous les mettez côté clients ou côté rue, quel avantage',
      'lettering',
      /en miroir|ongles/i,
    ],
    ['mur du garage en briques, ça accroche vos autocollants?', 'lettering', /brique saine|dix centimètres/i],
    [
      'mon tel, je le mets à quel endroit de la camionnette pour qu’on ait le temps de le noter',
      'lettering',
      /aux feux/i,
    ],
    [
      'vous écrivez sur les vitrines ? >> il y a celles de l’ancien locataire, on verra encore où elles étaient ?',
      'lettering',
      /Sur verre, oui|fantôme/i,
    ],
    // logo-design
    ['enregistrer une marque c’est bon pour combien de temps ?', 'logo-design', /dix ans/i],
    [
      'un concurrent trouve que je lui ressemble trop, il a combien de temps pour réagir',
      'logo-design',
      /deux mois/i,
    ],
    ['Juste mon nom joliment écrit, sans symbole, ça revient à combien ?', 'logo-design', /299/],
    ['vos premiers essais pour mon emblème, ils sont déjà en couleur ?', 'logo-design', /en noir d.abord/i],
    [
      'la mini image en haut de la page internet, on m’y reconaitra encore ?',
      'logo-design',
      /version à part|16\s?px/i,
    ],
    [
      'vous me ferez un emblème ? >> avec les écritures, je reçois aussi le programme pour taper avec ?',
      'logo-design',
      /lettres tracées|fonderie/i,
    ],
    // paint-protection
    [
      'un cutter sur ma carrosserie jamais !! vous coupez ça où ?',
      'paint-protection car-wrapping',
      /sur la table|sans lame/i,
    ],
    [
      'et le produit liquide qu’on étale, c’est à refaire après combien de temps ?',
      'paint-protection',
      /2\s?à\s?5\s?ans/i,
    ],
    [
      'vous avez mis du plastique invisible sur ma golf >> y a des petits ronds blancs le lendemain, grave ?',
      'paint-protection',
      /laiteuses/i,
    ],
    [
      'Ma Porsche de 1968 contre les cailloux, vous osez y toucher ?',
      'paint-protection',
      /Ancêtre|Voitures anciennes/i,
    ],
    [
      'du sans plomb a coulé sur le plastique invisible près du bouchon, j’attends le week-end pour l’ôter ?',
      'paint-protection',
      /jour même/i,
    ],
    // point-of-sale
    [
      'vous restez combien de temps entre mes étagères pour tout inspecter',
      'point-of-sale',
      /une heure environ/i,
    ],
    ['l’autocollant sur lequel les gens marchent, il dure combien', 'point-of-sale', /1\s?à\s?6\s?mois/i],
    [
      'boucher ici, mon comptoir froid est toujours plein de buée, on lira encore ?',
      'point-of-sale',
      /embuée/i,
    ],
    ['j’ai 14 boutiques, tout arrive en vrac au siège ?', 'point-of-sale', /Un colis par/i],
    [
      'votre espèce de chevalet en carton, je sais d’avance quel poids il porte ?',
      'point-of-sale',
      /Charge utile/i,
    ],
    // privacy
    [
      'le secret que je tape pour entrer dans mon espace, quelqu’un chez vous peut le voir ?',
      'privacy',
      /ne pouvons pas lire/i,
    ],
    ['j’ai laissé mon mail pour vos nouvelles mais jamais cliqué le lien recu', 'privacy', /7\s?jours/i],
    [
      'si je demande tout ce que vous savez sur moi, vous avez combien de temps ?',
      'privacy',
      /dans le mois/i,
    ],
    [
      'j’ai gribouillé un maillot chez vous et gardé l’adresse web, un jour ça disparait ?',
      'privacy',
      /13\s?mois/i,
    ],
    ['alfred passe ma question à une autre boîte ? >> elle voit mon numéro alors ?', 'privacy', /masqués/i],
    // roll-up
    ['mon kakémono dort dans une cave où il gèle parfois, ok ?', 'roll-up', /5 et 30/i],
    [
      'il m’en faut deux identiques de vos panneaux déroulants, le second coûte pareil ?',
      'roll-up',
      /ne paie plus/i,
    ],
    [
      'on attend des journalistes, il nous faut un mur derrière nous avec nos sponsors. quelle taille de déroulant',
      'roll-up',
      /150\s?×\s?200/,
    ],
    ['le moins cher des déroulants, il pèse combien ?', 'roll-up', /2\s?à\s?3\s?kg/i],
    // shirt-designer
    [
      'photo de mon gsm, 4000 points de large, sur un pull ça va jusqu’à quelle taille',
      'shirt-designer',
      /34\s?cm/i,
    ],
    [
      'l’image sur le ventre, je commence à combien du col sinon c’est moche',
      'shirt-designer',
      /7\s?à\s?8\s?cm/i,
    ],
    [
      'Un robot m’a fait un Mickey, vous le mettez sur un pull ?',
      'shirt-designer',
      /ne la presserons|personnage connu/i,
    ],
    [
      'une couleur soleil sur du tissu clair, on y verra quelque chose ?',
      'shirt-designer',
      /un jaune pâlit/i,
    ],
    // signage
    ['maison de retraite : pour leurs yeux je grossis de combien ?', 'signage', /doublez/i],
    [
      'on travaille à Zaventem, mes affichettes pour l’équipe je peux les faire qu’en francais ?',
      'signage',
      /avis au personnel/i,
    ],
    ['une écriture penchée sur les portes ce serait joli non ?', 'signage', /jamais d.italique/i],
    [
      'des plaques pour notre cabinet, vous faites ? >> la dernière a laissé des coulées brunes sur la façade',
      'signage',
      /inox|rouillent/i,
    ],
    // signs-banners
    ['je ferme à 18h, ça vaut la peine d’éclairer ?', 'signs-banners', /dix-huit heures/i],
    [
      'la demande à l’hôtel de ville, c’est vous ou moi qui la dépose',
      'signs-banners',
      /introduisez la demande/i,
    ],
    ['mes jours d’ouverture je les écris en grand au-dessus ?', 'signs-banners', /sur la porte/i],
    // signs
    ['vieille maison en pierre de taille, vous faites un trou dedans ?', 'signs', /dans le joint/i],
    ['le machin qui sort perpendiculaire, il tient par combien de fixations', 'signs', /quatre points/i],
    [
      'Et si ça tombe sur un passant alors que je l’ai accroché tout seul ?',
      'signs',
      /engage votre responsabilité/i,
    ],
    [
      'magasin à Wavre : je dois demander quelque chose avant d’accrocher mon panneau?',
      'signs home',
      /CoDT|Wallonie/i,
    ],
    // solar-film
    [
      'on étouffe mais la pièce est deja sombre, lequel me faut-il et à combien',
      'solar-film walls-solar-film',
      /45\s?€/i,
    ],
    [
      'y a de la buée coincée entre mes deux carreaux, vous collez quand même ?',
      'solar-film',
      /joint a lâché/i,
    ],
    [
      'le machin contre le soleil se décolle dans cinq ans, c’est vous qui couvrez ?',
      'solar-film terms',
      /son fabricant|inscrite au devis/i,
    ],
    [
      'on me parle d’un truc contre le soleil >> ma fenêtre donne au nord, utile ?',
      'solar-film',
      /ne l.est presque jamais/i,
    ],
    // terms
    ['ma boîte a vu une griffe dix jours après que vous soyez venus, trop tard ?', 'terms', /8\s?jours/i],
    ['vos brouillons que j’ai pas pris, je peux les avoir ?', 'terms', /Esquisses/i],
    ['vous êtes venus et j’avais oublié, porte fermée. ça me coûte quoi ?', 'terms', /coût réel/i],
    [
      'Je suis un particulier. Après avoir vu que ça cloche, j’ai combien de temps pour le dire ?',
      'terms',
      /deux mois/i,
    ],
    // textile-printing-embroidery
    [
      'à partir de combien de polos le fil vaut le coup ?',
      'textile-printing-embroidery',
      /dizaine de polos/i,
    ],
    [
      'nos infirmières veulent leur prénom, assez gros pour qu’un patient le lise quand il les salue',
      'textile-printing-embroidery',
      /7\s?à\s?8\s?mm/i,
    ],
    [
      'j’apporte mes vestes à moi, je dois en donner une de trop ?',
      'textile-printing-embroidery',
      /pièce de réserve/i,
    ],
    // textile-printing
    [
      'je peux lancer une machine le soir même avec mon nouveau t-shirt',
      'textile-printing',
      /Laissez un jour/i,
    ],
    ['quel dessin je remarquerai le moins contre ma peau ?', 'textile-printing', /DTG sur coton clair/i],
    [
      'une espèce de brume transparente autour de mon image, avec quelle technique ça rate ?',
      'textile-printing',
      /ni fumées/i,
    ],
    // wall-decoration
    ['combien de jours pour habiller 20 m² de cloison d’une image', 'wall-decoration', /15\s?à\s?20\s?m/i],
    ['mur refait à neuf, il doit être sec à combien avant vous', 'wall-decoration', /autour de 1/i],
    [
      'vous mettez une photo géante au mur ? >> je garde un bout en plus au cas où le petit l’abime ?',
      'wall-decoration',
      /mètre de lé/i,
    ],
    // walls-solar-film
    [
      'Dentiste. Les patients s’ennuient, je leur mets quoi devant les yeux ?',
      'walls-solar-film',
      /sans texte/i,
    ],
    [
      'en une journée vous faites combien de fenetres contre le soleil?',
      'walls-solar-film',
      /quinzaine de vitres/i,
    ],
    ['velux au grenier, plein soleil, risqué ?', 'walls-solar-film', /d.aplomb/i],
    // website-design
    ['mes acheteurs paient avec quoi sur la boutique que vous montez', 'website-design', /Bancontact/i],
    ['vous traduisez avec google ?', 'website-design', /traduction automatique/i],
    ['vous le lancez quel jour de la semaine, mon site', 'website-design', /mardi/i],
    // wrap-simulator
    [
      'je dois cacher mon immatriculation sur la photo de ma voiture ?',
      'wrap-simulator',
      /masquer la plaque/i,
    ],
    ['des mots orange sur une camionnette rouge, ça claque non ?', 'wrap-simulator', /dix pas/i],
    // wrapping-ppf
    ['une bande foncée tout en haut du pare brise vous faites ?', 'wrapping-ppf', /bande pare-soleil/i],
    ['je dois venir combien de fois avant de vous laisser l’auto', 'wrapping-ppf', /Un seul rendez-vous/i],
    ['j’ai pris un caillou sur l’E40, la couche colorée l’aurait arrêté ?', 'wrapping-ppf', /le percer/i],
  ]),
  ...rows('nl', [
    // about
    ['Waarom gaat uw poort niet open terwijl ge aan nen auto bezig zijt?', 'about', /tegen het stof/i],
    [
      'is er één lampke kapot in dat uithangding, moet dan alles weg?',
      'about illuminated-signs',
      /te vervangen/i,
    ],
    ['hoe krijg ik wat echte stukskes plastiek thuis om eraan te voelen', 'about', /de post doet de rest/i],
    // banners
    ['hoeveel plaats laat ik tussen mijn zeil en de ijzeren buizen errond', 'banners', /3\s?tot\s?5\s?cm/i],
    ['ons adres staat helemaal tegen de kant van het zeil, is dat een probleem ?', 'banners', /8\s?cm/i],
    ['mag da zomaar langs de steenweg hangen, zo’n zeil voor ons eetfestijn', 'banners', /wegbeheerder/i],
    ['hoe klein mag een woord staan op zo’n zeil vol gaatjes', 'banners', /minstens 5\s?cm/i],
    [
      'wij hebben een groot zeil van u >> het is smerig na de kermis, waarmee krijg ik het proper',
      'banners',
      /zeepsop/i,
    ],
    // brand-charter
    ['hoe dik is dat middelste boekje met onze kleuren?', 'brand-charter', /twintigtal/i],
    [
      'Op onze polo ziet het blauw er links anders uit dan rechts. Hoe kan dat?',
      'brand-charter',
      /richting van de steek/i,
    ],
    [
      'ze dreigen op het stadhuis ons fel oranje op de voorgevel af te keuren, wat dan',
      'brand-charter',
      /sobere versie/i,
    ],
    [
      'we krijgen net onze eerste webstek >> moet dat boekje met de regels dan volledig opnieuw?',
      'brand-charter',
      /pagina bij/i,
    ],
    // car-wrapping
    ['hoeveel vierkante meter plastiek is dat voor een gewone camionette', 'car-wrapping', /25\s?tot\s?30/i],
    [
      'ik doe nu enkel mijn koffer in ’t zwart, kan ik er volgend jaar nog iets bij plakken?',
      'car-wrapping',
      /Later uit te breiden/i,
    ],
    [
      'zo’n tint die anders wordt als ge rond de auto stapt, waar moet ik dan op letten',
      'car-wrapping',
      /looprichting/i,
    ],
    [
      'er hangt kleverig spul van de dennenboom op mijn beplakte wagen, wat nu',
      'car-wrapping',
      /huishoudalcohol/i,
    ],
    [
      'Die vijf jaar zekerheid, krijg ik die ook op spiegelend spul?',
      'car-wrapping terms',
      /eigen termijn|in de offerte staat/i,
    ],
    [
      'mijn auto krijgt bij jullie een ander kleur >> hij is eigenlijk niet van mij maar van een maatschappij, mag dat zomaar?',
      'car-wrapping',
      /schriftelijk akkoord/i,
    ],
    // careers
    [
      'mag ik een kiekje sturen van iets dat ik zelf gebouwd heb ipv een lange brief',
      'careers',
      /vertelt meer/i,
    ],
    ['hoelang hangen we aan de lijn als ik bij jullie wil komen werken?', 'careers', /twintig minuten/i],
    ['moet ik zelf botinnen met stalen tippen kopen om bij u te beginnen', 'careers', /veiligheidsschoenen/i],
    ['Ben ik mijn job moe, kan ik binnen de zaak iets anders gaan doen?', 'careers', /andere werkgever/i],
    ['ik zou bij u starten >> sta ik daar dan moederziel alleen ’s morgens?', 'careers', /op sleeptouw/i],
    // embroidery
    ['hoe breed kan ik genaaid gaan achteraan op een jas', 'embroidery', /rug 25/i],
    [
      'mijn rondje is bij den anderen een ei geworden toen ze het naaiden. hebt ge daar iets op?',
      'embroidery',
      /cirkels ovaal/i,
    ],
    [
      'ik wil dat de letters uitsteken op mijn klak, hoe dik moet een streepke dan zijn',
      'embroidery',
      /minstens 5\s?mm/i,
    ],
    [
      'twintig man met elk zijn eigen naam op de borst, scheelt dat veel in geld?',
      'embroidery',
      /programmaatje/i,
    ],
    ['hoe zwaar moet een polo zijn dat hij niet krinkelt onder de naald', 'embroidery', /200\s?tot\s?220/i],
    [
      'ge naait emblemen op kledij? >> krijg ik er een te zien voor ge met de rest begint',
      'embroidery',
      /meetlat/i,
    ],
    // graphic-design
    ['op mijn flyer, hoe ver van de kant blijven mijn zinnen best', 'graphic-design', /4\s?mm/i],
    [
      'ik heb een schuif vol oude kaartjes en drukwerk van vroeger, wat moet ik u daarvan geven?',
      'graphic-design',
      /Stuur alles door/i,
    ],
    [
      'Bakkerij die in september opengaat: embleem en bord samen vragen of na elkaar?',
      'graphic-design',
      /samen met het gevelbord/i,
    ],
    ['brieven met onze kop erop, loopt da nie vast in ons printer', 'graphic-design', /laserprinter/i],
    // home
    ['hoeveel tijd moet ik vrijmaken voor ons eerste klapke', 'home', /15\s?minuten/i],
    ['als mijn muur krom blijkt, wie bedenkt daar iets op en wanneer?', 'home', /aan de werkbank/i],
    // illuminated-signs
    [
      'hoe dik is zo’n slangetje dat licht geeft als een handschrift',
      'illuminated-signs',
      /6\s?tot\s?12\s?mm/i,
    ],
    [
      'moet er daar iemand officieel naar komen kijken voor mijn bord mag branden?',
      'illuminated-signs',
      /erkend organisme/i,
    ],
    [
      'waar steekt ge best de knop om mijn lichtgevend bord aan en uit te doen',
      'illuminated-signs',
      /waar het personeel/i,
    ],
    ['mag mijn bord feller zijn dan de lantaarns op straat', 'illuminated-signs', /VLAREM/i],
    [
      'ik wil iets dat straalt boven mijn zaak >> rijdt ge daarvoor tot in Bergen?',
      'illuminated-signs home',
      /heel België|Bergen/i,
    ],
    [
      'ons huis staat naast de kerk in de binnenstad, met welke lichtende letters krijg ik het minst last van de stad',
      'illuminated-signs',
      /oude kern/i,
    ],
    // legal-notice
    ['op welk nummer moet ik storten', 'legal-notice terms', /BE00\s?9990/i],
    [
      'mijn oud-collega zegt dat jullie foto’s van mijn gevel tonen, mag da weg?',
      'legal-notice terms privacy',
      /mailtje volstaat|halen de foto weg|verwijderen/i,
    ],
    // lettering-signage
    [
      'ik ben maar huurder van mijn winkel, wat laat ik best op voorhand zwart op wit zetten',
      'lettering-signage signs-banners',
      /schriftelijk goedkeuren|op papier/i,
    ],
    ['moet ik mijn deur toedoen als ge komt plakken?', 'lettering-signage', /twee tot vier uur/i],
    [
      'een plaat met ingekerfde naam voor mijn kabinet, heb ik daar veel werk aan?',
      'lettering-signage signage',
      /bevestiging kijkt|met zeep/i,
    ],
    [
      'bij ons wisselt iedereen om de haverklap van plaats, hoe rap staat er dan een andere naam',
      'lettering-signage signage',
      /vijf minuten|lamellen/i,
    ],
    // lettering
    ['is dikker plakplastiek ook beter plakplastiek?', 'lettering', /zegt niets over kwaliteit/i],
    ['de foto moet op een donker venster, ziet ge daar nog iets van', 'lettering', /Dekkend wit/i],
    [
      'Poetsfirma met zeven camionettes, moet daar iets van de wet op staan?',
      'lettering',
      /ondernemingsnummer/i,
    ],
    [
      'één woord op mijn ruit en dan nog mijn uren erbij, is da dan dubbel zo duur',
      'lettering',
      /nauwelijks in de prijs/i,
    ],
    [
      'onze voorgevel geeft wit af als ge erover wrijft, kunt ge daar letters op plakken ?',
      'lettering',
      /stoot ze af/i,
    ],
    [
      'ik wil iets op mijn ruit >> en als ik over tien jaar stop, krijg ik het er proper af?',
      'lettering',
      /Van glas wel/i,
    ],
    // logo-design
    [
      'hoeveel keer mag ik iets laten veranderen als ik 599 betaal voor mijn embleem',
      'logo-design',
      /drie correctierondes/i,
    ],
    ['hoe groot is dat prentje van ons embleem met niks erachter', 'logo-design', /512/],
    [
      'wie kan me zeggen of de mensen mij gaan verwisselen met een concurrent zijn merk',
      'logo-design',
      /merkengemachtigde/i,
    ],
    [
      'Mijn zaak heet gewoon De Schrijnwerker. Krijg ik dat woord voor mij alleen?',
      'logo-design',
      /in principe geweigerd/i,
    ],
    ['ons spreukske onder het embleem op een trui genaaid, gaat dat', 'logo-design', /haalt het zelden/i],
    // paint-protection
    ['mag ik op dat doffe doorzichtige plastiek met een boenmachien', 'paint-protection', /Nooit polijsten/i],
    [
      'mijn moto heeft een raar kuipke, hebt ge daar een patroon voor of hoe doet ge dat',
      'paint-protection',
      /Mal afgenomen/i,
    ],
    [
      'mijn zwarte auto laat alles zien, ik wil hem van kop tot staart doorzichtig inpaken. hoeveel?',
      'paint-protection wrapping-ppf',
      /2\.800/i,
    ],
    [
      'ge hebt mijn auto ingepakt met iets doorzichtigs >> mag ik er direct mee naar huis of moet dat eerst liggen?',
      'paint-protection',
      /rijdt weg zodra/i,
    ],
    [
      'iemand knalt op mijn bumper, hoe ziet de verzekering dat daar dat dure plastiek op zat',
      'paint-protection',
      /factuur van de folie/i,
    ],
    [
      'bestaat dat spul tegen steentjes ook in zwart en hoelang blijft dat schoon',
      'paint-protection',
      /5\s?tot\s?8\s?jaar/i,
    ],
    // point-of-sale
    ['hoe dik is het karton van zo’n toogstaander', 'point-of-sale', /1,5\s?tot\s?3\s?mm/i],
    ['Moet ik vooraf papieren invullen of stapt ge gewoon mijn winkel rond?', 'point-of-sale', /wandeling/i],
    ['kan zo’n klever op onze ruwe betonnen vloer', 'point-of-sale', /poreus beton/i],
    [
      'iets aan het plafond hangen boven de rekken zonder da ge gaatjes maakt',
      'point-of-sale',
      /Magneethaken/i,
    ],
    [
      'ge zijt in mijn winkel komen kijken >> mag ik met uw opmerkingen naar een goedkopere lopen?',
      'point-of-sale',
      /elders drukt/i,
    ],
    // privacy
    [
      'moet ik mijn identiteitskaart tonen als ik wil weten wat ge van me hebt',
      'privacy',
      /nooit meer dan nodig/i,
    ],
    ['hoelang weet uw site nog dat ik de nederlandse versie koos?', 'privacy', /één jaar/i],
    ['Ik vroeg ooit een prijs en heb nooit iets gekocht. Wanneer ben ik eruit?', 'privacy', /2\s?jaar na/i],
    [
      'de kiekjes die uw mannen bij mij trekken, zit daar in verstopt waar ik woon',
      'privacy',
      /zonder de positie/i,
    ],
    [
      'ik heb een beschilderde auto bewaard bij jullie >> kan mijn broer die op zijn pc wegsmijten?',
      'privacy',
      /alleen deze browser/i,
    ],
    // roll-up
    ['mijn ontwerp voor zo’n oprolpaneel, hoeveel steekt er bovenaan weg', 'roll-up', /2\s?cm erboven/i],
    ['krullen de zijkanten van dat oprolding niet na een tijdje?', 'roll-up', /dakpan/i],
    [
      'waar zet ik ons embleem op het oprolpaneel zodat de mensen op de stoelen het nie verstoppen',
      'roll-up',
      /bovenste derde/i,
    ],
    ['Is het slim om er 2026 op te zetten, op dat oprolbaar paneel?', 'roll-up', /geen datum/i],
    ['hoe dikwijls probeert ge of het goed op en af gaat, dat oprolpaneel', 'roll-up', /tien keer/i],
    // shirt-designer
    [
      'letters van vijf cm achteraan op een trui, wie kan da nog lezen',
      'shirt-designer',
      /overkant van een zaal/i,
    ],
    [
      'Mijn moeder kan geen potlood vasthouden en wil toch een T-shirt. Wat stuurt ze dan?',
      'shirt-designer',
      /genoeg houvast/i,
    ],
    [
      'toont uw tekenprogramma voor truien ook wat het scheelt als ik er een tiental extra neem',
      'shirt-designer',
      /tien stuks meer/i,
    ],
    [
      'een vlaggetje op de arm van een truike, hoe ver van onder blijf ik',
      'shirt-designer',
      /2\s?cm afstand/i,
    ],
    // signage
    ['hoe groot moeten de letters voor wie hier aan vijftig voorbijvlamt', 'signage', /20\s?cm/i],
    [
      'wij willen een hoge paal met onze naam op de oprit, wat moeten we weten voor iemand begint te spitten',
      'signage',
      /ondergrondse leidingen/i,
    ],
    ['mag een licht plaatje op de badkamertegels geplakt worden zonder vijzen', 'signage', /schuimtape/i],
    ['hoeveel weegt een vierkante meter van dat alu spul', 'signage signs', /3,8\s?kg|4\s?kg/i],
    // signs-banners
    ['van waar meet ik best hoe ver ze mij moeten kunnen zien', 'signs-banners', /vanachter uw toog/i],
    [
      'hoelang doet ge over meten en uittekenen voor er iets naar de stad gaat',
      'signs-banners',
      /ongeveer een week/i,
    ],
    [
      'ik wil een nieuw bord >> het restaurant gaat pas ’s avonds open, wat moet er klaarliggen?',
      'signs-banners',
      /stroom achter/i,
    ],
    // signs
    ['laat doorschijnend plastiek veel zon door, hoeveel juist', 'signs', /92\s?%/],
    ['in hoeveel gebieden is Brussel verdeeld voor borden?', 'signs', /vier zones/i],
    ['twee soorten metaal tegen elkaar, vreet da mekaar niet op', 'signs', /Een ring/i],
    [
      'ons bord is nog kaarsrecht, kunt ge er gewoon iets nieuws over trekken?',
      'signs',
      /fractie van de prijs/i,
    ],
    // solar-film
    [
      'hoeveel verschil kan een gewone ruit aan tussen ’t midden en de kant eer ze springt',
      'solar-film',
      /40\s?°C|midden en rand/i,
    ],
    ['hoe komt ge te weten wat voor venster ik heb', 'solar-film walls-solar-film', /stempel/i],
    [
      'Bolletjes die naar boven toe verdwijnen op een melkachtig raam, kan dat?',
      'solar-film',
      /verloop van stippen/i,
    ],
    [
      'als ge dat spul tegen de zon langs buiten plakt, is het dan vlugger versleten',
      'solar-film',
      /veroudert sneller/i,
    ],
    // terms
    ['wij zijn een vzw, tellen wij als bedrijf of als gewone mens', 'terms', /verenigingen/i],
    ['en als gij er plots zelf mee ophoudt zonder reden?', 'terms', /betalen wij alles terug/i],
    ['mijn pakje breekt onderweg naar mijn huis. wie zijn schuld is dat', 'terms', /in bezit neemt/i],
    ['zit de lift al in het bedrag of komt dat er nog bij', 'terms', /als de offerte ze noemt/i],
    ['Onze aankoopdienst heeft eigen regels, tellen die?', 'terms', /schriftelijk hebben aanvaard/i],
    // textile-printing-embroidery
    [
      'waar leg ik de lintmeter op een trui om zeker te zijn van de grote',
      'textile-printing-embroidery',
      /oksel tot oksel/i,
    ],
    ['hoeveel tenues per werkman moet ik voorzien', 'textile-printing-embroidery', /één in de was/i],
    [
      'keukenploeg, altijd vol vlekken, welke versiering blijft het langst schoon?',
      'textile-printing-embroidery',
      /ton sur ton/i,
    ],
    // textile-printing
    [
      'twee kleurkes op een zwarte trui, waarom rekent ge er drie',
      'textile-printing',
      /witte onderlaag|raam extra/i,
    ],
    ['hoe heet gaat da in den oven om de inkt vast te krijgen', 'textile-printing', /160\s?°C/i],
    [
      'mijn vrouw wil mijn bedrukt t-shirt glad hebben, mag het ijzer eroverheen',
      'textile-printing',
      /bakpapier/i,
    ],
    [
      '35 truien met één prent, welke manier is dan het voordeligst >> en als het er zestig worden?',
      'textile-printing textile-printing-embroidery',
      /zeefdruk/i,
    ],
    // wall-decoration
    ['hoe weet ge of mijn verf dat muurbeeld gaat houden', 'wall-decoration', /strookje folie/i],
    [
      'mijn muur is echt niet om aan te zien, kan daar een groot beeld voor komen zonder alles te herstellen?',
      'wall-decoration',
      /mag lelijk zijn/i,
    ],
    [
      'die foto van onze familie op de muur, loopt er straks een streep door iemand zijn kop',
      'wall-decoration',
      /weg van de naden/i,
    ],
    ['wat betekent B-s1,d0 in mensentaal', 'wall-decoration', /brandende druppels/i],
    // walls-solar-film
    [
      'kledingwinkel: de jurken vooraan worden bleek van het licht',
      'walls-solar-film',
      /verkleuren van stof/i,
    ],
    [
      'hoelang is die mens hier bezig met meten voor de muur en de vensters?',
      'walls-solar-film',
      /een uur ter plaatse/i,
    ],
    // website-design
    ['hoe groot maakt ge de knoppen, mijn klanten hebben dikke vingers', 'website-design', /24\s?px/i],
    ['mag ik op mijn site vragen hoe oud iemand is als hij mij schrijft', 'website-design', /geboortedatum/i],
    [
      'ge zijt bezig met mijn webstek >> kan ik intussen al eens piepen?',
      'website-design',
      /afgeschermd webadres/i,
    ],
    // wrap-simulator
    ['is volle zon goed als ik mijn bus trek voor uw programma', 'wrap-simulator', /Bewolkt|felle zon/i],
    [
      'komt dat kaartje met echte kleurkes voor of na ik teken',
      'wrap-simulator',
      /vóór uw handtekening|die u aftekent/i,
    ],
    // wrapping-ppf
    ['is uw doorzichtig plastiek dikker dan de verf van mijn auto', 'wrapping-ppf', /dikker dan de lak/i],
    [
      'Ik haal volgende maand een splinternieuwe wagen op. Wanneer breng ik hem best binnen tegen de steentjes?',
      'wrapping-ppf',
      /eerste weken/i,
    ],
    ['hoelang loopt ge rond mijn auto te kijken voor ge eraan begint', 'wrapping-ppf', /een halfuur/i],
  ]),
  ...rows('en', [
    // about
    [
      'We only need it for a sale that lasts a week and a half. Would you still sell me the long-lasting stuff?',
      'about lettering-signage',
      /ten-year film|nobody needs/i,
    ],
    [
      'why must my order lie around for days before you cover it with the clear layer',
      'about',
      /giving off solvent/i,
    ],
    ['solicitor here, do you check what I’m allowed to put beside my bell?', 'about', /professional body/i],
    ['what becomes of the odd strips left on your reels', 'about', /leftover widths/i],
    // banners
    ['ours will hang from a bridge, terribly blowy. which of your three cloths', 'banners', /Mesh/i],
    [
      'the top has to slide over a tube rather than be tied, how wide is that tunnel',
      'banners',
      /8\s?to\s?10\s?cm/i,
    ],
    ['both neighbours should be able to read it, front and back, on the one cloth', 'banners', /blockout/i],
    [
      'you printed a big cloth for our façade >> forecast says gale tomorow, from which speed do I get the ladder',
      'banners',
      /70\s?km/i,
    ],
    // brand-charter
    [
      'our emblem looks awful on a phone at night when everything goes black, do your rules cover that?',
      'brand-charter',
      /dark variant/i,
    ],
    [
      'everyone in our office picks another blue from the list. how long should the list be at most',
      'brand-charter',
      /Past four|Four colours/i,
    ],
    [
      'My nephew drew our emblem years ago. Can you write rules around it, or must he sign something?',
      'brand-charter',
      /permission to alter|line in writing/i,
    ],
    [
      'one of the lads can’t see red from green, do you bother about that',
      'brand-charter signage',
      /1 in 12|one person in twenty/i,
    ],
    // car-wrapping
    ['new colour on my Golf, do I have to ring the registration people?', 'car-wrapping', /code R/i],
    ['which sheen is the least work to wipe down', 'car-wrapping', /quickest to clean/i],
    [
      'an advert across the back window of my hatchback, can I still reverse safely',
      'car-wrapping lettering',
      /slightly dimmed|view from inside/i,
    ],
    [
      'do you recolour cars? >> when I open up to get in, will I still spot the old green?',
      'car-wrapping',
      /old one reappears/i,
    ],
    [
      'my estate would need how much of the stuff by surface, roughly like any big family car',
      'car-wrapping',
      /15\s?to\s?20\s?m/i,
    ],
    [
      'can you really pull the badges off without breaking anything, and if not?',
      'car-wrapping',
      /knifeless tape/i,
    ],
    // careers
    ['what happens at yours if a ladder looks dodgy', 'careers', /scrapped/i],
    ['anywhere dry for my pushbike while I work?', 'careers', /covered rack/i],
    ['I only read English, how on earth do I sign your papers', 'careers', /in your own language/i],
    [
      'been doing car body repairs for three years, never hung anything, enough to start with you?',
      'careers',
      /Two years of fitting/i,
    ],
    [
      'would I join you on weekends >> and if it does happen, what do I get for it?',
      'careers',
      /get the hours back/i,
    ],
    // embroidery
    [
      'swim club here, pool water and sweaty lads, will your thread survive',
      'embroidery',
      /chlorine and sweat/i,
    ],
    ['how broad is a crest on the left breast normaly', 'embroidery', /8\s?to\s?10\s?cm/i],
    ['Will the back of it scratch my toddler?', 'embroidery', /soft cover/i],
    [
      'the fluorescent vests we wear on the road, may our badge go over the shiny strip',
      'embroidery',
      /20471|cost hi-vis/i,
    ],
    [
      'you stitched our polos last year >> we want it a fifth larger on the jackets, do we pay for the setting up again?',
      'embroidery',
      /digitising again|More than 10%/i,
    ],
    ['how many minutes is your machine busy with a really dense crest', 'embroidery', /ten minutes/i],
    // graphic-design
    [
      'our van, cards and homepage are three different blues. is the emblem to blame?',
      'graphic-design',
      /Nobody wrote the rule/i,
    ],
    [
      'the only copy of our emblem sits on an old bill, do you start over',
      'graphic-design home',
      /Tracing it|redrawing/i,
    ],
    ['how chunky are your visiting cards', 'graphic-design', /350\s?g/i],
    [
      'my flyer’s red reaches the very edge, how much extra do I leave for the cutter',
      'graphic-design',
      /3\s?mm/i,
    ],
    // home
    ['if there is a less expensive way of doing it, would you hide that from me', 'home', /line below/i],
    ['Do your people sweep up after themselves?', 'home', /offcuts away/i],
    [
      'would you drive out to Ostend to put something up',
      'illuminated-signs home',
      /all over Belgium|whole country/i,
    ],
    // illuminated-signs
    [
      'that lit-up crate thing: after how many years do I buy a new front for it',
      'illuminated-signs',
      /7\s?to\s?10\s?years/i,
    ],
    [
      'which of the glowing kinds do folk spot from the far end of the road',
      'illuminated-signs',
      /from furthest/i,
    ],
    [
      'ours still has those long glass tubes that flicker, can it be saved?',
      'illuminated-signs',
      /ballasts/i,
    ],
    ['what does one burn in a year if it’s on five hours every night', 'illuminated-signs', /110\s?kWh/i],
    [
      'you hang things that shine? >> the part that feeds it wil die one day, can somebody get at it?',
      'illuminated-signs',
      /without dismantling/i,
    ],
    [
      'Stop lights are about fifty metres from us. May my letters shine red?',
      'illuminated-signs',
      /75\s?metres/i,
    ],
    // legal-notice
    ['whose computers are your web pages on', 'legal-notice privacy', /Exemplum/i],
    ['my accountant needs your company registration digits', 'legal-notice', /0999\.999\.922/],
    // lettering-signage
    ['dark navy emblem on our pane, will anyone see it by day?', 'lettering-signage', /white outline/i],
    ['we may move out by 2028, what could I carry along', 'lettering-signage', /stand-off letters/i],
    [
      'folk walk past our shop sideways with the glare on it. do I need a print or is cut plastic fine',
      'lettering-signage',
      /cut film is enough/i,
    ],
    [
      'will I lose a day’s takings while your people do my shop front',
      'lettering-signage',
      /two to four hours/i,
    ],
    // lettering
    ['how skinny may a line be before your knife rips it', 'lettering', /2\s?mm/i],
    ['those fridge-style things for the door of my van, a good idea?', 'lettering', /Magnetic/i],
    ['how chilly must it be before you won’t come and do my shop front', 'lettering', /10\s?°C|15 and 25/i],
    ['Could I stick my timetable on the door on my own to save a bit?', 'lettering', /on application tape/i],
    [
      'you did my van in 2019 >> now I sell it, will the buyer see where our name was?',
      'lettering',
      /That ghost/i,
    ],
    ['when am I allowed to sponge my shop front after you leave', 'lettering', /Give it a week/i],
    // logo-design
    ['a bot made me a lovely emblem, can I just keep it', 'logo-design', /human author/i],
    [
      'I get a heap of files of my emblem, which of them goes on my homepage',
      'logo-design',
      /Lightweight SVG/i,
    ],
    ['ours looks dated but regulars love it, how much may change', 'logo-design', /two of three/i],
    [
      'What do you want to know from me at the start, before the pencil comes out?',
      'logo-design',
      /neighbours in the street/i,
    ],
    [
      'do you make emblems >> and would one filing keep the Dutch from copying it as wel?',
      'logo-design',
      /Benelux/i,
    ],
    ['word or picture, which one do I lock down first', 'logo-design', /protects more widely/i],
    // paint-protection
    [
      'is it true tiny scuffs go away by themselves once it gets hot',
      'paint-protection',
      /60\s?°C|top coat/i,
    ],
    ['my white car: won’t the see-through layer go the colour of tea', 'paint-protection', /aliphatic/i],
    [
      'dealer already put some liquid glass on it, does that bother you?',
      'paint-protection',
      /polished off/i,
    ],
    ['how many weeks till it’s bone dry underneath', 'paint-protection', /2\s?to\s?4\s?weeks/i],
    [
      'you cover cars in clear stuff >> mine came dull from the factory, wont it turn shiny?',
      'paint-protection',
      /satin/i,
    ],
    // point-of-sale
    ['how roomy must it be between my racks for somebody on wheels', 'point-of-sale', /150\s?cm/i],
    ['I run a chemist’s, who writes the ads for the cough syrup', 'point-of-sale', /permitted wording/i],
    ['Do my price strips come in one big muddled box?', 'point-of-sale', /sorted by aisle/i],
    ['arrows stuck to the tiles, will the cleaning cart rip them up', 'point-of-sale', /cleaning machines/i],
    [
      'how long do you stand outside my shop before coming in to inspect',
      'point-of-sale',
      /quarter of an hour/i,
    ],
    // privacy
    ['my browser tells sites not to follow me, do you listen?', 'privacy', /Global Privacy Control/i],
    ['your staff leave each other notes about my request, when are those wiped', 'privacy', /90\s?days/i],
    ['if I never sign out and simply stay away, when does it end by itself', 'privacy', /30\s?days/i],
    ['turned down for the job. My CV, how long is it in your drawer?', 'privacy careers', /6\s?months/i],
    ['had colour chips posted to me >> when do you forget where I live', 'privacy', /3\s?months/i],
    [
      'I just clicked the cookie thing away, did I say yes by doing that',
      'privacy',
      /does not count as agreement/i,
    ],
    // roll-up
    ['our pull-up poster comes out all slanted, what did we do to it', 'roll-up', /Let go and the film/i],
    ['can the pull-up one stand by our gate in a breeze', 'roll-up', /water-filled/i],
    [
      'standing in our hall all day, how many years does the pull-up picture hold',
      'roll-up',
      /3\s?to\s?5\s?years/i,
    ],
    ['how sharp must the pictures be for a pull-up at real size?', 'roll-up', /100\s?to\s?150/i],
    [
      'if my artwork for the pull-up is faulty, do I find out when I unpack it',
      'roll-up',
      /before printing/i,
    ],
    // shirt-designer
    ['picture reached me over whatsapp, good enough for a tee', 'shirt-designer', /chat app/i],
    ['how large is the little spot over your heart on a tee', 'shirt-designer', /9\s?×\s?9/],
    ['my mate’s mug on a tee for his stag do, may I?', 'shirt-designer', /a face to the person/i],
    [
      'Nobody noticed the spelling on last year’s tees until the party. How do we avoid that?',
      'shirt-designer',
      /know the joke/i,
    ],
    // signage
    ['how high do I hang a name so someone in a chair can read it as well', 'signage', /1\.20/],
    ['could the way-out plates for when there’s a fire be in our purple', 'signage', /ISO\s?7010/i],
    [
      'staff from nine countries, do I put all the languages on each door?',
      'signage',
      /number or pictogram/i,
    ],
    ['name on the door leaf or on the wall next to it', 'signage', /handle side/i],
    ['want a tall thing standing by our drive >> how deep is the hole', 'signage', /80\s?cm/i],
    // signs-banners
    [
      'will you get rid of the one left by the previous shop, tubes and all',
      'signs-banners',
      /electrical-waste/i,
    ],
    [
      'board on the pavement just for opening day, no need to ask anyone surely',
      'signs-banners',
      /public space/i,
    ],
    [
      'cars go by at thirty, is my mobile number any use up there?',
      'signs-banners',
      /8\.3\s?m|rarely a phone/i,
    ],
    // signs
    ['shop’s on the seafront, does it need a special steel', 'signs', /Grade 316/i],
    ['in Ghent, how big can I go without any forms', 'signs', /four square metres/i],
    ['what scars will I leave in the brickwork if I give up the lease', 'signs', /8\s?to\s?12\s?mm/i],
    [
      'our walls are wrapped in foam under the plaster, would it hold?',
      'signs signage',
      /thermal break|thermally broken/i,
    ],
    ['we shut in June, am I still charged by the town while it’s up there', 'signs', /as long as it hangs/i],
    // solar-film
    [
      'lamps on after dinner, can passers-by look straight in?',
      'solar-film walls-solar-film',
      /brighter side|mirror effect ends/i,
    ],
    ['conservatory roof is ribbed plastic, would it stick', 'solar-film', /gives off gases/i],
    ['flat on the third floor. do the other owners get a say about my panes', 'solar-film', /two-thirds/i],
    [
      'you treated our panes in December >> still blisters in there, how long is normal',
      'solar-film',
      /three in winter/i,
    ],
    ['how dark will it get with the cheapest sort', 'solar-film', /15\s?to\s?35/i],
    // terms
    ['how much do you want up front', 'terms', /30%/],
    [
      'private person, forgot your bill, how long after the first nudge before it costs me',
      'terms',
      /14\s?calendar days/i,
    ],
    ['bucketing down on the day, who pays for the wasted trip?', 'terms', /no cost to either side/i],
    [
      'You botch something and my firm loses a fortune. Is there a ceiling to what you’d pay?',
      'terms',
      /up to the price of the order/i,
    ],
    ['I missed a wrong digit when I said yes, whose problem', 'terms', /at your expense/i],
    // textile-printing-embroidery
    [
      'rugby shirts: our white numbers went pink, how come',
      'textile-printing-embroidery textile-printing',
      /140\s?°C|let go of its dye/i,
    ],
    ['will the needle make my waterproof let the wet in', 'textile-printing-embroidery', /membrane/i],
    [
      'sixty shirts for the crew: can I tell from your offer what I pay just once?',
      'textile-printing-embroidery',
      /three separate lines/i,
    ],
    // textile-printing
    ['can you hit the exact shade of our brand on a tee, and how', 'textile-printing', /true Pantone/i],
    ['picture on my tee went all crackly, did I ruin it', 'textile-printing', /under-cured/i],
    ['brollies with our name, do you do them', 'textile-printing', /Coated fabric/i],
    ['that fuzzy velvety kind, how thick', 'textile-printing', /half a millimetre/i],
    // wall-decoration
    [
      'decorator finished yesterday, could you put our mural up on Monday?',
      'wall-decoration',
      /3\s?to\s?4\s?weeks/i,
    ],
    [
      'Nan’s floral paper is still up, can the big picture go straight over',
      'wall-decoration',
      /loosens the old paper/i,
    ],
    ['low room, which pattern makes it feel taller', 'wall-decoration', /lift the ceiling/i],
    // walls-solar-film
    ['just one flat colour on the wall, is your way worth it?', 'walls-solar-film', /paint is unbeatable/i],
    ['loads of tiny squares of glass, does that make it dearer', 'walls-solar-film', /Many small panes/i],
    // website-design
    ['my shop is in Liège, must my pages be in french', 'website-design', /follow your customers/i],
    [
      'Can I alter my own opening times on it without wrecking the look?',
      'website-design',
      /layout stays locked|The Window/i,
    ],
    ['how narrow a mobile do you still cater for', 'website-design', /320\s?px/i],
    // wrap-simulator
    [
      'my iphone saves pictures in some odd type, will you take it for the mock-up',
      'wrap-simulator',
      /HEIC/i,
    ],
    ['which surface gives away every dent', 'wrap-simulator wrapping-ppf', /betrays dents|gloss/i],
    // wrapping-ppf
    ['can you make my headlamps smoky', 'wrapping-ppf', /type-approved/i],
    [
      'bit of brown bubbling under my car’s doors, does your stuff hide that?',
      'wrapping-ppf',
      /Rust carries on/i,
    ],
    ['how long does picking up the car take at the end', 'wrapping-ppf', /twenty minutes/i],
  ]),
];
