import { type AskedBefore, rows } from '@/lib/alfred/asked-before/question';

/** Fifteen ordinary Belgian visitors in turn, from a physiotherapist with a new practice to somebody who already ordered. */
export const visitorsUnseen: readonly AskedBefore[] = [
  ...rows('fr', [
    // A physiotherapist with a new practice.
    [
      'je m’installe comme kiné à Wavre, il me faut une petite plaque à côté de la sonnette, ça part de combien',
      'signage lettering-signage home',
      /150/,
    ],
    [
      'mes patients ont souvent plus de 70 ans. quelle taille de lettres pour qu’ils lisent mon nom à six mètres ?',
      'signage',
      /[24]\s?cm|doubl/i,
    ],
    [
      'Bonjour, dans ma salle d’attente il y a un mur vide que les gens regardent pendant vingt minutes. Vous pourriez y mettre une grande photo de forêt ? Et c’est posé quand ?',
      'wall-decoration walls-solar-film',
      /2\s?à\s?3\s?semaines/i,
    ],
    ['vous vendez aussi des tables de massage ?', ''],
    // A restaurant owner.
    [
      'les tabliers de la cuisine on les lave a 60, est-ce que le logo tien le coup',
      'embroidery textile-printing-embroidery',
      /60\s?°|60\s?degr/i,
    ],
    [
      'un caisson allumé tous les soirs au-dessus du resto, ça bouffe combien sur une année',
      'illuminated-signs',
      /110/,
    ],
    [
      'je cherche une enseigne qui éclaire pour ma brasserie >> et si les gens qui dorment au-dessus se plaignent de la lumière',
      'illuminated-signs',
      /variateur|capteur|horloge|blanc chaud|3\s?000/i,
    ],
    ['vous faites les sets de table en papier', ''],
    // A real-estate agent.
    [
      'panneaux à vendre à planter dans les jardins pour quelques mois, quelle matière pas chère',
      'lettering-signage',
      /alvéol|polypropyl|monom/i,
    ],
    [
      'On a trois agences et trois bleus différents sur nos supports. C’est quel document qu’il nous faut, et vous mettez combien de semaines à le faire ?',
      'brand-charter graphic-design',
      /charte/i,
    ],
    [
      'vitrine de l’agence plein sud, un film anti chaleur qui ne fait pas miroir c’est combien le mètre carré posé',
      'solar-film walls-solar-film',
      /45/,
    ],
    ['faites-vous des photos de maisons avec un drone', ''],
    // A roofer.
    [
      'ma camionette est blanche et me plait comme ça, je veux juste mon nom et mon gsm dessus',
      'lettering wrapping-ppf lettering-signage',
      /lettr|flanc|vinyle/i,
    ],
    [
      'il me faut une toile pub sur l’échafaudage, comment éviter qu’elle s’envole',
      'banners signs-banners',
      /mesh|filet|microperfor|ajour|30\s?cm/i,
    ],
    [
      'suis-je obligé d’afficher un numéro sur mes véhicules vu que je suis dans la construction ?',
      'lettering',
      /num[ée]ro d.entreprise/i,
    ],
    ['vous louez une nacelle à la journée ? c’est pour un de mes chantiers', ''],
    // The secretary of a football club.
    [
      '80 t-shirts pour le tournoi, tous le même dessin en 2 couleurs, quelle technique revient la moins chère',
      'textile-printing textile-printing-embroidery',
      /s[ée]rigraphie/i,
    ],
    [
      'maillots avec un numéro différent pour chaque joueur, comment vous marquez ça',
      'textile-printing textile-printing-embroidery',
      /flex|film|vinyle/i,
    ],
    ['les parents vont me demander : premier lavage quand ?', 'textile-printing', /24\s?h|un jour|jour/i],
    ['vous sponsorisez les petits clubs de la région ?', ''],
    // A startup founder.
    ['logo le moins cher chez vous + nombre de corrections comprises', 'logo-design', /299/],
    [
      'vous faites les sites web aussi ? >> et le nom de domaine, il est à qui si on se quitte fâchés',
      'website-design',
      /votre nom|à vous/i,
    ],
    [
      'on a sorti un logo avec chatgpt, vous pouvez l’employer tel quel ?',
      'logo-design',
      /auteur|esquisse|pixel|redessin/i,
    ],
    ['tu t’occupes aussi de nos campagnes de pub sur les réseaux sociaux ?', ''],
    // A museum employee.
    [
      'des visiteurs aveugles viennent chaque semaine, pouvez-vous faire des textes qu’ils lisent avec les doigts ?',
      'signage',
      /braille|relief/i,
    ],
    [
      'expo temporaire : on repeint les murs puis on veut du texte collé dessus. il faut attendre combien de tps après la peinture',
      'wall-decoration',
      /3\s?à\s?4\s?semaines/i,
    ],
    [
      'Notre direction voudrait quatre langues sur chaque panneau de salle. Vous en pensez quoi ?',
      'signage',
      /deux|pictogramme|num[ée]ro/i,
    ],
    ['Imprimez-vous et reliez-vous des catalogues d’exposition de 120 pages ?', ''],
    // The headmistress of a school.
    [
      'pulls des rhétos avec un prénom différent sur chacun, on est 45, je vous donne la liste comment',
      'textile-printing',
      /tableau|tableur|excel/i,
    ],
    [
      'les parents se perdent dans notre école de quatre étages, vous avez déjà réglé ce genre de problème ?',
      'signage lettering-signage portfolio lettering',
      /62|panneau|école/i,
    ],
    [
      'nous voulons une grande image dans le couloir du préau >> et pour les pompiers, est-ce que ça brûle',
      'wall-decoration',
      /13501|B-s1|classe/i,
    ],
    ['Pouvez-vous venir animer une activité graphique avec mes élèves de 5e primaire ?', ''],
    // A car enthusiast.
    [
      'protection transparente sur toute l’auto, prix et temps d’immobilisation svp',
      'paint-protection wrapping-ppf',
      /2\s?800/,
    ],
    ['un film mat on peut le polir ou pas', 'car-wrapping wrap-simulator', /polish|lustr|polir/i],
    [
      'je fais 40.000 km d’autoroute par an et mon capot neuf est déjà criblé. un film de couleur arrête les cailloux oui ou non',
      'wrapping-ppf paint-protection',
      /ppf|polyur[ée]thane/i,
    ],
    ['étriers de frein peints en rouge, vous faites ?', ''],
    // A retired man with a hot veranda.
    [
      'ma véranda devient un four dès le mois de mai, mais le toit c’est des plaques en plastique, pas du verre. On peut quand même coller un film dessus ?',
      'solar-film',
      /polycarbonate|cloque|gaz|dilat/i,
    ],
    [
      'un film contre la chaleur pour la véranda, ça existe ? >> et ça tient combien d’annees',
      'solar-film',
      /10\s?à\s?15/i,
    ],
    [
      'Bonjour, votre équipe a mis le film la semaine passée et je vois des bulles d’eau. Ma femme veut les crever avec une aiguille, j’ai dit d’attendre. Qui a raison ?',
      'solar-film',
      /un mois|trois|perce|évapor/i,
    ],
    ['posez-vous des climatiseurs', ''],
    // A florist.
    [
      'je veux mes heures sur la porte du magasin, est-ce que je peux les coller moi-même pour économiser',
      'lettering',
      /oui|volontiers|m[èe]tre/i,
    ],
    [
      'quelle couleur prendre pour écrire sur ma vitre, mon logo est vert très foncé',
      'lettering-signage',
      /blanc|jaune|clair/i,
    ],
    [
      'lettres collées hier, quant est-ce que je peux nettoyer la vitrine et avec quoi',
      'lettering',
      /semaine/i,
    ],
    ['vous faites les tentes solaires rayées avec le nom du magasin ?', ''],
    // A notary's office.
    [
      'Une plaque d’étude en métal gravé, cela tient combien d’années dehors ?',
      'signage signs lettering-signage',
      /15\s?ans/i,
    ],
    [
      'le site de l’étude a dix ans. quelles mentions la loi impose-t-elle d’y mettre',
      'website-design',
      /TVA|num[ée]ro|si[èe]ge/i,
    ],
    [
      'une fois la facture réglée, le logo nous appartient automatiquement ?',
      'logo-design terms',
      /[ée]crit|cession|c[ée]d[ée]/i,
    ],
    ['pouvez-vous scanner nos vieilles minutes et les archiver ?', ''],
    // A driving school.
    [
      'voitures d’école en leasing, je peux quand même les faire habiller à nos couleurs ?',
      'car-wrapping wrapping-ppf',
      /accord|bailleur|retir|rend/i,
    ],
    [
      'on a 6 autos à habiller pareil >> si j’en rachète une dans trois ans elle aura exactement le même ton ?',
      'wrapping-ppf',
      /r[ée]f[ée]rence|gabarit/i,
    ],
    [
      'une pub sur la lunette arrière mais que le moniteur voie encore au travers, possible ?',
      'car-wrapping lettering',
      /perfor|trous/i,
    ],
    ['il me faut le petit bloc auto-école qui se clipse sur le toit, vous en avez', ''],
    // A festival organiser.
    [
      'une toile tendue au dessus de la rue pendant deux jours, à qui je dois demander la permission',
      'banners signs-banners',
      /commune|autorisation/i,
    ],
    ['un roll-up c’est prêt en combien de jours et ça va dehors sur la plaine ?', 'roll-up', /5\s?à\s?7/],
    [
      'vos grandes toiles peuvent resservir ? >> parce que chez nous la date change chaque année',
      'banners',
      /bande|autoagripp|velcro/i,
    ],
    ['3000 bracelets d’entrée en tissu numérotés, quel prix', ''],
    // Somebody who already ordered.
    ['ou je vois ma demande ??? j’ai plus de nouvelles depuis lundi', 'account'],
    [
      'j’ai dit ok pour la maquette et maintenant je remarque une faute dans mon numéro de téléphone. qui paie',
      'terms',
      /vos frais/i,
    ],
    [
      'je voudrais annuler ma commande >> et mes 30 % alors, perdus ?',
      'terms',
      /surplus|d[ée]j[àa] fait|impute/i,
    ],
    [
      'Vous m’avez emballé la voiture il y a trois ans et le film se lève au pare-chocs. Encore couvert ?',
      'terms car-wrapping',
      /5\s?ans/i,
    ],
  ]),
  ...rows('nl', [
    // A physiotherapist with a new practice.
    [
      'Wij openen in september een groepspraktijk met vijf kinesisten. Als er eentje weggaat, kan ik dan zelf de naam op de deur vervangen?',
      'signage',
      /lamel|magne|inleg/i,
    ],
    [
      'voornaam op onze witte tunieken, hoe groot moeten die letters',
      'textile-printing-embroidery',
      /7\s?(à|tot|-)\s?8/i,
    ],
    [
      'ramen van de behandelkamer ondoorzichtig maken, ook s avonds als het licht brandt',
      'solar-film walls-solar-film lettering',
      /mat|zandstraal/i,
    ],
    ['kunnen jullie onze foldertjes ook in alle brievenbussen van de wijk steken?', ''],
    // A restaurant owner.
    [
      'heb nog zo een oude lichtbak met tl-lampen boven de zaak, moet die weg of kan er iets zuiniger in',
      'illuminated-signs',
      /kader|voeding|helft|modules/i,
    ],
    [
      'menukaarten, doen jullie dat >> liefst iets waar je een vlek af kan vegen',
      'graphic-design',
      /afwasbaar/i,
    ],
    [
      'schorten voor de keuken die elke dag heet gewassen worden, wat raad je aan',
      'textile-printing-embroidery embroidery',
      /borduur|ton sur ton|60/i,
    ],
    ['bierviltjes met ons logo?', ''],
    // A real-estate agent.
    [
      'Aan de ingang van een bedrijvenpark willen we een hoge zuil met alle firma’s op. Hoe diep moet de voet in de grond?',
      'signage',
      /80\s?cm|vorst/i,
    ],
    ['auto’s rijden daar 50, hoe groot moeten letters op ons bord dan zijn', 'signage', /20\s?cm/i],
    [
      'doek aan de stelling van een nieuwbouw, hoe lang gaat dat mee buiten',
      'banners',
      /[12]\s?tot\s?[34]\s?jaar/i,
    ],
    ['maken jullie virtuele rondleidingen van woningen', ''],
    // A roofer.
    [
      'wat kost een bestelwagen voor de helft laten plakken en hoeveel dagen ben ik hem kwijt',
      'car-wrapping wrapping-ppf',
      /300/,
    ],
    [
      'mijn aanhangwagen heeft platte kanten, welke folie neem ik daarvoor als het niet te veel mag kosten',
      'car-wrapping lettering',
      /gekalanderd/i,
    ],
    [
      'ik wil al mijn mannen in dezelfde kledij >> moet ik dat als baas betalen of zij',
      'textile-printing-embroidery',
      /werkgever/i,
    ],
    ['verkoopt ge ook helmen en veiligheidschoenen', ''],
    // The secretary of a football club.
    ['van die hoge vlaggen op een voet voor langs het veld, beachvlaggen heten die geloof ik', ''],
    [
      'reclamedoeken rond het terrein, die moeten het seizoen na seizoen uithouden',
      'banners',
      /510|versterkt/i,
    ],
    [
      'Bij onze vorige drukker werden de witte rugnummers roze op de rode truitjes. Hoe komt dat en gebeurt dat bij u ook?',
      'textile-printing-embroidery textile-printing',
      /polyester|kleurstof/i,
    ],
    [
      'vanaf hoeveel polo’s is borduren interessant, en hoe breed mag ons embleem op de borst',
      'textile-printing-embroidery embroidery',
      /10/,
    ],
    // A startup founder.
    [
      'webwinkel laten bouwen, vanaf welk bedrag? kunnen klanten dan met bancontact betalen',
      'website-design graphic-design',
      /3[.\s]?500/,
    ],
    [
      'wat kost zo een boekje met onze kleuren en lettertypes >> we zijn met 12 en posten elke week iets, welke versie nemen we best',
      'brand-charter',
      /1[.\s]?490|het schrift/i,
    ],
    [
      'kijken jullie na of onze naam al bestaat voor we er 500 euro aan geven?',
      'logo-design graphic-design',
      /identieke|kruispuntbank|register/i,
    ],
    ['hoeveel kost een promofilmpje van 30 seconden?', ''],
    // A museum employee.
    [
      'We zoeken een groot beeld dat we bij elke tentoonstelling zelf kunnen wisselen. De zaal galmt trouwens verschrikkelijk.',
      'wall-decoration walls-solar-film',
      /kader|doek|wol|vilt/i,
    ],
    [
      'oude foto gescand op 6000 pixels breed, wordt dat scherp op een muur van 3 meter',
      'wall-decoration',
      /1,5\s?m|100\s?dpi|drie meter|tekening/i,
    ],
    [
      'bezoekers lopen tegen onze glazen deur op, wat plakken jullie daar op',
      'wall-decoration walls-solar-film',
      /strok|strook|band|mat/i,
    ],
    ['Levert u ook audiogidsen voor bezoekers?', ''],
    // The headmistress of a school.
    [
      'hinkelbaan en pijlen op de vloer van de gang plakken, hoe lang blijft dat goed als er 300 kinderen over lopen',
      'point-of-sale',
      /1\s?tot\s?6/i,
    ],
    [
      't-shirts vanaf welke maat en tot welke, het is voor kleuters en juffen',
      'shirt-designer',
      /3XL|kindermat/i,
    ],
    [
      'Ik zou katoenen turnzakken laten bedrukken, of zijn die met zo’n coating beter voor de druk?',
      'textile-printing',
      /katoen/i,
    ],
    ['drukt u ook schoolagenda’s?', ''],
    // A car enthusiast.
    [
      'er zit al een keramische laag op mijn bmw, kan daar nog zo’n doorzichtige folie over',
      'paint-protection',
      /polijst/i,
    ],
    ['chroom, doet ge da >> hoe lang blijft da schoon', 'car-wrapping', /2\s?jaar/i],
    ['voorste zijruiten blinderen, mag dat', 'wrapping-ppf solar-film', /voorportier|voorste/i],
    ['velgen laten poedercoaten in goud', ''],
    // A retired man with a hot veranda.
    [
      'Dag, in onze veranda is het in de zomer 40 graden, we zitten er niet meer. Wat kost zo een folie ongeveer en is het plaatsen daar bij?',
      'solar-film walls-solar-film home',
      /25/,
    ],
    ['verlies ik dan in de winter de warmte van de zon niet', 'solar-film', /januari|gunstig|noord/i],
    ['mijn dubbel glas is aangedampt tussenin, toch plakken of niet?', 'solar-film', /vervang|geen folie/i],
    ['isoleren jullie ook het dak van een veranda', ''],
    // A florist.
    [
      'mag de ruitenwasser gewoon met zijn mesje over mijn letters gaan',
      'lettering',
      /week|spons|geen mesje|nooit/i,
    ],
    [
      'iets tijdelijks op het raam voor moederdag >> krijg ik dat er nadien zonder krabben af',
      'point-of-sale',
      /herpositioneer|zonder/i,
    ],
    [
      'hoeveel woorden zet ik best op mijn uithangbord, nu staat er een heel verhaal op',
      'signs-banners lettering-signage',
      /drie|vijf|minder/i,
    ],
    ['hebt u een kassasysteem voor een kleine winkel', ''],
    // A notary's office.
    [
      'Ons kantoor verhuist binnen twee jaar. Wat van de gevel kunnen we meenemen en wat niet?',
      'lettering-signage',
      /folie|schroe/i,
    ],
    ['factuur via peppol mogelijk?', 'terms', /gestructureerd|elektronisch/i],
    ['Hoe lang bewaart u de gegevens van een klant nadat alles afgelopen is?', 'privacy', /10\s?jaar/i],
    ['heeft u brandkasten in het aanbod?', ''],
    // A driving school.
    ['lesauto wordt felgeel ipv grijs, moet de DIV dat weten', 'car-wrapping', /kentekenbewijs|code\s?R/i],
    [
      'onze lesauto’s zijn gehuurd, gaat alle folie er op het einde terug af',
      'wrapping-ppf car-wrapping',
      /fabriekskleur|akkoord|kunnen.*eraf|verwijder/i,
    ],
    [
      'kunnen jullie bij ons op de parking komen plakken, dan moeten wij niet rijden',
      'wrapping-ppf home',
      /18\s?tot\s?25|atelier|Zaventem/i,
    ],
    ['dubbele pedalen laten inbouwen bij jullie?', ''],
    // A festival organiser.
    ['event is volgende vrijdag!! lukken 100 tshirts nog', 'textile-printing-embroidery', /bel|voorraad/i],
    [
      'we hangen grote doeken op in een circustent >> brandweer vraagt papieren over die stof, hebt ge die',
      'banners',
      /M1|B1|verslag|rapport/i,
    ],
    ['vanaf welke windsnelheid halen we een dicht zeil er beter af', 'banners', /70/],
    ['podium en geluidsinstallatie te huur?', ''],
    // Somebody who already ordered.
    ['Jullie prijsvoorstel ligt hier al vijf weken. Is dat nog geldig?', 'terms', /30\s?dagen/i],
    ['paswoord vergetn, kan niet meer bij mijn aanvraag', 'auth account'],
    [
      'rolup toegekomen met een kras over ons logo >> tot wanneer kan ik dat als bedrijf melden',
      'terms',
      /8\s?dagen/i,
    ],
    ['te laat betaald als gewone mens, wat komt daar nu bij aan kosten', 'terms', /herinnering|14|20/i],
  ]),
  ...rows('en', [
    // A physiotherapist with a new practice.
    [
      'Just taken over a practice in Tervuren and would like a discreet metal plate by the bell. How many years would an engraved one last, and what do plates start at?',
      'signage lettering-signage',
      /150|15\s?years/i,
    ],
    [
      'waiting room is a blank box. patients stare at the wall for ages, any ideas?',
      'walls-solar-film wall-decoration',
      /landscape|matt|frosted|paper|vinyl/i,
    ],
    [
      'treatment room on the ground floor. which film stops people looking in even after dark with lamps on',
      'solar-film walls-solar-film',
      /frost/i,
    ],
    ['fridge magnets with my number on, can you make those', ''],
    // A restaurant owner.
    [
      'one of those handwriting tube-light signs, would it survive outside on a rainy terrace',
      'illuminated-signs',
      /5\s?to\s?8|out of rain|indoors|behind glass|in the room/i,
    ],
    [
      'we need aprons for 14 staff >> names on each one, does that push the price up',
      'embroidery',
      /name|programme/i,
    ],
    [
      'Does the town charge me every year for having a lit sign?',
      'illuminated-signs signs-banners lettering-signage',
      /municipal|square\s?metre|m²/i,
    ],
    ['etched beer glasses with our logo', ''],
    // A real-estate agent.
    [
      'apartment block lobby, list of who lives on which floor, tenants change constantly. what do you suggest',
      'signage',
      /slat|insert|magnetic/i,
    ],
    [
      'We have ten branches and want every one in exactly the same colour over the years. Do you hold on to our details?',
      'about wrapping-ppf signs-banners',
      /reference|template|file|noted/i,
    ],
    [
      'we only rent the shopfront, does the owner of the building need to ok it',
      'lettering-signage signs-banners',
      /writing/i,
    ],
    ['scale models of new builds, 3d printed?', ''],
    // A roofer.
    ['do i have to clear my tools out of the van before dropping it off', 'car-wrapping terms', /empt/i],
    [
      'board has to go 5 metres up on my depot wall. why would that make it dearer',
      'signs',
      /cherry\s?picker|four\s?metres/i,
    ],
    [
      'can I have signs I take off the van at weekends >> the body is aluminium by the way',
      'lettering',
      /useless|steel|aluminium/i,
    ],
    ['could you fit solar panels as well while you’re up the ladder', ''],
    // The secretary of a football club.
    ['under 9s complain stiching on shirts itches. can you do somthing about that', 'embroidery', /cover/i],
    [
      'Our crest was drawn by a player in the eighties and only survives as a snapshot of an old jersey. Can you still work from that?',
      'graphic-design home',
      /trac|redraw/i,
    ],
    [
      '60 hoodies for the club, how long does it take and can you bag them per person',
      'textile-printing-embroidery textile-printing',
      /2\s?(to|-|–)\s?3\s?weeks/i,
    ],
    ['engraved cups and medals for the end of season do', ''],
    // A startup founder.
    ['cheapest site you build and how many weeks', 'website-design graphic-design', /1,?200/],
    [
      'should we protect our name officially >> and how long does that registration last',
      'logo-design',
      /ten\s?years|10\s?years/i,
    ],
    [
      'which of your logo deals comes with a business card and a version you can stitch',
      'logo-design',
      /999|family/i,
    ],
    ['would you take shares in the company instead of cash?', ''],
    // A museum employee.
    [
      'lightweight two sided panels hung from a false ceiling, we are not allowed to drill anything',
      'point-of-sale',
      /magnetic|polypropylene/i,
    ],
    [
      'Old textiles on show by the windows. How much UV does your film block, and will they stop fading?',
      'solar-film',
      /99/,
    ],
    ['at what hieght do room plates go and which side of the door', 'signage', /1\.20?|handle/i],
    ['do you build glass display cases', ''],
    // The headmistress of a school.
    [
      'class photo on the back of a hoodie, only 22 of them, what printing would that be',
      'textile-printing',
      /DTF|DTG/i,
    ],
    [
      'Fire exit and extinguisher signs: may we have them in the school colours so they blend in?',
      'signage',
      /7010|never|prevention/i,
    ],
    ['could I bring my sixth formers round to see how you work', 'about', /appointment/i],
    ['do you print and bind yearbooks', ''],
    // A car enthusiast.
    ['stone chip film just bumper bonnet and mirrors, how much', 'paint-protection', /1,?200/],
    [
      'my door had a respray after a scrape >> how long do i wait before you put colour film on it',
      'car-wrapping',
      /3\s?(to|-|–)\s?4\s?weeks/i,
    ],
    [
      'can i try colors on a pic of my own car without sending it to anybody',
      'wrap-photo wrap-simulator',
      /device/i,
    ],
    ['Do you retrim steering wheels in alcantara?', ''],
    // A retired man with a hot veranda.
    [
      'My conservatory is unbearable from May onwards. A chap at the bowls club says film can make the panes crack. How do you make sure that won’t happen to mine?',
      'solar-film',
      /stamp|laser|compatib|chart/i,
    ],
    [
      'is film better than a blind on the outside >> film then, but I don’t want to sit in the gloom',
      'solar-film walls-solar-film',
      /selective/i,
    ],
    ['how long befor I may wash the windows once the film is up', 'solar-film', /30\s?days|month/i],
    ['do you clean conservatory roofs?', ''],
    // A florist.
    [
      'closing the shop in spring. do the letters come off the glass clean or is it ruined',
      'lettering',
      /heat|blade|cleaner/i,
    ],
    [
      'my street in Ghent is protected. may I hang something above the door and who answers that',
      'signs lettering-signage',
      /heritage|prescribed|municipalit/i,
    ],
    [
      'someone coming to look round my shop for free, is there a catch? what do I get out of it',
      'point-of-sale',
      /sheet/i,
    ],
    ['balloons printed with the shop name', ''],
    // A notary's office.
    [
      'Must a private office in Brussels put both languages on the plate at the door?',
      'signage',
      /free|private/i,
    ],
    ['which grade of steel for a name plate near the sea, salty air', 'signs', /316/],
    [
      'Who is the official body we can turn to if we disagree with how you treat our personal information?',
      'privacy',
      /data protection authority|APD|GBA/i,
    ],
    ['embossing seals for deeds, do you supply them', ''],
    // A driving school.
    [
      'Three cars, three colours, I want them all orange. Starting figure per small car and how long is each one off the road?',
      'car-wrapping wrapping-ppf',
      /1,?500/,
    ],
    ['does the exact model year matter for printed artwork on a minibus', 'car-wrapping', /sliding/i],
    ['do I tell my insurance the car has been covered in film', 'car-wrapping', /declared|invoice/i],
    ['l plates for learners, you sell them?', ''],
    // A festival organiser.
    [
      'backdrop with sponsor logos repeated, for photos of the artists, something one can roll away',
      'roll-up',
      /150/,
    ],
    ['fence in a very windy field, which fabric >> how tall can it be without a join', 'banners', /3\s?m/i],
    ['400 tees all the same. any chance of seeing one before you run the lot', 'textile-printing', /screen/i],
    ['renting a giant LED video wall for the weekend', ''],
    // Somebody who already ordered.
    ['ordered last week, were do i see what i asked you for', 'account'],
    [
      'Your fitters turned up, it poured, they went home again. Will I be billed for the wasted trip?',
      'terms',
      /no\s?(extra\s)?cost|neither|not\s?(be\s)?charged|rain/i,
    ],
    [
      'I ordered letters with our family name online, I’m not a business >> can I send them back within two weeks',
      'terms',
      /specification|personali[sz]ed|your letters/i,
    ],
    [
      'please wipe everything you hold about me, how do I ask and how fast do you answer',
      'privacy account',
      /month/i,
    ],
  ]),
];
