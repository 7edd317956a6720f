import type { SubjectId } from './subjects';

// What people mean when they name no trade: "my office is too hot", "a sign with light". Words as `plainText` leaves them, of all
// languages together: a combination is meant when each of its groups is said.

/** Makes and models: named often, and they mean a vehicle. */
export const vehicleNames =
  'clio megane golf corsa astra tesla bmw audi mercedes peugeot renault citroen volkswagen ford fiat opel toyota skoda seat volvo porsche sprinter transit vito ducato kangoo berlingo caddy dacia duster hyundai kia nissan';

const make = new RegExp(`\\b(?:${vehicleNames.replaceAll(' ', '|')})\\b`);

const vehicle =
  /\b(voitures?|autos?|bagnole|vehicules?|camionnettes?|fourgons?|fourgonnettes?|utilitaires?|camions?|motos?|[a-z]*wagens?|auto s|[a-z]*busjes?|[a-z]*camionn?et(?:te)?s?|voertuig(en)?|cars?|vans?|trucks?|lorr(y|ies)|vehicles?)\b/;
const colour =
  /\b(stripes?|bandes?|strepen|streep|strook|recouvrir|emballer|couleurs?|noire?|bleue?|rouge|verte?|blanche?|jaune|grise?|mate?|satine|brillant|chrome|kleur|kleuren|zwart|blauw|rood|groen|wit|geel|grijs|matte?|colou?r|black|blue|red|green|white|yellow|gr[ae]y|satin|gloss)\b/;
const words =
  /\b(noms?|logos?|textes?|lettres?|publicite|pub|reclame|heures|horaires?|menu|openingsuren|uren|hours|naam|tekst|letters?|name|text|advert(ising)?|numero|nummer|qr)\b/;
const light =
  /\b(leds?|lumieres?|lumineu(x|se|ses)|eclaire[es]*|eclairage|nuit|licht|verlicht|verlichte|verlichting|lights?|lit|illuminated|neon)\b/;
/** What should be lit. */
const dark =
  /\b(?:rest(?:e|ent)|blijft|blijven|stays?|remains?|went)(?: [a-z]+){0,2} (?:noire?s?|sombres?|donker|dark)\b|\b(?:eteinte?s?|uitgevallen|unlit)\b/;
const sign =
  /\b(enseignes?|panneaux?|pancartes?|signs?|bord|borden|gevelbord|gevelletters?|gevelreclame|uithangbord|letters?|lettres?)\b/;
const film = /\b(films?|folie|folies|foil|tint|tinting)\b/;
const glass =
  /\b(vitres?|vitrages?|fenetres?|verres?|bureaux?|veranda|velux|chassis|raam|ramen|ruit|ruiten|glas|kantoor|kantoren|badkamer(raam)?|veranda|windows?|glass|panes?|office|offices|conservatory|skylights?)\b/;
const heat =
  /\b(chaud|chaude|chaleur|soleil|surchauffe|canicule|fournaise|etuve|sauna|four|serre|eblouit|heet|snikheet|bloedheet|smoorheet|oven|bakoven|broeikas|warm|warmte|hitte|zon|zonlicht|hot|boiling|baking|roasting|sweltering|stifling|greenhouse|furnace|heat|sun|sunny|sunlight|glare)\b/;
const lookIn =
  /\b(voir|voie|vois|voit|voient|verra|verrait|verront|visible|regarde[rnt]*|curieux|vis a vis|passants|binnenkijk(en|t)?|kijken|inkijk|see|look|looking|watch|nosy)\b/;
const inside =
  /\b(dedans|interieur|salle|bureaux?|reunion|chez nous|raam|ramen|badkamer(raam)?|vergaderzaal|vergaderruimte|binnen|inside|room|meeting|bathroom|window|windows|in)\b/;

/** Parts of a vehicle, which name it. */
const bodywork =
  /\b(capot|carrosserie|portieres?|pare chocs|retroviseurs?|motorkap|portier(en)?|bumpers?|zijspiegels?|bonnet|hood|wing mirrors?|tailgate)\b/;
const pane =
  /\b(vitrines?|vitres?|porte vitree|etalages?|ramen|raam|ruit|glazen deur|shop ?window|windows?|glass door)\b/;
const wall = /\b(murs?|muurt?j?e?s?|muren|walls?)\b/;
const picture =
  /\b(decor[a-z]*|images?|photos?|dessins?|fotos?|foto s|beeld|tekening|versier[a-z]*|aankled[a-z]*|prints?|bedrukt?|pictures?|paysage|landschap|landscape)\b/;
const board = /\b(bord|borden|panneaux?|planche|boards?)\b/;
const outside = /\b(murs?|muur|walls?|crepi|buiten|dehors|exterieur|outside|outdoors?|facade|gevel)\b/;

/** What is said not to be wanted is not meant: "nothing lit". */
const unwanted =
  /\b(?:non|sans|pas|pas de|not|nothing|no|without|niet|niets|geen|zonder)(?: (?:d|de|la|any|a|een|echt))? ([a-z]+)/g;

const guarded =
  /\b(proteg\w*|protection|impacts?|gravillons?|cailloux|eclats|bescherm\w*|steenslag|steentjes|protect\w*|chips?|chipped)\b/;
/** A film that leaves the colour as it is. */
const clear =
  /\b(transparente?s?|incolores?|invisibles?|doorzichtige?|doorschijnende?|kleurloze?|onzichtbare?|clear|see through|colourless|invisible)\b/;
const paint = /\b(lak|carrosserie|peinture|paintwork|paint)\b/;
const shown = /\b(apercu|simul\w*|visuali[sz]\w*|preview|mock ?up)\b/;
const stuck = /\b(coller|colle|kleven|gekleefd|kleef|plakken|geplakt|stick|stuck)\b/;
const power = /\b(consomm\w*|consumption|electricit\w*|elektriciteit|kwh|verbruik\w*|stroom)\b/;
const filmed =
  /\b(reflective|mirrored|tinted|tinting|frosted|frosting|reflechissants?|depolis?|teintees?|reflecterend\w*|spiegelend\w*|getinte?)\b/;
const branded = /\b(brand|branding|branded|marquer|bestickeren|bekleven)\b/;
const dressed = /\b(iets|quelque chose|something|decorer|habiller|aankleden|opfleuren|dress|brighten)\b/;
const doors = /\b(portes?|deur|deuren|doors?)\b/;
const number = /\b(numeros?|nummers?|numbers?)\b/;
const blind = /\b(aveugles?|malvoyants?|braille|blinden?|slechtzienden?|blind|partially sighted)\b/;
const poster = /\b(affiches?|posters?)\b/;

/** Where a logo goes that is there already. */
const put =
  /\b(coller|poser|mettre|appliquer|apposer|sur|kleven|plakken|zetten|aanbrengen|op|stick|put|apply|on|onto)\b/;

interface Combination {
  means: SubjectId;
  groups: readonly RegExp[];
  /** Names that are less than what is meant, and give way to it. */
  instead?: readonly SubjectId[];
}

/** What bears a name, and where on a building it goes. */
const advert =
  /\b(publicite|pub|reclame|naam|nom|name|advert(ising)?|advertisement|iets|quelque chose|something|bord|panneau|planche|board)\b/;
const onFront =
  /\b(au dessus d[eu]|facade|devanture|fronton|boven|gevel|voorgevel|pui|above|over (the|my|our)|shopfront|frontage|facia)\b/;
const rolls =
  /\b(deroule|deroulent|deroulante?|enroule|enroulable|rolt|oprolt|oprolbaar|oprolbare|uitrollen|uitrolt|rolls?|unrolls?|pulls?)\b/;
const stands =
  /\b(pub|publicite|salon|foire|stand|expo|exposition|affiche|reclame|beurs|standje|poster|fair|exhibition|stall|booth|banner|panneau)\b/;

/** What is worn, and what goes on it. */
const wearable =
  /\b(t ?shirts?|polos?|sweats?|sweaters?|hoodies?|pulls?|jumpers?|fleeces?|polaires?|truien|trui|gilets?|bodywarmers?|maillots?|jerseys?|tabliers?|schorten|aprons?)\b/;
const shownOn =
  /\b(dessins?|drawings?|tekening(en)?|photos?|fotos?|foto s|pictures?|images?|beeld(en)?|logos?|textes?|tekst(en)?|text|noms?|namen|naam|names?|prenoms?|voornamen|voornaam|numeros?|nummers?|numbers?|slogans?)\b/;

const combinations: readonly Combination[] = [
  { means: 'led-sign', groups: [sign, light], instead: ['sign', 'lettering'] },
  { means: 'led-sign', groups: [sign, power], instead: ['sign'] },
  { means: 'led-sign', groups: [sign, dark], instead: ['sign', 'lettering'] },
  { means: 'solar-film', groups: [film, heat] },
  { means: 'solar-film', groups: [film, glass] },
  { means: 'solar-film', groups: [heat, glass] },
  { means: 'solar-film', groups: [glass, filmed] },
  {
    means: 'solar-film',
    groups: [
      lookIn,
      inside,
      /\b(plus|pas|empecher|eviter|niet|nie|ni|geen|not|dont|t|stop|can|prevent|avoid|film|folie|voisine?s?|buren|buurman|neighbou?rs?|passants|voorbijgangers)\b/,
    ],
  },
  { means: 'roll-up', groups: [rolls, stands] },
  { means: 'lettering', groups: [vehicle, words] },
  { means: 'lettering', groups: [vehicle, /\blogos?\b/, put], instead: ['logo'] },
  { means: 'lettering', groups: [vehicle, branded], instead: ['brand-charter'] },
  { means: 'ppf', groups: [vehicle, guarded] },
  { means: 'ppf', groups: [film, paint] },
  { means: 'ppf', groups: [vehicle, film, clear] },
  { means: 'wrap', groups: [vehicle, colour] },
  { means: 'wrap', groups: [vehicle, film] },
  { means: 'wrap', groups: [vehicle, shown] },
  { means: 'wrap', groups: [bodywork, colour] },
  { means: 'lettering', groups: [pane, words] },
  { means: 'lettering', groups: [pane, dressed] },
  { means: 'lettering', groups: [/\blogos?\b/, stuck], instead: ['logo'] },
  { means: 'signage', groups: [doors, number] },
  { means: 'signage', groups: [sign, blind], instead: ['sign', 'lettering'] },
  { means: 'pos', groups: [poster, pane] },
  { means: 'wall', groups: [wall, picture] },
  { means: 'sign', groups: [advert, onFront] },
  { means: 'textile-printing', groups: [wearable, shownOn] },
  { means: 'sign', groups: [board, outside] },
];

/** Whether light is said not to be wanted: "and without light?" */
export function isUnlit(plain: string): boolean {
  return [...plain.matchAll(unwanted)].some(([, last = '']) => light.test(last));
}

/** Subjects with what is meant by words that stand together, though no trade is named. */
export function withCombinations(found: readonly SubjectId[], typed: string): SubjectId[] {
  const plain = light.test(typed)
    ? typed.replaceAll(unwanted, (words, last: string) => (light.test(last) ? ' ' : words))
    : typed;
  for (const { means, groups, instead = [] } of combinations) {
    if (found.includes(means)) continue;
    if (found.length > 0 && !instead.some((id) => found.includes(id))) continue;
    if (groups.every((group) => (group === vehicle ? namesVehicle(plain) : group.test(plain))))
      return [means, ...found.filter((id) => !instead.includes(id))];
  }
  return [...found];
}

export function namesVehicle(plain: string): boolean {
  return vehicle.test(plain) || make.test(plain);
}

/** Things that are printed, too, and mean no textile by it. */
const isPrinted: readonly SubjectId[] = ['banner', 'roll-up', 'wall', 'pos', 'lettering', 'sign', 'signage'];
const worn =
  /\b(lavages?|laver|wassen|wasbeurten|gewassen|wash|washes|washed|washing|craquel\w*|barst\w*|cracks?|cracking|repass\w*|strijken|iron|ironing)\b/;
/** What is drawn, as a logo is. */
const isDesigned: readonly SubjectId[] = ['logo', 'brand-charter', 'website', 'print'];
const garment =
  /\b(t ?shirts?|shirts?|polos?|sweats?|sweaters?|hoodies?|pulls?|truien|trui|vestes?|jassen|jas|jackets?|kledij|kleding|vetements?|textiel|textiles?|clothing|garments?|maillots?|jerseys?|sacs?|tassen|bags?)\b/;

/** This very site, where something is read. */
const thisSite =
  /\b(?:sur|de|op|van|on|from) (?:votre|ce|jullie|uw|deze|your|this) (?:web ?)?(?:site|website|page|pagina)\b|\b(?:prix|tarifs?|prijs|prijzen|prices?)\b[a-z ]{0,20}\b(?:sur|op|on) (?:le|la|de|het|the) (?:web ?)?(?:site|website)\b/;

/** A logo that something else is to bear. */
const borne =
  /\b(?:avec|portant|et) (?:le |un |notre |mon |son |votre |leur )?(?:petit |grand )?logo\b|\bmet (?:het |een |ons |mijn |hun |uw )?(?:klein |groot )?logo\b|\bwith (?:the |a |an |our |my |their |your |company )*(?:small |big )?logo\b|\blogo (?:dessus|erop|eraan|on it|on them|on top)\b/;

/** A garment is only what carries the embroidery; a logo only what is sewn, cut or printed, unless it is to be drawn. */
export function withoutCarriers(found: readonly SubjectId[], plain: string): SubjectId[] {
  const isDrawn =
    /\b(creer|creation|dessiner|nouveau|refaire|ontwerp(en)?|tekenen|nieuw|design|draw|new|laten maken)\b/.test(
      plain,
    );
  return found.filter(
    (id) =>
      !(
        id === 'textile-printing' &&
        found.includes('embroidery') &&
        !/\b(imprim\w*|print\w*|bedruk\w*)\b/.test(plain)
      ) &&
      !(
        id === 'textile-printing' &&
        found.some((other) => isPrinted.includes(other)) &&
        !garment.test(plain)
      ) &&
      !(id === 'logo' && found.some((other) => !isDesigned.includes(other)) && !isDrawn) &&
      !(id === 'logo' && borne.test(plain) && !isDrawn) &&
      !(id === 'website' && thisSite.test(plain)) &&
      // A logo is washed and cracks only where it has been put.
      !(id === 'logo' && worn.test(plain)),
  );
}
