import { type AskedBefore, rows } from '@/lib/alfred/asked-before/question';

/** Private people: their car, their windows, a shirt for a weekend, what is legal and what it costs. Only measured. */
export const residentsUnseen: readonly AskedBefore[] = [
  ...rows('fr', [
    ['durée de vie covering', 'car-wrapping wrapping-ppf wrap-simulator', /(5|cinq)\s*(à|-|–)\s*(7|sept)/i],
    ['prix ppf voiture complète', 'paint-protection wrapping-ppf', /2[.,\s]?800/i],
    ['entretien covering mat', 'car-wrapping wrap-simulator'],
    ['covering sur rouille', 'wrapping-ppf', /carross/i],
    ['vitres avant fumées, légal?', 'wrapping-ppf solar-film'],
    ['chambre sous toit trop chaude', 'solar-film walls-solar-film'],
    ['laver vitres après film solaire', 'solar-film', /\b30\b|trente/i],
    ['papier peint photo ça tient longtemps', 'wall-decoration', /(10|dix)\sans/i],
    ['tshirt enterrement vie de garcon', 'shirt-designer'],
    ['broderie ca gratte bébé', 'embroidery', /voile/i],
    ['repasser t-shirt imprimé', 'textile-printing', /envers|feuille\sde\scuisson/i],
    ['roll up dehors ?', 'roll-up'],
    ['adresse svp', 'about legal-notice terms', /Letterstraat/i],
    [
      'bonjour, c koi le délai pour 25 polos brodés pour notre club de pétanque?',
      'embroidery textile-printing-embroidery home',
      /(2|deux)\s*(à|-|–)\s*(3|trois)\ssemaines/i,
    ],
    [
      'est-ce que je peux apporter nos propres vestes pour faire mettre le nom de la chorale dessus ?',
      'textile-printing-embroidery',
      /neu(f|ve)s?/i,
    ],
    [
      'Peut-on coudre un logo sur des k-way sans que la pluie passe à travers ?',
      'textile-printing-embroidery',
      /transfert|badge/i,
    ],
    [
      'Le flocage de nos pulls de rhéto tiendra combien de lavages a peu pres ?',
      'textile-printing',
      /cinquant|\b50\b/i,
    ],
    ['Une photo reçue par whatsapp, ça suffit pour un t-shirt ?', 'shirt-designer', /original/i],
    [
      'Vous pourriez mettre sur un pull un dessin fait avec chatgpt qui ressemble fort a Astérix ?',
      'shirt-designer textile-printing-embroidery',
    ],
    [
      'Combien de temps vos gens restent-ils chez nous pour un décor sur un mur de 4 m sur 2,5 ?',
      'wall-decoration walls-solar-film',
    ],
    ['Ça pue fort, votre colle, vu que mon mari est asthmatique ?', 'walls-solar-film'],
    [
      "Avec un film contre le soleil, est-ce qu'on ne perd pas de la chaleur gratuite en janvier ?",
      'solar-film',
    ],
    ['est ce que la garantie de mon double vitrage risque qqch si jy fais coller un film', 'solar-film'],
    [
      "Puis-je encore renoncer à ma commande de bâche après avoir accepté le devis, et qu'est-ce que je devrai payer ?",
      'terms',
    ],
    [
      "Notre asbl de parents d'élèves compte-t-elle comme un consommateur chez vous ?",
      'terms',
      /entreprise/i,
    ],
    [
      "J'ai versé 400 € d'avance pour ma camionnette aménagée. Imaginons que ce soit vous qui laissiez tomber, je revois mon argent ?",
      'terms',
    ],
    ['vous causez français a zaventem ??', 'about'],
    [
      "Faut-il venir à l'atelier ou pouvez-vous poser le film transparent dans mon garage à Namur ?",
      'wrapping-ppf home',
    ],
    [
      "Ma Twingo a 9 ans et je la veux vert pomme pour mes 60 ans. La peinture est saine mais la couleur m'ennuie. Mieux vaut la repasser au pistolet ou coller un vinyle ?",
      'wrapping-ppf',
    ],
    [
      "J'ai fait poser un film noir satiné en mars. Samedi un caddie m'a griffé la portière. Toute l'auto est à refaire ou juste ce bout-là ?",
      'car-wrapping',
      /panneau/i,
    ],
    [
      "Retour de vacances : le capot filmé est plein de moustiques et j'ai une grosse goutte de résine de pin. Je nettoie avec quoi sans tout abîmer ?",
      'car-wrapping',
    ],
    [
      "Ma compagne veut protéger le cadre de son vélo gravel. C'est le même film que pour les autos ? Ça démarre à combien ?",
      'paint-protection',
      /\b150\b/i,
    ],
    [
      "Je loue un studio à Louvain-la-Neuve pour deux ans. J'aimerais un grand décor derrière mon lit mais je dois tout rendre nickel. Qu'est-ce qui s'enlève le plus proprement ?",
      'wall-decoration',
      /intissé|à\ssec/i,
    ],
    [
      "Le petit dernier gribouille sur tout. On voudrait une fresque dans sa chambre qu'on puisse frotter à l'éponge. Quelle matière choisir ?",
      'wall-decoration walls-solar-film',
    ],
    [
      'On fait une brocante dans la rue. Le comité veut tendre un calicot au-dessus de la chaussée. On doit demander à qui ?',
      'banners signs-banners',
      /commune/i,
    ],
    [
      "Pour les noces d'or de mes parents on cherche une petite enseigne façon néon avec leurs prénoms, à mettre dans le salon. Vous faites ça ? Ça éclaire pendant combien d'années ?",
      'illuminated-signs',
      /(5|cinq)\s*(à|-|–)\s*(8|huit)/i,
    ],
    [
      "J'ai acheté un pull chez vous il y a cinq mois et l'impression part en morceaux. Je l'ai lavé comme il faut. Ai-je encore une garantie comme simple particulier ?",
      'terms',
      /(deux|2)\sans/i,
    ],
    [
      "Nos pionniers revendent des sweats pour payer leur camp à l'étranger. Il y a des mentions obligatoires dessus ?",
      'textile-printing',
    ],
    [
      "La maman d'un louveteau ne veut pas que le prénom de son fils traîne partout. Que faites-vous de la liste qu'on vous envoie pour les broderies ?",
      'terms',
    ],
    [
      "J'ai rempli votre formulaire mardi pour la fenêtre de la salle de bain et depuis, silence radio. Où puis-je voir si quelqu'un s'en occupe ?",
      'quote-status',
    ],
    ['moustiquaire sur mesure', ''],
    ['ballons imprimés anniversaire', ''],
    ['vous faites les ourlets de pantalon et vous recousez les boutons ?', ''],
    ['Est-ce que vous louez des tonnelles ou un photobooth pour une communion ?', ''],
    [
      "J'ai un éclat en étoile dans le pare-brise, juste devant le volant. L'assurance me dit que ça se répare avec de la résine. Vous faites ça le jour même ?",
      '',
    ],
    ['horaire piscine zaventem', ''],
    ['tache vin rouge nappe blanche', ''],
    ['A partir de quel âge un enfant peut-il rester seul à la maison le mercredi ?', ''],
    [
      "Mon ex et moi avons la garde alternée. Qui met les enfants à charge sur la déclaration d'impôts ? On se dispute chaque année.",
      '',
    ],
    ['comment resilier mon abonnement gsm sans frais', ''],
  ]),
  ...rows('nl', [
    ['hoelang wagen kwijt bij wrap', 'car-wrapping wrapping-ppf', /(3|drie)\s*(tot|à|-|–)\s*(5|vijf)/i],
    ['steenslagfolie voorkant prijs', 'paint-protection', /1[.,\s]?200/i],
    ['krasjes in ppf, blijvend?', 'paint-protection', /60\s?(°|graden)|zelfherstel|vloei/i],
    ['chroomfolie, hoelang blijft dat mooi', 'car-wrapping', /(2|twee)\sjaar/i],
    ['koplampen zwart laten tinten', 'wrapping-ppf'],
    ['borduren vanaf hoeveel stuks', 'textile-printing-embroidery', /\b10\b|\btien/i],
    ['wasverzachter bij bedrukte truitjes', 'textile-printing textile-printing-embroidery'],
    ['zonnefolie kostprijs vierkante meter', 'solar-film walls-solar-film home', /\b25\b/i],
    ['folie op driedubbel glas', 'solar-film'],
    ['status van mijn offerteaanvraag', 'quote-status'],
    ['spandoek geboorte hoelang wachten', 'banners', /(1|één|een)\s*(tot|à|-|–)\s*(2|twee)\sweken/i],
    ['telefoonnr atelier', 'home about legal-notice', /000[\s./]*20[\s./]*06/i],
    ['offerte hoelang geldig', 'terms', /\b30\b|dertig/i],
    [
      'Mag ik in België zomaar met een matzwart gewrapte auto rondrijden of moet ik dat ergens aangeven?',
      'car-wrapping',
      /\bDIV\b/i,
    ],
    ["kunde gij ook mijnen oldtimer van 68 inpakken met zo'n doorzichtige folie?", 'paint-protection'],
    [
      'Er hangt nog behang van de vorige eigenaars in ons dochter haar kamer, moet dat eraf voor jullie een print zetten?',
      'wall-decoration',
    ],
    [
      'wat is nu het verschil in warmte tegenhouden tussen die spiegelfolie en die bijna onzichtbare',
      'solar-film',
    ],
    [
      'Moet ik de kilometers tot De Panne bijbetalen als jullie bij mij thuis de ruiten komen folieën?',
      'solar-film walls-solar-film home terms',
    ],
    [
      'Hoe warm mag ik de shirts van de voetbalploeg wassen zonder dat de nummers eraf komen?',
      'textile-printing textile-printing-embroidery',
      /\b40\b/i,
    ],
    [
      'Wij zijn een turnkring zonder veel centen, wat kost de goedkoopste website bij u?',
      'website-design graphic-design home',
      /1[.,\s]?200/i,
    ],
    ['welke maten zijn bij kinder-tshirts het eerst uitverkocht?', 'textile-printing-embroidery', /\b128\b/i],
    ['kunnen jullie een foto van onzen hond op een handdoek borduren', 'embroidery'],
    ['Als de plaatser voor mijn deur staat en ik zit nog vast op de ring, wat kost mij dat?', 'terms'],
    [
      'staan de prijzen op jullie site met of zonder btw voor gewone mensen',
      'terms home about',
      /\b21\b|inclusief|inbegrepen/i,
    ],
    ['mag ik men naam op de brievenbus zelf plakken als ge de letters opstuurt?', 'lettering'],
    ['Hoe lang houdt die chatbot bij wat ik hem allemaal vraag?', 'privacy', /13\smaanden|dertien/i],
    ['Wordt er iets doorgegeven aan Car-Pass als ik mijn auto een ander kleurtje laat geven', 'car-wrapping'],
    [
      "Wij hebben een groot raam pal op het zuiden en onze nieuwe parket verkleurt nu al. Houdt zo'n folie dat tegen of blijft hem gewoon verbleken?",
      'solar-film walls-solar-film',
    ],
    [
      'Ons dubbel glas heeft sinds de winter damp tussen de twee ruiten. Ik had gedacht er melkglasfolie over te plakken zodat ge het niet meer ziet. Goed idee?',
      'solar-film',
      /vervang/i,
    ],
    [
      'In ons appartementsblok willen drie mensen zonwering op het glas en de rest niet. Kan ik voor mijn eigen raam beslissen, het is toch van mij?',
      'solar-film walls-solar-film',
      /vergadering/i,
    ],
    [
      'Mijn wagen is vorige week overspoten na een aanrijding. Ik had hem eigenlijk ineens willen laten wrappen. Hoelang moet ik nog wachten?',
      'car-wrapping',
      /(3|drie)\s*(tot|à|-|–)\s*(4|vier)/i,
    ],
    [
      'Er komt een hoekje los aan de achterklep, de wrap is nog geen half jaar oud en ik ben nergens tegen gereden. Valt dat onder garantie? En hoe meld ik dat?',
      'terms car-wrapping',
      /(5|vijf)\sjaar/i,
    ],
    [
      'Mijn auto is van 2012 en ik zou alleen het dak en de motorkap laten doen. Over een paar jaar wil ik hem verkopen zonder folie. Ga je dan het verschil in kleur zien?',
      'car-wrapping',
    ],
    [
      'Wij zijn een KSA-groep. De helft wil een zwarte trui, de helft een grijze, allemaal met hetzelfde witte logo. Telt dat als één reeks of als twee?',
      'textile-printing',
    ],
    [
      'Vorig jaar lieten we ergens anders T-shirts maken voor de quiz en na drie keer wassen was de inkt foetsie. Hoe kan dat nu?',
      'textile-printing',
    ],
    [
      'Mijn man zijn hockeyclub wil het embleem van de bond op 14 sweaters. Mogen jullie dat zomaar overnemen of moet er iemand tekenen?',
      'textile-printing-embroidery terms',
    ],
    [
      'Voor het trouwfeest van ons dochter hangen we een doek in de tent. Nu begint de verhuurder over brandveiligheid. Hebt ge daar papieren van?',
      'banners',
    ],
    [
      "Ik heb besteld begin april, ge hebt nooit een datum gezegd en 't is nu bijna half juni. Wat kan ik doen? Ik wil desnoods mijn geld terug.",
      'terms',
      /30\sdagen|extra\stermijn|dertig\sdagen/i,
    ],
    [
      'Drie jaar geleden heb ik eens een prijs gevraagd en daar is niks van gekomen. Mijn gegevens zitten zeker nog bij jullie? Hoelang blijft dat staan?',
      'privacy',
      /(2|twee)\sjaar/i,
    ],
    [
      'Ge zit in Zaventem maar ik woon in Genk en rij niet meer sinds mijn heup. Komt er iemand tot bij mij voor een kinderkamer op te meten?',
      'home walls-solar-film',
    ],
    ['mokken bedrukken', ''],
    ['korting voor jeugdbewegingen?', ''],
    ['Verkoopt ge ook vlaggenmasten voor in den hof?', ''],
    [
      'Op het graf van mijn ouders zijn twee bronzen letters losgekomen. De steenkapper bestaat niet meer. Zetten jullie zoiets terug?',
      '',
    ],
    ['kunnen jullie mijn versleten autozetels in leder herbekleden', ''],
    ['recept stoofvlees met bier', ''],
    ['wachtdienst tandarts zondag', ''],
    ['hoeveel zakgeld geeft ge een kind van twaalf?', ''],
    [
      "Ons slaapkamerraam klemt al weken en het tocht langs onder. Hoe stel ik de scharnieren van zo'n pvc-raam zelf bij?",
      '',
    ],
    [
      'Mijn autokeuring is vijf dagen vervallen en de eerste afspraak is pas over drie weken. Krijg ik een boete als ik toch rij?',
      '',
    ],
  ]),
  ...rows('en', [
    ['wrap price small hatchback', 'car-wrapping wrapping-ppf wrap-simulator home', /1[.,\s]?500/i],
    [
      "Just bought a Golf that's spent its whole life on the E40 and the bonnet looks sandblasted. If I get the chips sorted, can you still put that clear protective stuff on, or is it too late for a five year old car?",
      'paint-protection',
    ],
    [
      'is it even legal to tint the front side windows if the film is totaly clear?',
      'wrapping-ppf solar-film',
    ],
    ['black roof only, cost?', 'car-wrapping wrapping-ppf wrap-simulator home', /\b300\b/i],
    [
      "My son's football club plays in red polyester. Last year's white numbers went pink after a month and we parents got blamed for washing too hot. What actually went wrong?",
      'textile-printing textile-printing-embroidery',
      /\bdye/i,
    ],
    [
      'How many washes will a photo on a cotton tee survive before it looks sad?',
      'textile-printing',
      /forty|fifty|\b40\b|\b50\b/i,
    ],
    ['tumble dryer for printed hoodies', 'textile-printing', /gentle/i],
    [
      "We rent a flat on the 4th floor in Schaerbeek, full west, it's an oven by 5pm. Do we have to ask the landlord and the syndic before sticking anything on the panes, or is it nobody's business if it's on the inside?",
      'solar-film walls-solar-film',
    ],
    [
      'What does it cost per square metre to stop people looking into our bathroom, day and night?',
      'solar-film walls-solar-film',
      /\b35\b/i,
    ],
    ['privacy film at night?', 'solar-film walls-solar-film', /frost/i],
    [
      "There are little bubbles of water all over the film your lads fitted three weeks ago. It's November and they aren't going. Should I pop them with a pin?",
      'solar-film',
      /three\sin\swinter|three\smonths|3\smonths|up\sto\s(three|3)/i,
    ],
    ['our conservatory roof is those plastic twin-wall sheets, will solar film stick to it?', 'solar-film'],
    ['film on velux', 'walls-solar-film'],
    [
      "I'm decorating a nursery before the baby comes in six weeks. My husband painted the walls last weekend. When could you put a printed jungle up?",
      'wall-decoration',
      /(3|three)\s*(to|-|–)\s*(4|four)\sweeks/i,
    ],
    ['will a dinosaur wall sticker rip the paint off when my boy gets bored of it', 'wall-decoration'],
    [
      "can you print Pikachu across my daughter's wall, I've got the jpeg off Google?",
      'wall-decoration terms',
    ],
    [
      'Thirty girl guides off to camp on 1 July. We want a T-shirt each with their own camp name on the back, all different, plus the group badge on the front. Which technique for the names, and how do we send you the list?',
      'textile-printing shirt-designer',
    ],
    [
      "can I order just the one T-shirt for my grandad's 80th or is there a minimum",
      'shirt-designer textile-printing textile-printing-embroidery about',
    ],
    ['hen party tops next week', 'textile-printing-embroidery', /\bring\b|phone|\bcall/i],
    [
      "Someone spelled my maid of honour's name wrong on the embroidered dressing gowns. I did tick OK on the drawing, I just didn't notice. Who pays for redoing it?",
      'terms',
    ],
    [
      'If I order a mural made to my measurements over the internet, do I still get fourteen days to change my mind?',
      'terms',
    ],
    ['deposit how much', 'terms', /\b30\b/i],
    [
      "I'm a pensioner and forgot to pay an invoice of 120 euros while I was in hospital. Can you slap a penalty on it straight away? How long do I get?",
      'terms',
      /\b14\b|fourteen/i,
    ],
    [
      "where can I go for free if you and I can't agree about a botched job",
      'terms legal-notice',
      /Mediation|ombudsman/i,
    ],
    ['open saturdays?', 'home about', /Monday/i],
    [
      'My brother-in-law wants my old Saab done up like an ambulance for a stag weekend, blue and yellow blocks and all. Just vinyl, off again on Monday. Any problem with that?',
      'car-wrapping',
    ],
    ["Does a change of colour have to go on the car's papers in Belgium?", 'car-wrapping', /\bDIV\b/i],
    ['cheapest logo for our choir', 'logo-design graphic-design home', /\b299\b/i],
    [
      "Got a private lease Polo till 2027. The contract says no paint, but a mate reckons film isn't paint. Whose permission do I need and when should it come off again?",
      'car-wrapping terms',
    ],
    [
      'I always use the jet wash at the petrol station, would that lose me my guarantee on a wrapped car?',
      'car-wrapping terms',
    ],
    ['bird mess on ppf', 'paint-protection'],
    [
      "The dealer put a ceramic coating on when I picked the car up in spring. Now I'd rather have anti-stone film on the nose as well. Can the one go over the other?",
      'paint-protection',
    ],
    ['how much to protect only the petrol tank of my motorbike', 'paint-protection wrapping-ppf', /\b150\b/i],
    ['does ppf go yellow', 'paint-protection'],
    [
      'Village fête in August, we hang a big sheet between two poles on the green. Last year the wind tore it to ribbons. At what wind ought we to bring it down?',
      'banners',
      /\b70\b/i,
    ],
    [
      'is there any way of using the same birthday banner every year without the date on it being wrong',
      'banners',
    ],
    ['photo backdrop for wedding', 'roll-up', /\b150\b/i],
    [
      "I'd like to try colours on a picture of my car in that simulator. My number plate's visible and the kids are on the drive. What happens to the picture, does it end up on the web?",
      'wrap-simulator privacy',
      /device/i,
    ],
    [
      'are you allowed to show my house on your website after the work, and can I have it taken off?',
      'terms privacy',
    ],
    [
      'My grandson is 17, draws all day and would love to do a work placement with you; how should he apply?',
      'careers',
    ],
    ['gift vouchers?', ''],
    ['burglar-proof window film', ''],
    ['do you wrap boats as well, we have a little sailing dinghy in Nieuwpoort?', ''],
    [
      "I've got my late father's 8 mm reels and four boxes of slides. Could you scan them and print a hardback photo book for my brothers?",
      '',
    ],
    ["do you run silkscreen workshops for a children's party?", ''],
    ['last train to Leuven', ''],
    ['which bin for polystyrene', ''],
    ['How do I get candle wax out of a wool carpet?', ''],
    [
      "My neighbour's hedge is four metres high now and our kitchen gets no sun at all. What's the legal height in Flanders? He just laughs when I bring it up.",
      '',
    ],
    [
      "Our labrador has eaten half a bar of dark chocolate. He's 28 kilos and seems fine so far. Vet or wait?",
      '',
    ],
  ]),
];
