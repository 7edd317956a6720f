import {
  bannerMaterials,
  typicalLeadTimes as leads,
  typicalLifetimes as lives,
  logoDelivery,
  rollUpDelivery,
} from '@/lib/content/facts';
import { text } from '@/lib/content/page-content';
import type { PriceId } from '@/lib/content/prices';
import type { Duration } from '@/lib/i18n/format';
import type { Localized } from '@/lib/i18n/locales';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import type { ProjectType } from '@/lib/quotes/project-types';

// The things that can be asked about, with the facts that the site publishes of each. Names are spelt as `plainText` leaves them:
// lower case, no accents, no signs. Those of all languages are known in each of them.

/** How a lead time is meant: from the approval to delivery or fitting, how long a vehicle is away, or how long the work takes. */
type LeadKind = 'delivered' | 'fitted' | 'workshop' | 'finished';

interface Lead {
  kind: LeadKind;
  time: Duration;
  /** What it is about, when not the subject as a whole. */
  noun?: Localized;
}

/** How long a material lasts. `atLeast` where there is no upper end. */
export interface Lifetime {
  noun: Localized;
  time: Duration;
  atLeast?: true;
  /** Words of a question that mean this material. */
  names: readonly string[];
}

/** One price of the list, as a thing with an article. */
export interface Variant {
  price: PriceId;
  noun: Localized;
  /** Words of a question that mean this one among those of its subject. */
  names: readonly string[];
}

interface Subject {
  /** With its indefinite article, as it stands in the middle of a sentence. */
  noun: Localized;
  /** The page about the very thing, then those that speak of it too. */
  pages: readonly [ServicePageId, ...ServicePageId[]];
  names: readonly string[];
  /** The passage that says what it is, where it has no page of its own. */
  place?: string;
  variants: readonly Variant[];
  leads: readonly Lead[];
  lifetimes: readonly Lifetime[];
  projectType: ProjectType;
}

const wrapVariants: readonly Variant[] = [
  {
    price: 'wrap-partial',
    noun: text('un covering partiel', 'een gedeeltelijke wrap', 'a partial wrap'),
    names:
      'partiel,partielle,partial,partly,gedeeltelijk,gedeeltelijke,deels,half,moitie,demi,toit,roof,dak,capot,bonnet,hood,motorkap,spiegels,retroviseurs,mirrors,bande,band,strook'.split(
        ',',
      ),
  },
  {
    price: 'wrap-full',
    noun: text('un covering complet', 'een volledige wrap', 'a full wrap'),
    names:
      'complet,complete,completement,entier,entiere,entierement,total,totale,integral,integrale,full,whole,entire,complete,completely,fully,volledig,volledige,helemaal,heel,hele,total cover,full cover,changer la couleur,changer de couleur,change the colour,van kleur veranderen'.split(
        ',',
      ),
  },
];

const subjects = {
  wrap: {
    noun: text('un covering', 'een wrap', 'a vehicle wrap'),
    pages: ['car-wrapping', 'wrapping-ppf', 'wrap-simulator'],
    names:
      'covering,coverings,recouvrir ma voiture,recouvrir une voiture,recouvrir la voiture,recouvrir ma camionnette,recouvrir une camionnette,emballer ma voiture,repeindre en film,film mat voiture,auto wrappen,wagen wrappen,auto inpakken,wagen inpakken,auto beplakken,wagen beplakken,colour my car,color my car,cover my car,cover my van,cover the van,car covering,total covering,car wrapping,car wrap,carwrap,carwrapping,wrap,wraps,wrapping,wrapper,wrappe,wrappen,gewrapt,wrapped,autowrap,bestelwagenwrap,emballage voiture,film de couleur,changer la couleur,changer de couleur,change the colour,change the color,colour change,color change,van kleur veranderen,kleurverandering,autofolie,wrapfolie,vinyl wrap,film voiture,habiller ma voiture,habillage de vehicule,habillage vehicule,marquage complet,auto inpakken'.split(
        ',',
      ),
    variants: wrapVariants,
    leads: [
      {
        kind: 'workshop',
        time: leads.wrapping,
        noun: text('un covering complet', 'een volledige wrap', 'a full wrap'),
      },
      {
        kind: 'workshop',
        time: leads.partialWrap,
        noun: text('un covering partiel', 'een gedeeltelijke wrap', 'a partial wrap'),
      },
    ],
    lifetimes: [
      {
        noun: text('un film coulé', 'gegoten folie', 'cast film'),
        time: lives.wrapFilm,
        names: ['coule', 'cast', 'gegoten'],
      },
      {
        noun: text('un film chromé', 'chroomfolie', 'chrome film'),
        time: lives.chromeWrap,
        names: ['chrome', 'chromee', 'chroom'],
      },
      {
        noun: text(
          'un film calandré polymère sur panneau plat',
          'polymeer gekalanderde folie op vlakke panelen',
          'polymeric calendered film on flat panels',
        ),
        time: lives.polymericOnVehicles,
        names: ['polymere', 'calandre', 'polymeric', 'calendered', 'polymeer', 'gekalanderd'],
      },
      {
        noun: text(
          'un film perforé sur la lunette arrière',
          'geperforeerde folie op de achterruit',
          'perforated film on a rear window',
        ),
        time: lives.perforatedFilm,
        names: ['perfore', 'microperfore', 'perforated', 'geperforeerd'],
      },
    ],
    projectType: 'covering',
  },
  ppf: {
    noun: text('une protection PPF', 'lakbescherming met PPF', 'paint protection film'),
    pages: ['paint-protection', 'wrapping-ppf'],
    names:
      'ppf,film de protection,cailloux,caillou,pierres sur le capot,griffes sur la carrosserie,proteger ma voiture,proteger mon capot,steentjes,motorkap beschermen,wagen beschermen,auto beschermen,protect my car,protect my bonnet,protect the bonnet,stones on the bonnet,protection de peinture,protection peinture,protection carrosserie,protection de carrosserie,proteger la peinture,proteger la carrosserie,proteger ma peinture,proteger ma carrosserie,anti gravillon,anti gravillons,gravillons,eclats de pierre,film transparent carrosserie,polyurethane,lakbescherming,lakbeschermingsfolie,lak beschermen,beschermfolie,steenslag,steenslagfolie,steenslagwering,paint protection,paint protection film,protect the paint,protect my paint,clear bra,stone chips,stone chip'.split(
        ',',
      ),
    variants: [
      {
        price: 'ppf-element',
        noun: text('une protection PPF à l’élément', 'PPF per onderdeel', 'PPF by the panel'),
        names:
          'element,piece,panneau,panel,onderdeel,capot,motorkap,bonnet,hood,portiere,porte,door,deur,aile,wing,spatbord,retroviseur,mirror,spiegel,seuil,sill'.split(
            ',',
          ),
      },
      {
        price: 'ppf-front',
        noun: text('une protection PPF de l’avant', 'PPF op de voorkant', 'PPF on the front end'),
        names:
          'avant,front,nez,nose,face avant,voorkant,voorzijde,pare chocs,bumper,capot,motorkap,bonnet,hood'.split(
            ',',
          ),
      },
      {
        price: 'ppf-full',
        noun: text('une protection PPF complète', 'PPF op de hele wagen', 'PPF on the whole car'),
        names:
          'complet,complete,entier,entiere,total,totale,integrale,full,whole,entire,volledig,volledige,hele,helemaal,toute la voiture'.split(
            ',',
          ),
      },
    ],
    leads: [
      {
        kind: 'workshop',
        time: leads.wrapping,
        noun: text('une protection PPF complète', 'PPF op de hele wagen', 'PPF on a whole car'),
      },
    ],
    lifetimes: [
      {
        noun: text('un PPF brillant', 'glanzende PPF', 'clear gloss PPF'),
        time: lives.clearPpf,
        names: ['brillant', 'gloss', 'glanzend'],
      },
      {
        noun: text('un PPF satiné', 'satijnen PPF', 'clear satin PPF'),
        time: lives.mattePpf,
        names: ['mat', 'matt', 'satin', 'satine', 'satijn'],
      },
      {
        noun: text('un PPF teinté', 'gekleurde PPF', 'coloured PPF'),
        time: lives.colouredPpf,
        names: ['teinte', 'couleur', 'coloured', 'gekleurd', 'noir', 'black', 'zwart'],
      },
    ],
    projectType: 'covering',
  },
  lettering: {
    noun: text('un lettrage', 'een belettering', 'vinyl lettering'),
    pages: ['lettering', 'lettering-signage', 'car-wrapping'],
    names:
      'bekleven,bekleven van,lettrage,lettrages,nom sur ma camionnette,nom sur la camionnette,nom sur ma vitrine,nom sur la vitrine,logo sur ma camionnette,logo sur la camionnette,logo sur ma voiture,logo sur la voiture,heures sur la porte,naam op mijn bestelwagen,naam op de bestelwagen,logo op mijn bestelwagen,logo op de bestelwagen,logo op mijn wagen,tekst op het raam,letters op het raam,name on my van,name on the van,logo on my van,logo on the van,logo on my car,letters on the window,text on the window,window lettering,shop window letters,lettering,lettre adhesive,lettres adhesives,lettres autocollantes,autocollant,autocollants,sticker,stickers,vitrophanie,adhesif,adhesifs,vinyle,vinyl lettering,decal,decals,van graphics,signwriting,sign writing,belettering,belettering bestelwagen,beletteren,autobelettering,bestickering,bestickeren,zelfklever,zelfklevers,plakletters,plakker,plakkers,autoplakker,autoplakkers,kleefletters,kleefletter,marquage vehicule,marquage adhesif,marquage,flocage camionnette,flocage voiture,flocage vehicule,flocage utilitaire,lettres vitrine,letters op vitrine,letters vitrine,raambelettering,raamstickers'.split(
        ',',
      ),
    variants: [],
    leads: [{ kind: 'fitted', time: leads.lettering }],
    lifetimes: [
      {
        noun: text('un vinyle coulé', 'gegoten vinyl', 'cast vinyl'),
        time: lives.castLettering,
        names: ['coule', 'cast', 'gegoten'],
      },
      {
        noun: text('un vinyle calandré polymère', 'polymeer gekalanderd vinyl', 'polymeric calendered vinyl'),
        time: lives.polymericLettering,
        names: ['polymere', 'calandre', 'polymeric', 'calendered', 'polymeer', 'gekalanderd'],
      },
      {
        noun: text('un film imprimé et laminé', 'geprinte, gelamineerde folie', 'printed, laminated film'),
        time: lives.printedLettering,
        names: ['imprime', 'lamine', 'printed', 'laminated', 'geprint', 'gelamineerd'],
      },
      {
        noun: text('un film perforé', 'geperforeerde folie', 'perforated film'),
        time: lives.perforatedFilm,
        names: ['perfore', 'microperfore', 'perforated', 'geperforeerd'],
      },
    ],
    projectType: 'lettering',
  },
  signage: {
    noun: text(
      'une plaque ou un panneau de signalétique',
      'een naambord of wegwijzer',
      'a nameplate or directional sign',
    ),
    pages: ['signage', 'lettering-signage'],
    names:
      'bordje,bordjes,nooduitgang,sortie de secours,issue de secours,emergency exit,fire exit,signaletique,signalisation,panneaux de parking,plan d etage,fleches,pijlen,arrows,wegwijzers binnen,signalisatie,bewegwijzering,wegwijzer,wegwijzers,wayfinding,signage,plaque,plaques,plaquette,plaque professionnelle,plaque de porte,numero de porte,pictogramme,pictogrammes,pictogram,pictogrammen,pictograms,door sign,door signs,door plate,door plates,nameplate,nameplates,name plate,naambord,naamborden,naambordje,naambordjes,naamplaat,naamplaatje,deurbord,deurbordje,deurplaat,balisage,flechage,panneau directionnel,panneaux directionnels'.split(
        ',',
      ),
    variants: [
      {
        price: 'signage',
        noun: text(
          'une plaque ou un panneau directionnel',
          'een naambord of wegwijzer',
          'a nameplate or directional sign',
        ),
        names: [],
      },
    ],
    leads: [{ kind: 'fitted', time: leads.lettering }],
    lifetimes: [
      {
        noun: text('un composite aluminium', 'aluminiumcomposiet', 'aluminium composite'),
        time: lives.aluminiumComposite,
        names: ['alu', 'aluminium', 'dibond', 'composite', 'composiet'],
      },
      {
        noun: text('un PMMA', 'plexiglas', 'acrylic'),
        time: lives.acrylicSign,
        names: ['pmma', 'plexi', 'plexiglas', 'acrylic', 'acrylaat'],
      },
      {
        noun: text('un PVC expansé posé à l’extérieur', 'geschuimd pvc buiten', 'foamed PVC outdoors'),
        time: lives.foamedPvc,
        names: ['pvc', 'forex', 'foamex'],
      },
      {
        noun: text('une plaque gravée en métal', 'een gegraveerde metalen plaat', 'an engraved metal plate'),
        time: lives.metalSign,
        atLeast: true,
        names: [
          'inox',
          'metal',
          'metaal',
          'grave',
          'gravee',
          'engraved',
          'gegraveerd',
          'laiton',
          'steel',
          'staal',
        ],
      },
    ],
    projectType: 'signage',
  },
  sign: {
    noun: text('une enseigne', 'een gevelbord', 'a shop sign'),
    pages: ['signs', 'signs-banners', 'lettering-signage'],
    names:
      'enseigne,enseignes,pancarte,pancartes,panneau devant le magasin,panneau au dessus de la porte,panneau sur la facade,bord boven de deur,bord aan de gevel,bord op de gevel,naam op de gevel,sign above the door,sign on the wall,name on the wall,name on the facade,letters on the facade,enseigne magasin,panneau facade,panneau de facade,panneau publicitaire,lettres relief,lettres en relief,lettres boitier,lettres decoupees,potence,drapeau,totem,gevelreclame,gevelbord,gevelborden,gevelletters,gevelletter,uithangbord,uithangborden,reclamebord,reclameborden,reclamepaneel,uithang,doosletters,freesletters,sign,signs,shop sign,shopfront sign,fascia,fascia sign,projecting sign,signboard'.split(
        ',',
      ),
    variants: [
      {
        price: 'facade-sign',
        noun: text('une enseigne non lumineuse', 'een onverlicht gevelbord', 'an unlit shop sign'),
        names: 'non lumineuse,non eclairee,sans lumiere,unlit,onverlicht,onverlichte'.split(','),
      },
    ],
    leads: [{ kind: 'fitted', time: leads.signs }],
    lifetimes: [
      {
        noun: text('un composite aluminium', 'aluminiumcomposiet', 'aluminium composite'),
        time: lives.aluminiumComposite,
        names: ['alu', 'aluminium', 'dibond', 'composite', 'composiet'],
      },
      {
        noun: text('un PMMA', 'plexiglas', 'acrylic'),
        time: lives.acrylicSign,
        names: ['pmma', 'plexi', 'plexiglas', 'acrylic', 'acrylaat'],
      },
      {
        noun: text('un PVC expansé posé à l’extérieur', 'geschuimd pvc buiten', 'foamed PVC outdoors'),
        time: lives.foamedPvc,
        names: ['pvc', 'forex', 'foamex'],
      },
      {
        noun: text('un métal brossé', 'geborsteld metaal', 'brushed metal'),
        time: lives.metalSign,
        atLeast: true,
        names: ['inox', 'metal', 'metaal', 'steel', 'staal', 'brosse', 'brushed', 'geborsteld'],
      },
    ],
    projectType: 'sign',
  },
  'led-sign': {
    noun: text('une enseigne lumineuse', 'lichtreclame', 'an illuminated sign'),
    pages: ['illuminated-signs', 'signs', 'signs-banners'],
    names:
      'leds,enseigne lumineuse,enseignes lumineuses,enseigne led,enseigne eclairee,enseigne neon,neon,neons,caisson lumineux,caissons lumineux,caisson,lettres lumineuses,lettre lumineuse,lettres retroeclairees,lichtreclame,lichtreclames,lichtbak,lichtbakken,lichtletters,ledletters,neonreclame,neonletters,verlicht bord,verlicht gevelbord,verlichte gevelreclame,verlichte letters,illuminated sign,illuminated signs,illuminated letters,lit sign,light up sign,led sign,led signs,neon sign,neon signs,light box,lightbox,halo lit,lit letters'.split(
        ',',
      ),
    variants: [
      {
        price: 'led-sign',
        noun: text('une enseigne lumineuse', 'lichtreclame', 'an illuminated sign'),
        names: [],
      },
    ],
    leads: [{ kind: 'fitted', time: leads.signs }],
    lifetimes: [
      {
        noun: text('une enseigne à LED', 'een ledreclame', 'an LED sign'),
        time: lives.ledSign,
        names: ['led', 'leds'],
      },
      {
        noun: text('la face d’un caisson', 'het front van een lichtbak', 'the face of a light box'),
        time: lives.lightBoxFace,
        names: ['caisson', 'face', 'lichtbak', 'box', 'lightbox'],
      },
      { noun: text('un néon LED', 'ledneon', 'LED neon'), time: lives.neonLook, names: ['neon', 'neons'] },
    ],
    projectType: 'sign',
  },
  banner: {
    noun: text('une bâche', 'een spandoek', 'a banner'),
    pages: ['banners', 'signs-banners'],
    names:
      'bache,baches,banderole,banderoles,calicot,calicots,banniere,bannieres,toile publicitaire,spandoek,spandoeken,banderol,werfdoek,werfdoeken,zeildoek,reclamedoek,meshdoek,doek,banner,banners,pvc banner,mesh banner,tarpaulin,tarpaulins'.split(
        ',',
      ),
    variants: [],
    leads: [{ kind: 'delivered', time: leads.banners }],
    lifetimes: [
      {
        noun: text(
          'une bâche PVC épaisse de 510 g/m²',
          'zwaar pvc van 510 g/m²',
          'heavy-duty PVC of 510 g/m²',
        ),
        time: bannerMaterials.heavy.lifetime,
        names: ['510', 'epaisse', 'epais', 'lourde', 'heavy', 'zwaar'],
      },
      {
        noun: text('une bâche microperforée de 330 g/m²', 'meshdoek van 330 g/m²', 'mesh of 330 g/m²'),
        time: bannerMaterials.mesh.lifetime,
        names: ['330', 'microperforee', 'micro', 'perforee', 'mesh', 'meshdoek', 'grille'],
      },
      {
        noun: text(
          'une bâche PVC standard de 440 g/m²',
          'standaard pvc van 440 g/m²',
          'standard PVC of 440 g/m²',
        ),
        time: bannerMaterials.standard.lifetime,
        names: ['440', 'standard', 'standaard'],
      },
    ],
    projectType: 'sign',
  },
  'roll-up': {
    noun: text('un roll-up', 'een roll-upbanner', 'a roll-up banner'),
    pages: ['roll-up', 'signs-banners'],
    names:
      'photocall,press wall,step and repeat,backdrop,backdrops,fotocall,perswand,roll up,roll ups,rollup,rollups,rolup,kakemono,kakemonos,enrouleur,stand deroulant,roll upbanner,roll upbanners,roll up banner,roll up banners,rollup banner,rollup banners,banniere roll up,rolbanner,rolbanners,beursbanner,oprolbanner,pull up banner,pull up banners,pull up,roller banner,roller banners,pop up banner'.split(
        ',',
      ),
    variants: [],
    leads: [{ kind: 'delivered', time: rollUpDelivery }],
    lifetimes: [
      {
        noun: text(
          'le visuel d’un roll-up à l’intérieur',
          'de print van een roll-up binnenshuis',
          'the graphic of a roll-up indoors',
        ),
        time: lives.rollUpFabric,
        names: [],
      },
    ],
    projectType: 'sign',
  },
  pos: {
    noun: text('une PLV', 'POS-materiaal', 'a point-of-sale display'),
    pages: ['point-of-sale', 'signs-banners'],
    names:
      'plv,publicite sur le lieu de vente,point de vente,presentoir,presentoirs,stop rayon,stop rayons,sticker de sol,stickers de sol,autocollant de sol,autocollants de sol,adhesif de sol,adhesifs de sol,pos,pos materiaal,pos communicatie,winkelcommunicatie,toonbankdisplay,vloersticker,vloerstickers,schapkaart,displays,point of sale,counter display,shelf talker,shelf strip,wobbler,wobblers,floor graphic,floor graphics,floor sticker'.split(
        ',',
      ),
    variants: [],
    leads: [{ kind: 'delivered', time: leads.pointOfSale }],
    lifetimes: [
      {
        noun: text('un présentoir en acrylique', 'een display in acrylaat', 'an acrylic display'),
        time: lives.acrylicDisplay,
        names: ['acrylique', 'acrylic', 'acrylaat', 'plexi'],
      },
      {
        noun: text('un présentoir en carton', 'een kartonnen display', 'a cardboard display'),
        time: lives.boardDisplay,
        names: ['carton', 'cardboard', 'karton'],
      },
      {
        noun: text('un adhésif de sol', 'een vloersticker', 'a floor graphic'),
        time: lives.floorSticker,
        names: ['sol', 'floor', 'vloer', 'vloersticker'],
      },
    ],
    projectType: 'other',
  },
  embroidery: {
    noun: text('une broderie', 'borduurwerk', 'embroidery'),
    pages: ['embroidery', 'textile-printing-embroidery'],
    names:
      'coudre,cousu,cousue,sew,sewn,sewing,naaien,genaaid,stikken,gestikt,broderie,broderies,casquette,casquettes,tablier,tabliers,softshell,softshells,polaire,pet,petten,schort,schorten,muts,mutsen,fleece,cap,caps,apron,aprons,beanie,beanies,hat,hats,keps,klak,klakken,broder,brode,brodee,brodes,brodees,borduren,borduurwerk,borduursel,geborduurd,geborduurde,borduring,embroidery,embroider,embroidered,stitched,ecusson,ecussons'.split(
        ',',
      ),
    variants: [],
    leads: [{ kind: 'delivered', time: leads.textile }],
    lifetimes: [],
    projectType: 'embroidery',
  },
  'textile-printing': {
    noun: text('une impression textile', 'textieldruk', 'textile printing'),
    pages: ['textile-printing', 'textile-printing-embroidery', 'shirt-designer'],
    names:
      'maillot,maillots,pull,pulls,pull over,sweatshirt,sweatshirts,shirt,shirts,truien,trui,truitje,truitjes,jersey,jerseys,impression textile,flocage,floquer,flocage t shirt,flocage textile,serigraphie,dtf,dtg,flex,transfert,sublimation,marquage textile,imprimer des t shirts,imprimer t shirts,t shirt,t shirts,tshirt,tshirts,tee shirt,tee shirts,sweat,sweats,hoodie,hoodies,tote bag,tote bags,sac en coton,textieldruk,zeefdruk,bedrukken,bedrukt,bedrukte,flocken,flock,textile printing,garment printing,screen printing,screen print,shirt printing,heat transfer,heat press,polo,polos,poloshirt,poloshirts,vetement,vetements,vetements de travail,habits de travail,werkkledij,werkkleding,kledij,kleding,bedrijfskledij,workwear,clothing,uniform,uniforms,garments'.split(
        ',',
      ),
    variants: [],
    leads: [{ kind: 'delivered', time: leads.textile }],
    lifetimes: [],
    projectType: 'embroidery',
  },
  wall: {
    noun: text('une décoration murale', 'een wanddecoratie', 'wall graphics'),
    pages: ['wall-decoration', 'walls-solar-film'],
    names:
      'decoration murale,deco murale,papier peint,papiers peints,tapisserie,fresque,fresques,sticker mural,stickers muraux,adhesif mural,poster mural,toile tendue,wanddecoratie,muurdecoratie,behang,fotobehang,muursticker,muurstickers,wandbekleding,muurprint,wandprint,wallpaper,wallpapers,mural,murals,wall graphics,wall graphic,wall decoration,wall sticker,wall stickers,wall covering,wall print'.split(
        ',',
      ),
    variants: [],
    leads: [{ kind: 'fitted', time: leads.walls }],
    lifetimes: [
      {
        noun: text('un papier peint intissé imprimé', 'bedrukt vliesbehang', 'printed non-woven wallpaper'),
        time: lives.printedWallpaper,
        atLeast: true,
        names: ['papier', 'peint', 'intisse', 'behang', 'wallpaper', 'vlies'],
      },
      {
        noun: text('un revêtement vinyle', 'vinylbehang', 'textured wall vinyl'),
        time: lives.vinylWallpaper,
        names: ['vinyle', 'vinyl'],
      },
      {
        noun: text('un adhésif mural', 'wandfolie', 'wall film'),
        time: lives.adhesiveMural,
        names: ['adhesif', 'sticker', 'film', 'folie', 'wandfolie'],
      },
      {
        noun: text('une toile tendue', 'doek in een kader', 'fabric in a frame'),
        time: lives.stretchedFabric,
        names: ['toile', 'doek', 'fabric'],
      },
    ],
    projectType: 'other',
  },
  'solar-film': {
    noun: text('un film solaire', 'zonwerende folie', 'solar film'),
    pages: ['solar-film', 'walls-solar-film'],
    names:
      'film solaire,films solaires,trop chaud,trop de soleil,soleil dans le bureau,chaleur dans le bureau,surchauffe,eblouissement,canicule,vis a vis,intimite,te warm,te heet,te veel zon,zon in het bureau,inkijk,verblinding,too hot,too much sun,overheating,overheats,glare,privacy,overlooked,see inside,film anti chaleur,film antichaleur,film contre la chaleur,film chaleur,film vitrage,film de vitrage,film vitre,film fenetre,film pour fenetres,film pour vitres,film pour vitre,film reflechissant,film selectif,film sans tain,film miroir,film depoli,film opaque,film anti uv,vitres teintees,teinter les vitres,zonwerende folie,zonnefolie,zonwering folie,raamfolie,glasfolie,spiegelfolie,reflecterende folie,selectieve folie,matte folie,matglasfolie,zandstraalfolie,warmtewerende folie,folie tegen warmte,folie tegen de warmte,folie tegen de zon,folie op ramen,folie op de ramen,folie voor ramen,solar film,window film,heat film,reflective film,selective film,mirror film,frosted film,privacy film,window tint,window tinting,film on windows,film for windows,film on my windows'.split(
        ',',
      ),
    variants: [
      {
        price: 'solar-film-reflective',
        noun: text('le film réfléchissant', 'reflecterende folie', 'reflective film'),
        names:
          'reflechissant,reflechissante,reflecteur,miroir,sans tain,reflecterend,reflecterende,spiegel,spiegelfolie,spiegelend,reflective,mirror,mirrored'.split(
            ',',
          ),
      },
      {
        price: 'solar-film-selective',
        noun: text('le film sélectif', 'selectieve folie', 'selective film'),
        names: 'selectif,selective,neutre,clair,selectief,selectieve,neutral'.split(','),
      },
      {
        price: 'solar-film-frosted',
        noun: text('le film dépoli', 'matte folie', 'frosted film'),
        names:
          'depoli,depolie,sable,opaque,intimite,vis a vis,mat,matte,matglas,matglasfolie,zandstraal,zandstraalfolie,gezandstraald,inkijk,privacy,frosted,frost,opaak'.split(
            ',',
          ),
      },
    ],
    leads: [{ kind: 'fitted', time: leads.walls }],
    lifetimes: [
      {
        noun: text(
          'un film solaire posé à l’intérieur',
          'zonwerende folie aan de binnenkant',
          'solar film on the inside',
        ),
        time: lives.solarFilm,
        names: [],
      },
    ],
    projectType: 'other',
  },
  logo: {
    noun: text('un logo', 'een logo', 'a logo'),
    pages: ['logo-design', 'graphic-design'],
    names:
      'logo,logos,logotype,creation de logo,creation logo,logo ontwerp,logo ontwerpen,beeldmerk,woordmerk,logo design'.split(
        ',',
      ),
    variants: [
      {
        price: 'logo-basic',
        noun: text('le pack Le Nom', 'het pakket De Naam', 'the package The Name'),
        names: 'nom seul,moins cher,basic,basique,simple,goedkoopste,cheapest'.split(','),
      },
      {
        price: 'logo-full',
        noun: text('le pack Le Signe', 'het pakket Het Teken', 'the package The Mark'),
        names: [],
      },
      {
        price: 'logo-extended',
        noun: text('le pack La Famille', 'het pakket De Familie', 'the package The Family'),
        names: [],
      },
    ],
    leads: [{ kind: 'finished', time: logoDelivery }],
    lifetimes: [],
    projectType: 'design',
  },
  'brand-charter': {
    noun: text('une charte graphique', 'een huisstijl', 'brand guidelines'),
    pages: ['brand-charter', 'graphic-design'],
    names:
      'charte graphique,chartes graphiques,charte,identite visuelle,branding,brand book,huisstijl,huisstijlen,huisstijlgids,huisstijlhandboek,merkstijl,visuele identiteit,brand guidelines,brand guide,brand charter,style guide,corporate identity,house style,visual identity'.split(
        ',',
      ),
    variants: [
      {
        price: 'brand-charter-basic',
        noun: text('le pack Le Feuillet', 'het pakket Het Blad', 'the package The Leaflet'),
        names: [],
      },
      {
        price: 'brand-charter-full',
        noun: text('le pack Le Cahier', 'het pakket Het Schrift', 'the package The Notebook'),
        names: [],
      },
      {
        price: 'brand-charter-extended',
        noun: text('le pack Le Classeur', 'het pakket De Map', 'the package The Binder'),
        names: [],
      },
    ],
    leads: [{ kind: 'finished', time: leads.brandGuidelines }],
    lifetimes: [],
    projectType: 'design',
  },
  print: {
    noun: text('une mise en page imprimée', 'drukwerk', 'printed matter'),
    pages: ['graphic-design'],
    place: 'graphic-design#section-4.1',
    names:
      'drukwerk,printed matter,mise en page imprimee,carte de visite,cartes de visite,carte visite,cartes visite,flyer,flyers,depliant,depliants,brochure,brochures,papier a en tete,papier en tete,tete de lettre,carte de restaurant,carte du restaurant,cartes de restaurant,carte de menu,cartes de menu,visitekaart,visitekaarten,visitekaartje,visitekaartjes,naamkaartjes,folder,folders,briefpapier,briefhoofd,menukaart,menukaarten,business card,business cards,visiting cards,leaflet,leaflets,letterhead,letterheads,stationery,restaurant menu,restaurant menus'.split(
        ',',
      ),
    variants: [],
    leads: [],
    lifetimes: [],
    projectType: 'design',
  },
  website: {
    noun: text('un site internet', 'een website', 'a website'),
    pages: ['website-design', 'graphic-design'],
    names:
      'site internet,sites internet,un site,des sites,een site,a site,faire un site,creer un site,notre site,site pour mon,site pour un,site pour notre,site web,site vitrine,site e commerce,boutique en ligne,page web,webdesign,website,websites,webstek,webshop,web shop,webwinkel,webpagina,homepage,web site,web design,online shop,online store,one page'.split(
        ',',
      ),
    variants: [
      {
        price: 'website-basic',
        noun: text('une page unique (La Porte)', 'één pagina (De Deur)', 'a single page (The Door)'),
        names: 'une page,one page,single page,een pagina,onepager,simple'.split(','),
      },
      {
        price: 'website-full',
        noun: text(
          'un site complet (La Vitrine)',
          'een volledige site (De Etalage)',
          'a full site (The Window)',
        ),
        names: [],
      },
      {
        price: 'website-extended',
        noun: text(
          'une boutique en ligne (La Boutique)',
          'een webshop (De Winkel)',
          'an online shop (The Shop)',
        ),
        names:
          'boutique,e commerce,ecommerce,webshop,web shop,webwinkel,online shop,online store,shop online,vendre en ligne,online verkopen,sell online,reservation,bookings'.split(
            ',',
          ),
      },
    ],
    leads: [{ kind: 'finished', time: leads.website }],
    lifetimes: [],
    projectType: 'design',
  },
} as const satisfies Record<string, Subject>;

export type SubjectId = keyof typeof subjects;

export const subjectIds = Object.keys(subjects) as SubjectId[];

export function subjectOf(id: SubjectId): Subject {
  return subjects[id];
}
