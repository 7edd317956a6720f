import { type AskedBefore, rows } from './question';

/** People who talk: messages of two to five sentences, as left on a phone or dictated, with the question somewhere in a story. */
export const talkers: readonly AskedBefore[] = [
  ...rows('fr', [
    [
      "Bonjour, ici Nadine du salon de coiffure à Tervuren. Mon neveu m'avait fait un dessin sur son ordinateur mais je n'ai plus que la carte de visite et une capture d'écran. Est-ce que je peux vous envoyer ça pour la vitrine ou il vous faut autre chose ?",
      'home',
      /SVG|vectoriel|PDF/i,
    ],
    [
      "Voilà, nous on est à Arlon, c'est pas la porte à côté. On a une boulangerie et on aimerait refaire la devanture, et peut-être aussi la camionnette de livraison. Vous descendez jusque chez nous ou c'est nous qui devons monter ?",
      'home',
      /Zaventem/,
    ],
    [
      "Allo oui je passe justement près de l'aéroport jeudi, je dois déposer ma fille. J'ai un vieux panneau dans le coffre que je voudrais vous montrer, et toucher un peu les matières. Vous êtes où exactement et je peux débarquer comme ça ?",
      'about',
      /Letterstraat|rendez-vous/i,
    ],
    [
      "Mon beau-frère a travaillé avec un type qui a fermé au bout de deux ans, avec l'acompte. Donc moi maintenant je me méfie, je demande avant. Ça fait longtemps que vous existez ?",
      'about',
      /2006/,
    ],
    [
      "Je reprends une ancienne agence de voyages et il y a encore toutes leurs lettres sur les vitres. J'ai essayé avec l'ongle et un peu de vinaigre, ça bouge pas. Si vous les enlevez, est-ce qu'on verra encore la trace après ?",
      'lettering',
    ],
    [
      "Salut, plombier indépendant, Caddy gris en alu il me semble sur le hayon. Ma femme a vu des plaques aimantées sur internet et elle dit que ça suffit, comme ça je les retire le week-end. Moi j'ai un doute, c'est une bonne idée ou pas ?",
      'lettering',
      /aimant|magn[ée]t|acier|tôle/i,
    ],
    [
      "Bonjour Sofiane, nettoyage de bureaux, quatre Kangoo. Un collègue s'est fait arrêter par la police parce qu'il manquait un truc marqué sur la portière, je crois le numéro de la boîte. On a déjà les polos brodés, mais sur les véhicules, c'est vraiment obligatoire ?",
      'lettering',
      /num[ée]ro d.entreprise/i,
    ],
    [
      "C'est la pharmacie du Parvis. Vos gars sont venus mardi coller les horaires et la croix sur la porte, c'est très bien. Maintenant la dame du ménage demande si elle peut passer sa raclette et son produit dessus, elle n'ose plus toucher à rien.",
      'lettering',
      /semaine/i,
    ],
    [
      "Ma façade c'est du crépi qui farine un peu quand on frotte. J'ai acheté des lettres autocollantes dans un magasin de bricolage, le lendemain elles étaient par terre. Chez vous ça tiendrait, des lettres collées sur un mur comme ça ?",
      'lettering',
    ],
    [
      "On est une asbl, locataires, et on sait déjà qu'on déménage dans deux ans, le bail est signé ailleurs. Le trésorier ne veut pas mettre un franc dans quelque chose qu'on jette. Qu'est-ce qu'on pourrait emporter, les panneaux, les lettres, l'autocollant ?",
      'lettering-signage',
    ],
    [
      "Je m'occupe d'un centre médical, onze cabinets sur trois étages, et toute la journée les gens demandent leur chemin à l'accueil. J'ai scotché des feuilles A4 partout, c'est affreux et ça ne sert à rien. Par quoi on commence avec vous, vous venez voir ?",
      'signage',
    ],
    [
      "Bonjour, école d'enseignement spécialisé à Namur. On a deux élèves qui ne voient pas et un papa m'a parlé de plaques qu'on lit avec les doigts à côté des portes. À quelle hauteur on les met et qu'est-ce que ça demande ?",
      'signage',
      /1,20|1,60|braille|relief/i,
    ],
    [
      "J'ai une Clio de 2011 avec un peu de rouille au bas des portes et un coup sur l'aile. Mon idée c'était de tout couvrir avec un film noir mat comme ça on ne voit plus rien, et c'est moins cher que le carrossier. Ça marche ?",
      'wrapping-ppf',
      /rouille/i,
    ],
    [
      "Ici Maxime, commercial, j'ai une voiture de société en leasing pour quatre ans. Le patron veut bien qu'elle soit aux couleurs de la boîte mais moi je dois la rendre blanche. À qui il faut demander et ça s'enlève quand ?",
      'car-wrapping wrapping-ppf',
      /leasing|bailleur|écrit/i,
    ],
    [
      "Ma portière vient d'être repeinte chez le carrossier après un accrochage, elle est sortie vendredi. J'avais rendez-vous dans ma tête pour le covering la semaine prochaine. Il faut attendre ou on peut y aller direct ?",
      'car-wrapping',
      /3 à 4 semaines/i,
    ],
    [
      "Bonjour, c'est encore moi pour la Golf bleue. Près du rétroviseur le coin se décolle, ça fait deux jours, j'ai essayé d'appuyer avec le pouce et le sèche-cheveux de ma compagne. C'est grave et est-ce que c'est sous garantie ?",
      'car-wrapping terms',
      /5 ans/i,
    ],
    [
      "Je compte passer ma voiture du gris au vert. À la maison on se dispute : ma fille dit qu'il faut prévenir l'immatriculation, mon mari dit que non et qu'il n'y a que l'assurance qui compte. Qui a raison ?",
      'car-wrapping',
      /DIV|code R|assur/i,
    ],
    [
      "Le vendeur chez qui j'ai acheté la voiture me propose un traitement céramique, il dit que ça protège des cailloux et qu'il n'y a plus rien à faire. Un ami me parle d'un film transparent. C'est quoi la différence, j'y perds mon latin.",
      'paint-protection',
      /céramique/i,
    ],
    [
      "Je fais Liège-Luxembourg tous les jours et le capot est criblé, c'est une horreur. La voiture a cinq ans, donc c'est peut-être trop tard. Vous pouvez encore mettre quelque chose sur l'avant et ça irait chercher dans les combien ?",
      'paint-protection',
      /1[\s.]?200/,
    ],
    [
      "Bonjour, j'ai repris ma Tesla samedi chez vous avec le film sur tout l'avant. Il y a comme des petites poches laiteuses sur le capot, pas partout. Je les perce avec une aiguille ou je laisse, et quand est-ce que je peux aller au carwash ?",
      'paint-protection',
      /2 à 4 semaines|semaine/i,
    ],
    [
      "J'ai bricolé une photo de mon Jumpy avec votre outil là où on choisit la couleur, c'est chouette. Mais maintenant je me demande si le montant en bas c'est ce que je vais payer. Et ma photo, elle est partie où ?",
      'wrap-simulator',
    ],
    [
      "On ouvre une librairie dans un ancien vidéoclub à Wavre. Au-dessus de la porte il y a un énorme caisson avec des néons qui ne marchent plus, et plein de trous. Quand vous placez la nouvelle enseigne, vous débarrassez l'ancienne ou je dois louer un conteneur ?",
      'signs-banners',
    ],
    [
      "Bonjour, je suis gérante d'un petit resto à Saint-Gilles. Une voisine me dit que la commune est venue lui faire enlever son panneau, il n'était pas déclaré, alors qu'elle avait juste changé le nom. Comment ça marche à Bruxelles, les autorisations, et c'est valable combien de temps ?",
      'signs home',
      /9 ans|quatre zones/i,
    ],
    [
      "Mon propriétaire est un monsieur assez nerveux. Il veut bien l'enseigne mais il veut savoir ce que devient sa belle brique le jour où je pars. Qu'est-ce que je peux lui répondre ?",
      'signs',
      /mortier|8 à 12/i,
    ],
    [
      "Le caisson de mon père au-dessus de la boucherie, ça date de 98. Les tubes clignotent, on en a déjà changé trois et l'électricien dit qu'il ne trouve plus les pièces. On garde la caisse ou il faut tout jeter, vous savez mettre des LED dedans ?",
      'illuminated-signs',
      /LED/,
    ],
    [
      "Oui bonjour, hôtel à Bruges, enfin le patron est francophone. Depuis l'orage de dimanche il y a le O de HOTEL qui est noir, les autres s'allument. Je coupe tout et j'appelle qui, c'est toute l'enseigne qui est morte ?",
      'illuminated-signs',
      /photo|connecteur|alimentation/i,
    ],
    [
      "Avec ce que coûte l'électricité mon comptable me fait la tête dès qu'on parle d'une enseigne qui s'allume. Le snack est ouvert le soir, donc sans lumière on n'existe pas. Ça consomme vraiment beaucoup par an ?",
      'illuminated-signs',
      /110/,
    ],
    [
      "Comité de quartier de Jette. L'an passé notre bâche entre deux poteaux s'est déchirée aux coins avec la tempête, on l'avait attachée avec du fil de fer. On en recommande une, plus trois T-shirts, mais comment on évite que ça recommence ?",
      'banners',
      /élasti|sandow|œillet|oeillet|70 km/i,
    ],
    [
      "On organise la fancy-fair chaque année le dernier week-end de mai et chaque année on refait imprimer parce que la date change. La directrice trouve que c'est du gaspillage. Il n'y a pas moyen de garder la même toile ?",
      'banners',
      /velcro|bande/i,
    ],
    [
      "Mon truc qui se déroule pour les salons, le machin avec le pied en alu, il est complètement de travers. Je pense que le stagiaire l'a lâché d'un coup en le fermant. On peut juste changer l'image ou je dois racheter tout le bazar ?",
      'roll-up',
    ],
    [
      "Bonjour, agent immobilier. Je voudrais poser un roll-up sur le trottoir devant la maison à vendre pendant les visites, le week-end. Ma collègue dit qu'il va s'envoler, elle exagère ou pas ?",
      'roll-up',
    ],
    [
      "J'ai une quincaillerie depuis trente ans, les clients tournent en rond et ne trouvent pas la caisse, ni les prix d'ailleurs. Quelqu'un m'a dit que vous passiez voir les magasins pour dire ce qui ne va pas. Ça engage à quelque chose ?",
      'point-of-sale',
      /gratuit/i,
    ],
    [
      "C'est un peu la panique, on court les 20 km de Bruxelles dimanche prochain et celui qui devait s'occuper des maillots n'a rien fait. On est quatorze. C'est encore jouable ou j'oublie ?",
      'textile-printing-embroidery',
    ],
    [
      'Club de pétanque de Gembloux, on veut des casquettes avec le blason. Le blason est assez haut, presque sept centimètres sur le dessin du secrétaire, et il y a une devise en tout petit. Ça passe avec du fil ou il faut le réduire ?',
      'embroidery',
      /5,5/,
    ],
    [
      "Dans mon cabinet dentaire on a fait coudre les prénoms sur les tuniques. Une assistante part, une autre arrive, et la tunique est presque neuve, je n'ai pas envie de la jeter. On peut défaire le prénom sans que ça se voie ?",
      'embroidery',
    ],
    [
      "J'avais fait faire des T-shirts pour l'équipe de la friterie, pas chez vous, et au bout de trois lavages ça craquelle de partout. Les filles disent que c'est le séchoir. C'est quoi la cause en fait, et comment on les lave pour que ça tienne ?",
      'textile-printing',
      /envers|30|séch/i,
    ],
    [
      "Je suis la prof responsable des rhétos, on commande 120 hoodies avec une phrase dans le dos. L'an passé il y avait une faute, la honte. On peut en voir un vrai, un seul, avant que vous fassiez les autres ?",
      'textile-printing',
    ],
    [
      "Mon gamin a demandé à une intelligence artificielle de dessiner un dragon avec un skate et il le veut sur son T-shirt d'anniversaire. L'image a l'air belle sur l'écran. Ça ira à l'impression ou ce sera tout flou ?",
      'shirt-designer',
      /9 cm|pixels/i,
    ],
    [
      "C'est pour les septante ans de maman. On a une photo d'elle jeune que ma sœur m'a envoyée par WhatsApp, et on voudrait la mettre en grand sur le devant de dix T-shirts. C'est assez net, vous pensez ?",
      'shirt-designer',
      /pixels|original/i,
    ],
    [
      "Dans le bureau il y a du vieux papier peint à fleurs, il tient encore bien. On voudrait mettre une grande photo des Fagnes par-dessus, pas repeindre, on n'a pas le temps. Ça se colle dessus ou il faut arracher ?",
      'wall-decoration',
    ],
    [
      "On attend notre premier en avril. La chambre a été repeinte le week-end dernier et ma mère veut déjà offrir les animaux en autocollant pour le mur. Est-ce que c'est trop tôt, la peinture est sèche au toucher ?",
      'wall-decoration',
      /3 à 4 semaines/i,
    ],
    [
      "Un visiteur s'est cogné le nez dans notre porte vitrée, le pauvre, il saignait. La conseillère en prévention dit qu'on doit la marquer. On met quoi et à quelle hauteur, et peut-être avec notre logo tant qu'on y est ?",
      'wall-decoration',
    ],
    [
      "Ma véranda a un toit en plaques de plastique, du polycarbonate je crois, et en été c'est un four, mes plantes cuisent. J'ai vu que vous posiez un film contre la chaleur. Ça va sur ces plaques aussi ?",
      'solar-film',
      /polycarbonate/i,
    ],
    [
      "J'habite au quatrième d'un immeuble à Woluwe, plein sud, je n'en peux plus l'été. La syndic dit que je ne peux rien coller sur mes fenêtres sans demander. C'est vrai ça, ce sont quand même mes vitres ?",
      'solar-film',
      /copropri|assemblée/i,
    ],
    [
      "Vous êtes venus il y a quinze jours mettre le film dans le bureau. Je vois des bulles d'eau entre le film et la vitre, mon mari veut les percer. C'est normal et ça dure combien de temps ?",
      'solar-film walls-solar-film',
      /mois/i,
    ],
    [
      "Rez-de-chaussée à Ixelles, tout le monde regarde dans mon salon en passant. On m'a conseillé un film miroir. Mais le soir quand j'allume la lampe, on me voit quand même ou pas ?",
      'solar-film',
    ],
    [
      "J'hésite entre des stores à l'extérieur et votre film sur les vitres, pour un cinquième étage, bureaux d'avocats. Le gars des stores dit évidemment que le film ne vaut rien. Vous en dites quoi, honnêtement ?",
      'walls-solar-film',
    ],
    [
      "Je me lance comme céramiste, j'ai un nom, un garage et à peu près mille euros. Tout le monde me dit quelque chose d'autre, fais un site, fais des cartes, fais une enseigne. Par quoi je commence pour ne pas payer deux fois ?",
      'graphic-design',
    ],
    [
      "Bonjour, avocate stagiaire. J'ai besoin de cartes de visite et de papier à lettres, pas d'enseigne ni rien. C'est quelque chose que vous faites aussi, et sur quel papier ?",
      'graphic-design',
      /350|85/,
    ],
    [
      "Nous avons trois agences et chacune a son bleu, la dame de Mons utilise même une autre police. Le directeur m'a demandé un document avec les règles pour que tout le monde arrête de faire à sa tête. Combien ça coûte et combien de pages ?",
      'brand-charter',
      /890|2[\s.]?290|1[\s.]?490/,
    ],
    [
      "Mon ancien graphiste refuse de me donner les fichiers, il dit que le logo est à lui alors que j'ai payé la facture. Je ne veux plus vivre ça. Si vous en dessinez un, il est à qui à la fin ?",
      'logo-design',
      /cession|céd/i,
    ],
    [
      "J'ai demandé à deux autres studios de me faire une petite esquisse pour voir avant de choisir, ils ont dit oui. Vous pourriez aussi m'envoyer une idée de logo gratuitement ? C'est pour un food truck de gaufres.",
      'logo-design',
    ],
    [
      "Bonsoir, je suis ostéopathe. J'ai payé quelqu'un pour être premier sur Google et je suis en page quatre, derrière un vétérinaire. Si c'est vous qui faites mon site, vous me garantissez la première place ?",
      'website-design',
      /personne|promet|garanti/i,
    ],
    [
      "Notre site était chez un copain du président, le copain est fâché et on ne peut plus rien faire, même le nom est à lui. On repart de zéro. Chez vous, l'adresse internet elle serait au nom de qui, et si un jour on s'en va ?",
      'website-design',
    ],
    [
      "J'ai quarante-neuf ans, j'étais carrossier, l'épaule ne suit plus pour ponçer mais avec une raclette ça va très bien. Ma fille dit que vous cherchez du monde. C'est vrai, et il faut envoyer quoi, une lettre de motivation ?",
      'careers',
      /CV/,
    ],
    [
      "Je parle français et un tout petit peu néerlandais, genre bonjour merci. J'aimerais postuler comme poseur. Est-ce que la langue pose problème, et le contrat je le comprendrai ?",
      'careers',
      /néerlandais/i,
    ],
    [
      "Avant de signer, mon mari veut savoir s'il faut tout payer d'avance. C'est pour le film dans la chambre et un panneau pour son garage. Vous demandez combien à la commande ?",
      'terms',
      /30/,
    ],
    [
      "Bonjour, catastrophe, mon associé s'est retiré et l'ouverture n'aura pas lieu. On avait commandé l'enseigne la semaine passée, l'acompte est versé. Si on annule maintenant, qu'est-ce qu'on perd ?",
      'terms',
      /acompte/i,
    ],
    [
      "J'ai relu l'épreuve à minuit, j'ai dit ok, et maintenant sur la bâche il y a un 7 à la place d'un 1 dans le numéro de gsm. C'était dans mon texte, je le reconnais. C'est pour qui les frais ?",
      'terms banners',
      /frais|épreuve/i,
    ],
    [
      "J'ai commandé par internet un T-shirt avec la tête de mon chat et mon copain m'a quittée, c'est son chat à lui. J'ai lu qu'on a quatorze jours pour changer d'avis. Ça vaut ici aussi ?",
      'terms',
      /14|personnalis/i,
    ],
    [
      "Une amie a vu ma devanture en photo sur votre site. C'est flatteur mais mon ex ne doit pas savoir où je travaille maintenant, c'est une longue histoire. Vous pouvez la retirer, et je dois faire comment ?",
      'privacy legal-notice terms',
    ],
    [
      "J'ai envoyé mon CV chez vous en janvier, pas de suite, pas grave. Entre-temps j'ai trouvé ailleurs. Vous gardez ces papiers combien de temps et je peux demander qu'on les efface ?",
      'privacy',
      /6 mois|12/,
    ],
    [
      "C'est la comptabilité de chez Dumoulin. J'ai votre facture pour les bâches ici mais le scan est coupé en bas. Vous pouvez me redonner votre numéro de TVA et le compte ?",
      'legal-notice terms',
      /0999\.999\.922/,
    ],
    [
      "Bonjour, on a eu un cambriolage cette nuit, la vitrine est en morceaux avec les lettres dessus. L'assurance demande un devis pour remplacer le vitrage. Vous faites les vitres aussi ou seulement ce qu'il y a dessus ?",
      '',
    ],
    [
      "J'ai fait tomber du vernis à ongles sur le blazer de mon mari, celui avec l'écusson brodé. Le pressing n'en veut pas. Vous nettoyez aussi les vêtements ?",
      '',
    ],
    [
      "On se marie en août près de Dinant. On cherche un chapiteau pour cent personnes et des tables, et j'ai vu que vous parlez de fêtes et de bâches. Vous louez ce genre de choses ?",
      '',
    ],
    [
      "Mon fils fête ses huit ans et il adore les camions. On pourrait venir à l'atelier avec dix enfants pour un anniversaire, qu'ils collent chacun leur autocollant ? On apporte le gâteau.",
      '',
    ],
    [
      "Un gravillon a fait une étoile dans mon pare-brise sur le ring, juste devant le volant. Je voulais de toute façon protéger la carrosserie. Vous réparez l'étoile en même temps ?",
      '',
    ],
    [
      "Bonjour, comité d'entreprise. On voudrait offrir des gourdes et des stylos avec notre logo à deux cents collègues pour Saint-Nicolas, il paraît que ça se grave. Vous avez ça dans votre gamme ?",
      '',
    ],
    [
      "Je tiens une boutique de seconde main et je n'ai pas tout l'argent d'un coup. Chez le cuisiniste on peut étaler sur douze mois. Vous proposez aussi un crédit ou des mensualités ?",
      '',
    ],
  ]),
  ...rows('nl', [
    [
      "Dag, met Griet van de bloemenwinkel in Overijse. Ik ga half september open en alles moet nog gebeuren, de ruit, een bord boven de deur, en zo'n oprolding voor binnen. Hoe lang op voorhand moet ik dat bestellen bij u?",
      'home',
      /3 tot 5 weken|5 tot 10/i,
    ],
    [
      "Ik zit met een frituur in Maasmechelen, da's een eind rijden. Mijn schoonbroer zegt dat jullie alleen rond Brussel werken. Klopt dat, en als ge komt, moet ik die kilometers dan betalen?",
      'home',
      /hele|heel België|verplaatsing/i,
    ],
    [
      "Hallo, ik heb gisteren jullie formulier ingevuld met een foto van de garagepoort en een van de camionette erbij. 't Was zaterdag, dus ik weet niet of dat telt. Wanneer mag ik een prijs verwachten en kost die offerte iets?",
      'home about',
      /24 uur|gratis/i,
    ],
    [
      "Goeiemorgen, ik sta hier voor een dichte poort, het is kwart voor negen. Ik kwam mijn polo's ophalen en ik moet om halftien op de werf zijn. Van hoe laat tot hoe laat zijn jullie er?",
      'home',
      /\b0?9/,
    ],
    [
      'Wij zijn een gewoon gezin, geen bedrijf, en we willen alleen iets op het raam van de badkamer en misschien één T-shirt. Mijn vrouw durft niet bellen omdat het zo klein is. Doen jullie ook particulieren?',
      'about',
      /particulier/i,
    ],
    [
      'Ik werk op de milieudienst en ik moet altijd vragen naar het afval. Ge plakt folie, ge snijdt panelen, er blijft toch van alles over. Wat gebeurt er met die resten bij jullie?',
      'about',
      /rest|snijafval|recycl/i,
    ],
    [
      'Dokter Peeters hier, huisarts. Ik wil een deftig naamplaatje aan de deur maar ik weet niet wat ik er van de orde allemaal op mag zetten. Kijken jullie dat na of moet ik dat zelf doen?',
      'about signage',
    ],
    [
      'Schrijnwerker uit Herent. Ik heb letters voor mijn werkplaatsraam nodig, een stuk of twintig, en ik ben redelijk handig, ik heb ooit de kinderkamer behangen. Kan ik die gewoon zelf plakken als ge ze opstuurt?',
      'lettering',
    ],
    [
      'Het is hier vijf graden in onze loods en de baas wil per se volgende week de letters op de rolpoort. De vorige keer zijn ze er na een maand af gewaaid. Is dat niet te koud om te plakken?',
      'lettering',
      /10 ?°/,
    ],
    [
      'Ik heb een kapsalon, en boven de spoelbakken is er een groot raam op de straat. De klanten zitten daar met natte kop en iedereen kijkt. Maar ik wil wel zelf nog naar buiten kunnen kijken en een foto erop, bestaat zoiets?',
      'lettering',
      /geperforeerd|30/i,
    ],
    [
      'Ik heb een offerte gekregen voor één woordje op de deur en ik verschoot. Mijn buurvrouw heeft een hele vitrine laten doen en die betaalde niet eens het dubbel. Hoe komt ge eigenlijk aan die prijs?',
      'lettering',
      /hoogte|kleur/i,
    ],
    [
      'Ons logo is donkerblauw en op de winkelruit ziet ge er niks van, alsof er een gat in zit. Mijn man zegt dat het aan de verlichting binnen ligt. Wat doet ge daaraan zonder het logo te veranderen?',
      'lettering-signage',
      /wit/i,
    ],
    [
      "Tandartsenpraktijk hier. Wij hebben patiënten van 's ochtends acht tot 's avonds en ik kan de deur niet zomaar sluiten. Als jullie de ramen komen doen, moet ik dan een dag dicht?",
      'lettering-signage',
      /twee tot vier/i,
    ],
    [
      'Wij wisselen hier om de drie maanden van bureau, flexwerk noemen ze dat. Elke keer bestelt de office manager nieuwe deurplaatjes en dat kost stukken van mensen. Is er iets waar we zelf een naam in kunnen steken?',
      'signage',
      /magne|inlegg|printer/i,
    ],
    [
      'Ik ben syndicus van een parkeergebouw. De mensen rijden de afrit voorbij want de letters zijn te klein, vorige week nog een aanrijding. Hoe groot moet zoiets zijn als ge er met de auto voorbijkomt?',
      'signage',
      /20 cm/i,
    ],
    [
      'Mijn neef gaat zijn Polo laten spuiten, ik denk aan folie. De lak is nog goed, ik ben dat rood gewoon beu. Wat is nu slimmer, spuiten of plakken, als ge hem over vijf jaar wilt verkopen?',
      'wrapping-ppf',
      /originele|fabriek/i,
    ],
    [
      'Hallo, bakker met drie bestelwagens, alle drie een ander merk. Ik weet niet of ik alles moet laten beplakken of dat een naam en een telefoonnummer genoeg is. De vorige was een volledige wrap en die was zot duur, wat is het goedkoopste dat er toch proper uitziet?',
      'wrapping-ppf lettering-signage lettering',
    ],
    [
      "Met Jelle, ik heb een foodtruck en één camionette, en die rijdt elke dag. Als ik ze bij jullie binnenzet voor een andere kleur, kan ik er dan 's avonds nog mee rijden? En hoeveel dagen ben ik ze kwijt?",
      'car-wrapping',
      /3 tot 5/i,
    ],
    [
      "Voor mijn auto heb ik een offerte van tweeduizend euro voor een andere kleur. Maar als ik de deur opendoe, zie ik dan overal het oude geel nog? Op de foto's doen ze altijd de deuren toe.",
      'car-wrapping',
    ],
    [
      'De winter komt eraan en ik heb sinds de zomer een wrap op mijn bus. Vroeger ging ik gewoon met de hogedrukreiniger op de zaterdag. Mag dat nog, en hoe krijg ik dat strooizout eraf?',
      'car-wrapping',
      /zout|hogedruk/i,
    ],
    [
      'Ik heb iets gehoord over Car-Pass. Mijn garagist beweert dat ze bij een wrap uw kilometers moeten doorgeven, ik dacht dat hij lachte. Is daar iets van aan?',
      'car-wrapping',
      /Car-Pass/i,
    ],
    [
      "Ik heb eergisteren een zwarte Mercedes gekocht, splinternieuw, en ik durf er bijna niet mee rijden. Mijn vrouw parkeert, enfin, op het gehoor. Wat kost het om heel die wagen met zo'n doorzichtige folie te doen en hoelang blijft dat goed?",
      'paint-protection',
      /2[\s.]?800|7 tot 10/,
    ],
    [
      'Een kameraad heeft doorzichtige folie van tien jaar geleden op zijn BMW en dat is precies honing geworden, zo geel. Mijn auto is wit. Hebben die van nu dat ook nog?',
      'paint-protection',
      /geel|vergel/i,
    ],
    [
      "De deurgrepen en de bumperrand waar we de hond inladen zijn helemaal bekrast. 't Is maar een Dacia, dus ik ga daar geen duizenden aan geven. Kunnen jullie ook enkel die plekjes doen?",
      'paint-protection wrapping-ppf',
      /150/,
    ],
    [
      "Ik heb een oude Vespa en een koersfiets van carbon, twee keer mijn lief zegt mijn vrouw. Op het kader komen steenslagjes. Doen jullie folie op fietsen en moto's, of alleen op auto's?",
      'paint-protection',
      /fiets|moto/i,
    ],
    [
      "Ik wil mijn camper eens zien in het groen voor ik beslis. Ik heb hem gefotografeerd in de volle zon op de camping, maar alles blinkt. Hoe trekt ge zo'n foto het best?",
      'wrap-simulator',
      /bewolkt|schaduw|meter/i,
    ],
    [
      'Wij moeten drie maanden wachten op de toelating van de gemeente voor ons bord. Ondertussen weet niemand dat we open zijn, gisteren stond er een klant bij de buren. Mag ik zolang een spandoek hangen?',
      'signs-banners',
    ],
    [
      'Goeiedag, kinesist in Aalst, bijhuis aan de woning. Ik wil een plaat van een meter op een halve aan de gevel, zonder licht. Iemand in de wachtzaal, een ambtenaar, zei dat dat vrijgesteld is, tot hoeveel vierkante meter is dat?',
      'signs',
      /vier|4/,
    ],
    [
      "Mijn nonkel stopt met zijn schoenwinkel na veertig jaar. Het bord hangt er nog en hij denkt dat dat geen kwaad kan, 't is precies een souvenir. Moet dat eraf of mag hij het laten hangen?",
      'signs',
      /belasting|gemeente/i,
    ],
    [
      'Het bord van de vorige eigenaar hangt er nog, een mooie plaat, kaarsrecht. Ik heb een andere naam en weinig budget, want de keuken heeft alles opgeslokt. Kunnen jullie dat hergebruiken?',
      'signs',
      /folie|print/i,
    ],
    [
      "Boven onze winkel slaapt een koppel met een baby en die hebben nu al een brief gestuurd, en er hangt nog niks. Ik wil toch licht in mijn naam 's avonds. Hoe lost ge dat op met die mensen?",
      'illuminated-signs',
      /dim|3[\s.]?000|timer|klok/i,
    ],
    [
      'Ik heb een elektricien in de familie, die wil het zelf aansluiten. Maar hij is wel gepensioneerd en die keuring, hij begint altijd over die keuring. Wat mag hij doen en wat doen jullie?',
      'illuminated-signs',
      /AREI|24 V|vakman|erkend/i,
    ],
    [
      'Bij ons hangt de winkel vlak aan de verkeerslichten van het kruispunt. Ik dacht aan rode letters die oplichten, maar mijn dochter zegt dat dat niet mag. Heeft ze gelijk?',
      'illuminated-signs',
      /75/,
    ],
    [
      'Chiro Sint-Jan hier, wij willen een groot doek aan de gevel van het lokaal, en het is een oude boerderij met veel wind. Vorig jaar was het een laken met verf. Wat voor stof pakt ge het best en hoe lang gaat dat mee?',
      'banners',
      /330|510|1 tot 3|2 tot 4/,
    ],
    [
      'We doen een fuif in de sporthal en de brandweer vraagt papieren van alles wat we ophangen. Ik sta daar met mijn spandoek van vorig jaar en ik vind niks. Kunnen jullie er een maken mét attest?',
      'banners',
      /M1|B1/,
    ],
    [
      'Ik heb het bestand van het werfdoek zelf gemaakt in Canva en mijn collega zegt dat de tekst te dicht tegen de rand staat. Er komen gaten in voor de touwtjes. Hoeveel plaats moet ik vrijlaten?',
      'banners',
      /8 cm/i,
    ],
    [
      "Met Ann van het personeel, wij staan in november op een jobbeurs. Ik heb vier roll-ups nodig maar we hebben geen grafisch iemand, die is met zwangerschapsverlof. Kunnen jullie dat ook opmaken als ik wat foto's en tekst geef?",
      'roll-up',
      /opmaak|apart/i,
    ],
    [
      "Ik zoek iets om achter de spreker te zetten, een muur met allemaal logootjes, zoals bij de voetbal. 't Moet wel in mijn Fiat 500 kunnen. Hoe breed gaan die oprolbare dingen?",
      'roll-up',
      /150/,
    ],
    [
      'Apotheek in Diest. De vertegenwoordiger heeft hier een kartonnen toren gezet en nu kan een dame in een rolstoel niet meer draaien, ze zat vast tussen de hoestsiropen. Hoeveel plaats moet ge eigenlijk vrijlaten?',
      'point-of-sale',
      /150/,
    ],
    [
      'Ik heb een kaaswinkel en ik wil strookjes voor aan de rekken met de prijs op. Maar ik heb er misschien vijftien nodig, geen duizend. Drukken jullie zo weinig?',
      'point-of-sale',
      /één|1 stuk|minimum/i,
    ],
    [
      'Aannemer, acht man. Ik wil softshells, T-shirts en een fluovest, en de ene wil geborduurd en de andere gedrukt. Kan dat allebei op hetzelfde stuk, voor op de borst klein en op de rug groot?',
      'textile-printing-embroidery',
    ],
    [
      "Ik heb zelf al twintig polo's gekocht in de solden, nog met het kaartje aan. Mogen jullie daar ons logo op zetten of moet ik ze bij u kopen? Mijn man vreest dat ge dat niet doet.",
      'textile-printing-embroidery',
      /nieuw|reserve|extra/i,
    ],
    [
      'Mijn logo is een cirkel met een verloop van oranje naar roze en daaronder heel klein de slogan. Ik wil dat op de schorten van mijn koffiebar, genaaid, niet gedrukt. Gaat dat lukken?',
      'embroidery',
      /verloop|5 mm|kleur/i,
    ],
    [
      'Onze jongens werken langs de spoorweg met fluovesten. De preventieadviseur is tegen, hij zegt dat het logo de keuring van de vest kapotmaakt. Hoe zit dat juist?',
      'embroidery textile-printing',
      /20471|klasse/i,
    ],
    [
      "Ik heb thuis gestreken, op het logo zelf, en nu is het plat en het blinkt. Ik zal het wel fout gedaan hebben. Hoe strijkt ge zo'n genaaid logo eigenlijk?",
      'embroidery',
      /binnenste|handdoek/i,
    ],
    [
      'Scoutsgroep, we willen 65 T-shirts, dertig in het groen en de rest in het zwart, telkens hetzelfde wit ervoor. Telt dat dan als twee kleine bestellingen of als één? De kassier wil de goedkoopste manier.',
      'textile-printing',
      /50|zeef/i,
    ],
    [
      'Vrijgezellenfeest van mijn beste vriend, wij zijn met negen. Iedereen moet een andere naam op de rug en vooraan een foto van hem met een pruik. Met welke techniek doet ge zoiets?',
      'textile-printing',
      /DTF|DTG|vinyl|flex/i,
    ],
    [
      'Mijn moeder is 68 en heeft een tekening gemaakt van haar kat, op papier, met stiften. Ze kan niet met de computer overweg. Hoe geraakt dat op een T-shirt, moet zij iets speciaals doen?',
      'shirt-designer',
    ],
    [
      'Ons kot is een oud schoolgebouw met hoge ramen op het zuiden en grijze muren. We willen de ramen koeler én een kleurrijke foto op de muur, maar niet alles tegelijk want de subsidie komt in stukken. Wat doen we eerst?',
      'walls-solar-film',
      /glas|ramen|folie/i,
    ],
    [
      "In onze refter galmt het zo erg dat de oma's hun gehoorapparaat afzetten. De architect sprak van doeken met een foto op die het geluid dempen. Maken jullie dat?",
      'wall-decoration',
      /40 mm|akoest|galm/i,
    ],
    [
      'Ik heb zelf een foto van de Hoge Venen getrokken met mijn toestel, 24 megapixel. Ik wil die op een muur van drie meter in de living, de zetel staat er vlak voor. Is dat scherp genoeg of ga ik spijt hebben?',
      'wall-decoration',
      /1,5|dpi/i,
    ],
    [
      'Mijn bureau zit vlak achter een groot raam en na de middag zie ik niks meer op mijn scherm en ik zweet. De baas zegt: trek de gordijnen toe. Wat is er nog, en wat kost dat per vierkante meter?',
      'solar-film walls-solar-film',
      /25|45/,
    ],
    [
      'Wij hebben driedubbel glas, nieuwbouw van twee jaar, en toch is het 29 graden in de leefruimte. De glasplaatser zegt: niks op plakken of ge zijt uw garantie kwijt. Kunnen jullie toch iets doen, misschien langs buiten?',
      'solar-film',
      /buiten/i,
    ],
    [
      'Ons tuinkantoor ligt op het noorden, maar mijn collega heeft toch altijd last van het licht. En in de winter is het er al koud. Heeft zonnefolie daar zin, of gooi ik mijn geld weg?',
      'solar-film',
      /noord|winter/i,
    ],
    [
      'Mijn broer heeft onze naam bedacht en een logootje getekend op een bierviltje, ik heb er alleen een foto van. Het moet straks op de menukaart en op een schort. Moet dat volledig nieuw ontworpen worden of kunt ge dat overtekenen?',
      'graphic-design',
    ],
    [
      "Wij zijn een team van twaalf en iedereen maakt zijn eigen powerpoint, de ene nog lelijker dan de andere. Er is een logo, dat is goed. Wat kost zo'n boekje met regels, met ook visitekaartje en mailhandtekening erin?",
      'brand-charter',
      /1[\s.]?490/,
    ],
    [
      'Ik heb een naam voor mijn brouwerij en ik heb schrik dat iemand die pikt. Een vriend zegt: registreren, maar is dat dan de naam of het logo? En hoelang geldt dat?',
      'logo-design',
      /tien jaar|10 jaar|BBIE|BOIP/i,
    ],
    [
      "'k Heb al een logo van in de jaren negentig, mijn vader heeft het laten maken. Het is lelijk maar iedereen in het dorp kent het. Kan dat wat moderner zonder dat de mensen denken dat we overgenomen zijn?",
      'logo-design',
      /kleur|vorm/i,
    ],
    [
      "Ik heb een B&B met vier kamers en ik betaal mij blauw aan die boekingssites. Ik wil dat mensen bij mij zelf boeken en betalen. Wat kost zo'n website en in hoeveel talen is dat dan?",
      'website-design',
      /3[\s.]?500/,
    ],
    [
      'Ik ben van opleiding grafisch, pas afgestudeerd, en ik heb stage gedaan in een drukkerij. Op school zei een leerkracht dat jullie iemand zoeken voor de prints. Welke ervaring vragen jullie daarvoor?',
      'careers',
      /drukkerij|diploma|ervaring/i,
    ],
    [
      'Mijn letters hangen er drie weken en eentje is losgekomen van de gevel. Ik heb een btw-nummer, het is voor mijn zaak. Binnen hoeveel tijd moest ik dat melden en naar waar stuur ik dat?',
      'terms',
      /8 dagen|30 dagen/i,
    ],
    [
      'Ze hebben mij een rekening gestuurd en ik was in het ziekenhuis, nu ben ik drie weken te laat. Ik ben gewone burger, geen firma. Komen daar direct kosten bij?',
      'terms',
      /14|gratis|kosteloos/i,
    ],
    [
      "Ge hebt ooit een offerte voor mij gemaakt voor de zonnefolie, in het voorjaar, en ik heb niet besteld. Nu krijg ik schrik dat mijn adres en foto's van mijn living daar nog staan. Hoelang bewaren jullie zoiets?",
      'privacy',
      /2 jaar|twee jaar/i,
    ],
    [
      'Hallo, onze auto is vorige week geschept op de parking en de bumper hangt los. De verzekering betaalt. Kunnen jullie die uitdeuken en herspuiten, want ik zag dat ge met carrosserie bezig zijt?',
      '',
    ],
    [
      'Ik zoek gordijnen voor de zaal, verduisterend, zes meter breed, en iemand die ze komt ophangen. Jullie doen stoffen en ramen, dus ik dacht, ik vraag het eens. Hebt ge dat?',
      '',
    ],
    [
      'Wij gaan met de wielerclub naar de Ventoux en we zoeken nog sponsors. In ruil komt uw naam op ons truitje. Doet jullie firma aan sponsoring?',
      '',
    ],
    [
      'Mijn vader is gestorven en we zoeken iemand die bidprentjes en een tekst op de grafsteen kan doen. De begrafenisondernemer vraagt zoveel. Kan dat bij u?',
      '',
    ],
    [
      "Ik heb zo'n snijplotter gekocht op 2dehands en ik krijg hem niet aan de praat, de software vraagt een code. Geven jullie ook les, zo een avondcursus folie plakken?",
      '',
    ],
    [
      'Met de post van de overkant. Er staat al drie dagen een bestelwagen met jullie soort letters voor onze oprit en we kunnen er niet uit. Kunt ge zeggen van wie die nummerplaat is?',
      '',
    ],
    [
      'Wij hebben zonnepanelen liggen en sinds de buur gebouwd heeft, vallen ze in de schaduw. Iemand sprak over zonnefolie die stroom opwekt voor op het glas. Plaatsen jullie die?',
      '',
    ],
  ]),
  ...rows('en', [
    [
      "Hi, it's Priya, I run a small yoga place in Leuven. My sister designed our logo but she only ever sent it as a photo in a chat and now she's travelling. I want it big on the window. What kind of file should I be chasing her for?",
      'home',
      /SVG|PDF|vector/i,
    ],
    [
      "So we're a charity near Liège and our landlord says he'll do nothing for us. We need someone to come here, not us driving a shop window up the motorway. Do you travel that far, and is it on top?",
      'home illuminated-signs',
      /travel|Belgium/i,
    ],
    [
      'Hello there, moved from Manchester in the spring, still no Dutch and my French is embarrassing. I tried two other firms and nobody called back. Can I deal with you in English the whole way through?',
      'about legal-notice',
      /English/i,
    ],
    [
      "My name's Tom, we have eleven shops, and every time a van gets replaced the green comes out different, drives my boss up the wall. He's asked me to find somebody who keeps records. Do you hold on to our colours for the next one?",
      'about wrapping-ppf',
      /references|templates|reference/i,
    ],
    [
      "We'd love to have a nose around before ordering, my husband is one of those who has to touch everything. He did the same with the kitchen worktop. Can people visit, or is it closed to the public?",
      'about',
      /appointment/i,
    ],
    [
      "I've got a white Transit, I do gardens. Bloke at the café said I need a full wrap, another said just letters on the doors. Where do you put things on a van if it's only the name and number, and are there bits you're not allowed to cover?",
      'lettering lettering-signage',
      /windscreen|plates|lights/i,
    ],
    [
      "I had gold letters done on the bakery window ten days ago, not to complain, they're lovely. But the window cleaner comes on Friday with his ladder and his blade. What do I tell him?",
      'lettering',
      /week|blade|sponge/i,
    ],
    [
      "My signature is my brand, I'm a florist, very thin loopy handwriting. The last person said it couldn't be cut out of sticker stuff, or it would fall apart. How thin can it go before you have trouble?",
      'lettering',
      /2 mm/,
    ],
    [
      "The glass in our physio room faces the pavement, people wave at the patients. I don't want curtains because of the dust. Can you do that frosty sandblasted look on it, and with our logo left clear?",
      'solar-film lettering walls-solar-film',
      /etch|frost/i,
    ],
    [
      "Okay so the wind took half of a letter off my food trailer, probably my fault, I put the pressure washer right on it. It's curved there, over the wheel. Which sort of film should've been used on a bit like that and how many years should I get?",
      'lettering',
      /cast|7 to 10/i,
    ],
    [
      "We've got a pub with the list of beers, the kitchen hours, the quiz, the dog policy, all of it on one window, and my daughter says no one reads a word. She's seventeen, she knows everything. How much should we actually put up there?",
      'lettering-signage signs-banners',
      /few|name/i,
    ],
    [
      "Our brand green is a RAL number, the architect insisted, it's on the door frames too. If you do the letters on the wall and the stickers on the glass, will it be that exact green?",
      'lettering-signage',
      /RAL/,
    ],
    [
      "I'm the caretaker of an apartment block, sixty bells, three entrances, and the delivery drivers ring me at all hours. I painted arrows myself, don't laugh. What do your direction signs start at, and will I need to buy them all at once?",
      'signage lettering-signage',
      /150/,
    ],
    [
      "My mother's care home has these shiny door plates and she can't read them, none of them can. The manager said she'd look into it if I found out what's recommended. How big and what sort of contrast should room signs be for old eyes?",
      'signage',
      /LRV|60|3 m/i,
    ],
    [
      "International office in Brussels, we've French, Dutch, English and now the Germans want theirs. The sign by the lift looks like a phone book. Is there a rule on how many languages, or just good sense?",
      'signage',
      /two|law/i,
    ],
    [
      'Hi, I drive about forty thousand a year, mostly motorway, and I also want the company name down the sides. So one guy sells me vinyl, one sells me clear film, and they both say the other is rubbish. Which one do I need, or is it both?',
      'wrapping-ppf',
      /stone|both|combine/i,
    ],
    [
      "I've seen a lad on YouTube cover his headlights in smoked film and it looked mint. I've an Octavia coming to you for a roof wrap anyway. Could you tint the lights while you're at it?",
      'wrapping-ppf',
      /type-approved|bare|tint alters/i,
    ],
    [
      "My dad's company has an old Sprinter, twelve years old, paint is alright. He wants it bright orange all over, with our phone number printed. What would a whole van like that set us back and how long's it off the road?",
      'car-wrapping wrapping-ppf',
      /1,500|3 to 5/,
    ],
    [
      'I phoned my insurance about the new dents and happened to mention the wrap and there was this silence. They asked if it had been declared. Does film count for anything if I write the car off?',
      'car-wrapping',
      /omnium|declared|invoice/i,
    ],
    [
      "It's Karen again about the Mini. There's tree sap all over the bonnet, under the lime trees, you know how it is, and it's wrapped in satin. I've been at it with a kitchen sponge and I'm scared to go on. What gets it off?",
      'car-wrapping',
      /alcohol/i,
    ],
    [
      "Collected my car two years ago with your vinyl on it, and now there's a crack running along the roof edge. Nobody hit it, I wash by hand. Is that still under the warranty and what do you need from me?",
      'car-wrapping terms',
      /5[ -]year|5 years/i,
    ],
    [
      "I restore old Alfas, I've a '71 with original paint that I'm frightened to drive. A friend had clear film on his modern thing, very tidy. Would you take on a classic, and how do you price that?",
      'paint-protection',
      /request/i,
    ],
    [
      "I heard about film that heals itself, sounds like witchcraft to me. My car's black and the car wash has left swirls everywhere. How does that work, and does it heal everything?",
      'paint-protection',
      /60/,
    ],
    [
      'My car was ceramic coated by the dealer last year, cost a bomb. Now I want the front covered as well because of the gravel on our lane. Can you just put the film over the top?',
      'paint-protection',
      /polished off|coat/i,
    ],
    [
      "I've been sat here an hour making my van purple on your site, wife thinks I've lost it. But my screen's old and everything looks a bit blue. How do I know what colour I'd really get?",
      'wrap-simulator',
      /swatch/i,
    ],
    [
      "I sent you three pictures of the jeep last week with the quote form. My partner's wondering whether the mock-up you make from them costs extra. We haven't got a logo yet, that's a different headache.",
      'wrap-simulator',
      /free/i,
    ],
    [
      "We do a Christmas market, five weekends, then we open a proper shop in March. I don't want to buy something for the stall which is useless later. How do I pick between a banner, a roll-up and a real sign?",
      'signs-banners',
    ],
    [
      "We're by the coast, near Ostend, and the salt eats everything. The last metal plate was weeping rust within a year. Which material would you use for letters by the sea?",
      'signs',
      /316|stainless/i,
    ],
    [
      "My quote for twelve separate letters came out a lot dearer than my friend's printed panel, and hers is bigger. We're both hairdressers so we compare everything. Why's that?",
      'signs',
      /cutting|drilled/i,
    ],
    [
      "I've insulated the whole front of the house last year, that polystyrene with render on it. Now I'm opening a practice at home and need a plate and perhaps a little projecting sign. Will anything hold on that wall?",
      'signs signage',
      /thermal|load-bearing/i,
    ],
    [
      'Right, I own a cocktail bar and I want one of those pink handwriting lights behind the counter, like glass neon but not glass. My electrician pulled a face. How long do they live and are they safe?',
      'illuminated-signs',
      /5 to 8|silicone|24 V/i,
    ],
    [
      "The red of our light-up sign is orange at night, honestly, like a different company. By day it's fine. Is that normal, and how do we avoid it with the new one?",
      'illuminated-signs',
      /LED|sample/i,
    ],
    [
      "We are a small builder, English not first language, sorry. I need cloth for the fence around site, the wind is strong there, it's on a hill. Which one, and what is the normal size for those fences?",
      'banners',
      /mesh|340/i,
    ],
    [
      "Our football club has a huge old banner, faded, with last year's sponsor who went bust. The chairman wants it in the skip. Can anything be done with it, seems a shame?",
      'banners',
      /cover|bag|second/i,
    ],
    [
      "I'm hanging something across the high street for the jazz weekend, and it should be readable from both ends. Last time you could see the letters backwards through it. Do you do one with two sides?",
      'banners',
      /blockout/i,
    ],
    [
      "Conference in Ghent on the 14th, I'm the one who's been handed everything, badges, coffee, the lot. I need two pull-up banners and I've approved nothing yet. How quickly could you get them to our door?",
      'roll-up home',
      /5 to 7/,
    ],
    [
      "I'm making the artwork for a roller banner myself, I've a bit of Illustrator. Last time the bottom of the text vanished into the box and everyone had a laugh. How much should I leave at the top and bottom?",
      'roll-up',
      /10 to 15|30 cm/i,
    ],
    [
      "Supermarket manager here. Kids' sticker trail on the floor leading to the cereals, head office's idea, and the cleaning machine goes over it nightly. Will it survive, and will someone's gran slip on it?",
      'point-of-sale',
      /anti-slip|1 to 6/i,
    ],
    [
      "I've a cosmetics line in about forty pharmacies and I want a little cardboard stand for the counters. My co-founder wants a thousand, I'd start with sixty. When does it pay to have a proper cutting tool made?",
      'point-of-sale',
      /hundred|100/i,
    ],
    [
      "Five of us in a cleaning crew, and the tops go in at sixty every night. We've had the printed sort and they peel. I'm also after something on the van but first the clothes, stitched or printed, what suits which fabric?",
      'textile-printing-embroidery embroidery',
    ],
    [
      "I'm sorting kit for a rugby club, ages six to fifty. Last year we'd three dads squeezed into mediums and nobody would exchange them. How do we get sizes right this time?",
      'textile-printing-embroidery',
      /fitting set|chart|cent/i,
    ],
    [
      "My restaurant's logo is a big solid shield, dark red. The stitched version came out at a scary price, and on a cap it's worse. What makes it expensive, is it the colours?",
      'embroidery',
      /stitch/i,
    ],
    [
      'Our little one has eczema and she loves the school fleece with the badge on it, but she says it scratches. Her gran wanted to cut it off. Is there a fix for the back of the stitching?',
      'embroidery',
      /cover|soft/i,
    ],
    [
      'I sell knitwear, not mine, but I wanted my label on towels too, thick fluffy ones, for a spa. Tried it on my home machine and the letters drowned. Can you do small words on a towel?',
      'embroidery',
      /8 mm|film/i,
    ],
    [
      "We're a band, four songs and no money. We want black shirts with a two-colour drawing, maybe sixty, to sell at gigs. Which way of printing is cheapest at that number, and is there anything I need on the label if I'm selling them?",
      'textile-printing',
      /screen|label/i,
    ],
    [
      "I ironed straight over my son's football number, and it's bubbled and stuck to the iron, his face when he saw it. Before I do the other sleeve, how should these be washed and ironed?",
      'textile-printing',
      /inside out|baking|reverse/i,
    ],
    [
      "My grandson drew a superhero and I'd like it on the front of his shirt, he's eight and small with it. I've no idea how big that can be. The neighbour's had it halfway down to the knees.",
      'shirt-designer',
      /18/,
    ],
    [
      "The meeting room's all glass and we sit there like fish, but I also need folk to see whether it's free. Facilities want blinds, I can't stand blinds. What height would you frost, and what does that run to per metre?",
      'walls-solar-film',
      /35|90 cm/i,
    ],
    [
      "Our restaurant corridor gets knocked by trolleys, and sauce, don't ask. I'd like a forest on the wall, floor to ceiling, that I can wash. Which covering holds up?",
      'wall-decoration',
      /vinyl|10 to 15/i,
    ],
    [
      "I'm in a rented flat and I'd like a giant map behind the sofa. My deposit's two months, so I'm nervous. When I leave, does it come off or does the paint go with it?",
      'wall-decoration',
      /dry|paint|warm/i,
    ],
    [
      "The school wants a mural along the stairs, which is also the way out if there's a fire. Somebody from the fire service mentioned a letter and a number, B something. What's that about and who tells us what we need?",
      'wall-decoration',
      /13501|B-s1/,
    ],
    [
      "Glass roof over the kitchen, faces dead south, we've actually cooked an egg on the counter, nearly. Someone said a film could crack the panes. How do you find out if ours can take it?",
      'solar-film',
      /stamp|compatib|laser/i,
    ],
    [
      "I have a dress shop and everything in the window goes pale on one side, even the wooden floor. I don't want it to look like a mirror or dark. Is there something you can barely see that'd slow that down?",
      'solar-film walls-solar-film',
      /99|selective/i,
    ],
    [
      "One of my double-glazed windows has gone misty in the middle, it's been like that since winter. It's also the hottest room in the house. Could your sun film cover that up and cool it down in one go?",
      'solar-film',
      /replace|seal/i,
    ],
    [
      "I want a menu, some labels for jam jars and a leaflet, it's a farm shop. I've done them in Word up till now, and the printer always moans about the edges. Is that something you lay out, and what is it with the edges?",
      'graphic-design',
      /3 mm|bleed/i,
    ],
    [
      "I'm choosing a name for my kennel business, and my aunt's dreamed up a pun. Whatever you draw, it'll have to go on a van, fleeces and a website. What would a logo cost with just the name, and how long's the wait?",
      'logo-design graphic-design',
      /299|2 to 3/,
    ],
    [
      'We sell soap from the kitchen table, about twenty kinds, and I answer orders by text at midnight. I need a real shop online with card payments. What does that cost, and roughly how many weeks?',
      'website-design',
      /3,500|4 to 8/,
    ],
    [
      "My manager keeps saying we need a brand book, and I keep nodding. We've six branches, a fleet, uniforms, and everything in two languages. The logo itself came from another agency years ago. Which of your packages would that be, and does it matter that you didn't draw it?",
      'brand-charter',
      /2,290/,
    ],
    [
      "Hello, I'm Marek, I did seven years of car wraps in Poland and I'm moving to Vilvoorde with my wife in June. My French is so-so, my Dutch is zero but I learn quick. Do you have a job for fitters, and how does the hiring go, is there a test?",
      'careers',
      /trial|half a day/i,
    ],
    [
      "The fitters came on Tuesday and couldn't get in because my brother had taken the keys to Antwerp, totally our fault. Nice lads, they waited nearly an hour. Am I going to be billed for that trip?",
      'terms',
      /journey|waiting/i,
    ],
    [
      "I got your price for the café front back in April, then my mum was ill and everything stopped. I've found the email again this morning. Is that price still good or do I need to ask for another one?",
      'terms',
      /30/,
    ],
    [
      "We're private people, we bought window film and a small house sign, and after a year something's not right with the sign. I emailed, and I wasn't thrilled with the reply, sorry to say. Who can I take it to if we can't agree, without a lawyer?",
      'terms legal-notice',
      /Mediation|ombudsman/i,
    ],
    [
      "I had a chat with that Alfred thing of yours last night about our uniforms and I typed all sorts, names of the girls, my phone number. Now I'm lying awake. How long is that kept, and can I wipe it?",
      'privacy',
      /13 months/i,
    ],
    [
      "My husband clicks accept on every banner going, I'm the opposite. I was designing a jumper on your page, and then the next day it still remembered it. What are you storing on my computer, and where do I change my mind about the cookies?",
      'privacy',
      /shirt-design|foot of every page|consent/i,
    ],
    [
      "Our boiler guy came and says he can't get round the back because there's a wasp nest behind your old fascia, well, the previous tenant's. It's not one of yours, I think. Do you deal with wasps or is that the fire brigade?",
      '',
    ],
    [
      "Hiya, I've just wrapped up a course and I write poems. I want to self-publish, two hundred copies, hardback, with a ribbon. You print and you stitch, so do you bind books too?",
      '',
    ],
    [
      "I'm flying out of Zaventem on Sunday for ten days. Since you're near the airport, could I leave my car in your heated hall while I'm gone? I'd pay, obviously.",
      '',
    ],
    [
      "We've got this parade coming and I was after those tall feather-shaped flags on a spike, you see them outside car dealers. Eight of them, blue. My brother says it's the same people who do banners, so do you?",
      '',
    ],
    [
      "My phone screen's smashed and I heard you fit protective film. It's a Samsung, about a year old. Can I bring it in and have one put on while I wait?",
      '',
    ],
    [
      "I bought a van with another company's number on it, and people keep ringing them about my work. The letters I can sort. But could you get me a new phone number and a contract, or is that somebody else entirely?",
      '',
    ],
  ]),
];
