import { type NeedRow, row } from './row';

const garments = ['garment'] as const;
const vehicles = ['vehicle', 'bodyPart'] as const;

/** The first of those that say as much counts. */
export const needRows: readonly NeedRow[] = [
  // Vehicles: kept as they are.
  row('paint-protection#section-5.1', ['ceramic', ['damage', 'protect', 'film', ...vehicles]]),
  row('paint-protection#section-1.3', ['bodyPart', 'damage', 'part'], { price: 'ppf-element' }),
  row('paint-protection#section-1.3', ['motorbike', ['damage', 'protect', 'part']], { price: 'ppf-element' }),
  row('paint-protection#section-1.1', ['bodyPart', 'damage'], { price: 'ppf-front', not: ['rust'] }),
  row('paint-protection', ['vehicle', 'damage'], { price: 'ppf-front' }),
  row('paint-protection#section-1.2', ['vehicle', 'brandNew', ['protect', 'colour', 'damage']], {
    price: 'ppf-full',
    not: ['noticed', 'leaseBack'],
  }),
  row('paint-protection', [vehicles, 'protect'], { not: ['colour', 'noticed', 'leaseBack', 'ownName'] }),
  row('paint-protection#section-2.2', ['damage', 'brandNew'], { not: ['wall', 'glass', 'sign'] }),

  // Vehicles: made known, made another colour, handed back.
  row('wrapping-ppf#section-7.2', [vehicles, 'rust'], { not: ['protect'] }),
  row('car-wrapping#section-8.1', [vehicles, 'waiting']),
  row('car-wrapping#section-6.1', [vehicles, 'papers']),
  row('car-wrapping#section-6.2', ['papers', 'colour', ['vehicle', 'change']]),
  row('car-wrapping#section-8.4', ['vehicle', 'without']),
  row('lettering#section-6.2', ['vehicle', 'removing', ['ownName', 'leaseBack', 'sticking', 'logo']]),
  row('wrapping-ppf#section-1.4', ['vehicle', 'leaseBack', ['colour', 'change', 'noticed', 'ownName']]),
  row('wrapping-ppf#section-6.2', ['carWindow', 'vehicle', ['noticed', 'authority', 'film', 'ownName']]),
  row('wrapping-ppf#section-6.2', ['carWindow', 'noticed', 'authority']),
  row('wrapping-ppf#section-1.2', ['vehicle', 'inconsistent']),
  row('wrap-simulator#section-2.1', ['vehicle', 'visualise', 'photoOf']),
  row('wrap-simulator#section-1.1', ['vehicle', 'visualise', ['colour', 'selfMade', 'change']]),
  row('wrap-simulator#section-4.1', ['colour', 'screenDoubt'], { not: ['garment', 'logo', 'sign'] }),
  row('lettering#section-5.1', ['vehicle', 'part', 'ownName']),
  row('paint-protection#section-3.2', ['yellowing', ['vehicle', 'bodyPart']]),
  row('car-wrapping#section-1.1', ['vehicle', 'part', ['colour', 'noticed', 'ownName', 'dull', 'change']], {
    price: 'wrap-partial',
  }),
  row('car-wrapping#section-1.1', ['vehicle', 'part'], { price: 'wrap-partial', not: ['damage'] }),
  row('car-wrapping#section-1.2', ['vehicle', 'colour', ['change', 'brandNew', 'dull']], {
    price: 'wrap-full',
  }),
  row('lettering#section-5.1', ['vehicle', 'ownName']),
  row('wrapping-ppf#section-1.1', ['vehicle', 'noticed']),
  row('car-wrapping#section-1.2', ['vehicle', ['colour', 'dull', 'change']], { price: 'wrap-full' }),
  row('wrapping-ppf#section-1.4', ['vehicle', 'leaseBack']),

  row('paint-protection#section-1.3', ['doors', 'protect', ['part', 'onePart', 'vehicle']], {
    price: 'ppf-element',
    not: ['glass', 'sign', 'ownName', 'wall', 'room'],
  }),

  // Glass: heat, light, eyes.
  row('solar-film#section-6.5', ['plasticGlass', ['heat', 'glass', 'film']]),
  row('solar-film#section-6.2', ['bubbles', ['film', 'glass']]),
  row(
    'solar-film#section-6.3',
    ['windowCleaner', ['film', 'glass', 'waiting', 'people', 'authority', 'sticking']],
    {
      not: ['ownName'],
    },
  ),
  row('solar-film#section-6.3', ['windowCleaner']),
  row('solar-film#section-6.3', ['glass', 'film', 'cleaning'], { not: ['vehicle', 'ownName', 'bodyPart'] }),
  row('solar-film#section-3.1', ['crack', ['film', 'glass']], { not: ['vehicle', 'bodyPart'] }),
  row('solar-film#section-5.1', [
    'owners',
    ['glass', 'film'],
    ['sticking', 'film', 'authority', 'heat', 'lookIn'],
  ]),
  row('solar-film#section-5.1', ['owners', ['glass', 'film']]),
  row('solar-film#section-6.4', ['lookIn', 'night', ['film', 'glass', 'people']], {
    not: ['vehicle', 'bodyPart', 'perforated', 'missed'],
  }),
  row('solar-film#section-1.2', ['notDark', ['heat', 'glare']], { price: 'solar-film-selective' }),
  row('solar-film#section-2.2', ['fading', ['heat', 'glass']], {
    price: 'solar-film-reflective',
    not: ['sign', 'garment'],
  }),
  row('walls-solar-film#section-1.3', ['lookIn', 'room', ['people', 'glass']], {
    price: 'solar-film-frosted',
  }),
  row('walls-solar-film#section-3.3', ['lookIn', ['glass', 'room', 'shop'], 'people'], {
    price: 'solar-film-frosted',
    not: ['missed', 'website'],
  }),
  row('solar-film#section-1.3', ['lookIn', ['glass', 'people']], {
    price: 'solar-film-frosted',
    not: ['vehicle', 'sign', 'noticed', 'website', 'garment', 'missed'],
  }),
  row('walls-solar-film#section-3.3', ['lookIn', 'room'], {
    price: 'solar-film-frosted',
    not: ['vehicle', 'sign', 'visualise', 'picture', 'noticed', 'garment'],
  }),
  row('walls-solar-film#section-1.2', ['heat', 'room', ['glare', 'glass']], {
    price: 'solar-film-reflective',
  }),
  row('solar-film#section-1.1', ['heat', 'glass'], {
    price: 'solar-film-reflective',
    not: ['ownName', 'sign'],
  }),
  row('walls-solar-film#section-1.2', ['glare', ['room', 'heat']], { price: 'solar-film-reflective' }),
  row('walls-solar-film#section-3.1', ['heat', ['room', 'shop', 'till']], {
    price: 'solar-film-reflective',
    not: ['sign', 'garment', 'event', 'banner', 'washing', 'vehicle'],
  }),
  row('solar-film#section-2.2', ['fading', 'room'], { not: ['garment', 'sign', 'picture'] }),

  // Walls.
  row('walls-solar-film#section-6.2', ['smell', ['sticking', 'picture', 'oldWall'], ['room', 'wall']]),
  row('wall-decoration#section-5.1', ['oldWall', ['wall', 'sticking', 'picture']], {
    not: ['front', 'sign', 'outside'],
  }),
  row('wall-decoration#section-1.4', ['echo', ['room', 'wall']]),
  row('walls-solar-film#section-6.2', ['smell', ['hanging', 'sticking', 'wall', 'room', 'kids']], {
    not: ['garment', 'vehicle'],
  }),
  row('wall-decoration#section-5.4', ['foundOnline', 'picture', ['authority', 'wall', 'room']]),
  row('wall-decoration#section-5.3', ['wall', ['moving', 'removing']], { not: ['sign', 'front'] }),
  row('walls-solar-film#section-1.1', ['dull', 'room', 'wall'], { not: ['front', 'sign'] }),
  row('wall-decoration', ['picture', ['wall', 'room']], {
    not: ['vehicle', 'garment', 'front', 'sign', 'photoOf'],
  }),
  row('wall-decoration', ['picture', 'wall'], { not: ['vehicle', 'garment', 'front', 'sign'] }),
  row('walls-solar-film#section-2.2', ['dull', ['wall', 'room']], {
    not: ['front', 'sign', 'vehicle', 'banner'],
  }),

  // Signs, lit and unlit.
  row('illuminated-signs#section-7.2', ['broken', ['sign', 'front'], ['night', 'ownName']]),
  row('illuminated-signs#section-7.2', ['broken', 'night', 'ownName'], { not: ['vehicle', 'garment'] }),
  row('illuminated-signs#section-7.1', ['power', 'broken', ['sign', 'night']]),
  row('illuminated-signs#section-3.1', ['power', ['sign', 'night']], { not: ['vehicle'] }),
  row('illuminated-signs#section-4.2', ['complain', 'night'], { not: ['glass'] }),
  row('illuminated-signs#section-4.2', ['people', 'complain', 'front']),
  row('illuminated-signs#section-2.2', ['switchOff', ['night', 'sign']]),
  row('illuminated-signs#section-7.4', ['tax', 'night']),
  row('lettering-signage#section-5.2', ['tax', ['sign', 'front']]),
  row('illuminated-signs#section-4.1', ['authority', 'night', ['sign', 'front', 'hanging']]),
  row('signs#section-4.1', ['authority', ['sign', 'front'], ['hanging', 'ownName', 'shop']]),
  row('signs#section-4.1', ['authority', 'sign'], { not: ['vehicle', 'parking'] }),
  row('signs#section-6.2', ['sign', 'myself', 'hanging']),
  row('signs#section-6.1', ['holes', ['moving', 'removing', 'front']]),
  row('lettering-signage#section-6.4', ['moving', ['holes', 'sign', 'hanging', 'front']], {
    not: ['glass', 'wall'],
  }),
  row('signs#section-6.3', ['otherName', ['sign', 'front']]),
  row('signs-banners#section-7.4', ['removing', 'sign', ['front', 'otherName', 'shop']]),
  row('signs#section-3.1', ['wallKind', ['wall', 'front'], ['sign', 'hanging', 'wallKind']]),
  row('signs#section-3.1', ['wallKind', 'sign']),
  row('signs#section-2.4', ['metal', 'rust']),
  row('signs#section-2.4', ['metal', 'sign', 'outside']),
  row('illuminated-signs#section-1.3', ['night', 'ownName', ['wall', 'shop', 'room', 'hanging']], {
    price: 'led-sign',
    not: ['vehicle', 'glass'],
  }),
  row('illuminated-signs', ['night', ['front', 'sign', 'shop']], {
    price: 'led-sign',
    not: ['vehicle', 'lookIn', 'garment', 'closing'],
  }),
  row('signs-banners#section-2.1', ['starting', ['shop', 'profession'], ['front', 'sign']], {
    price: 'facade-sign',
  }),
  row('signs#section-1.1', ['front', 'noticed', ['shop', 'people']], {
    price: 'facade-sign',
    not: ['vehicle'],
  }),
  row('signs', ['front', ['shop', 'ownName', 'sign']], {
    price: 'facade-sign',
    not: ['vehicle', 'glass', 'heat', 'lookIn', 'garment'],
  }),
  row('signs-banners#section-1.1', ['readable', ['sign', 'front', 'vehicle', 'banner']], {
    not: ['lowVision'],
  }),

  // Letters on glass and walls.
  row('lettering-signage#section-6.3', ['closing', ['hanging', 'shop', 'glass', 'people', 'closing']]),
  row('lettering#section-2.3', [
    'cold',
    ['sticking', 'ownName'],
    ['glass', 'doors', 'front', 'sticking', 'hanging'],
  ]),
  row('lettering#section-6.5', ['myself', 'sticking'], { not: ['vehicle', 'wall'] }),
  row('lettering#section-6.5', ['ownName', ['glass', 'doors'], 'myself']),
  row('lettering#section-4.2', ['kids', ['ownName', 'sticking'], ['removing', 'glass']], {
    not: ['garment'],
  }),
  row('lettering#section-2.2', ['readable', 'ownName', ['doors', 'glass']]),
  row('lettering-signage#section-6.1', ['colour', 'ownName', 'glass']),
  row('lettering', ['ownName', ['glass', 'doors']], {
    not: ['lowVision', 'visitors', 'building', 'garment', 'heat', 'moving'],
  }),
  row('lettering#section-6.4', ['sticking', 'wallKind']),

  // The way through a building.
  row('signage#section-4.2', ['lowVision', ['doors', 'sign', 'building', 'readable', 'room']]),
  row('signage#section-6.3', [
    'changing',
    ['plate', 'doors', 'sign'],
    ['building', 'moving', 'team', 'ownName'],
  ]),
  row('signage#section-6.3', ['changing', 'ownName', ['building', 'doors', 'plate']]),
  row('signage#section-6.3', ['changing', 'moving', ['building', 'doors', 'sign']]),
  row('signage#section-3.4', ['profession', 'plate'], { price: 'signage' }),
  row('signage#section-1.1', ['parking', ['clear', 'visitors', 'building']], { price: 'signage' }),
  row('signage#section-6.1', ['lost', ['building', 'visitors', 'doors']], {
    price: 'signage',
    not: ['website', 'ranking'],
  }),
  row('signage', ['doors', 'sign', ['building', 'room', 'ownName']], { price: 'signage' }),

  // Banners.
  row('banners#section-1.2', ['wind', ['banner', 'outdoorHold']]),
  row('banners#section-5.1', ['fire', ['banner', 'event']]),
  row('roll-up#section-6.5', ['fire', ['fair', 'standUp']]),
  row('banners#section-6.4', ['mistake', ['banner', 'event', 'printing']], { not: ['garment', 'standUp'] }),
  row('banners#section-6.2', ['worn', 'banner']),
  row('banners#section-6.1', ['reuse', ['banner', 'event']], { not: ['standUp', 'fair', 'garment'] }),
  row('banners#section-5.2', ['banner', 'authority', ['hanging', 'front', 'people']]),
  row('banners#section-5.2', ['banner', 'authority']),
  row('banners#section-6.5', ['hanging', 'banner']),
  row('banners#section-1.1', ['outdoorHold', ['outside', 'reuse', 'team', 'many']], {
    not: ['event', 'garment'],
  }),
  row('banners', ['event', ['banner', 'outdoorHold', 'hanging', 'noticed']], {
    not: ['garment', 'vehicle', 'till'],
  }),
  row('banners', ['outdoorHold', ['noticed', 'ownName', 'banner', 'hanging', 'team']], {
    not: ['garment', 'vehicle'],
  }),

  // At a fair.
  row('roll-up#section-5.2', ['standUp', ['mistake', 'changing']]),
  row('roll-up#section-6.4', ['noDesigner', ['standUp', 'fair']]),
  row('roll-up#section-6.2', ['standUp', ['outside', 'wind']], { not: ['hanging'] }),
  row('roll-up#section-1.3', ['standUp', ['noticed', 'fair', 'printing', 'logo', 'team']], {
    not: ['garment', 'wall', 'vehicle', 'glass'],
  }),
  row('roll-up#section-1.3', ['guests', ['logo', 'ownName'], ['wall', 'standUp', 'picture', 'guests']]),
  row('roll-up', ['fair', ['standUp', 'starting', 'urgent', 'noticed', 'dull', 'ownName', 'logo']], {
    not: ['garment', 'vehicle'],
  }),

  // In the shop.
  row('point-of-sale#section-5.1', ['advice', ['shop', 'sellMore', 'till', 'room']]),
  row('point-of-sale#section-1.4', ['floor', ['slip', 'sticking', 'lost', 'till', 'shop']]),
  row('point-of-sale#section-1.5', ['till', 'hanging', 'shop']),
  row('point-of-sale#section-1.1', ['till', 'glass', ['removing', 'changing', 'sticking', 'shop']]),
  row('point-of-sale#section-1.3', ['till', ['single', 'many', 'shop']], { not: ['garment', 'website'] }),
  row('point-of-sale', ['till', ['sellMore', 'hanging', 'noticed', 'shop']], {
    not: ['garment', 'website', 'vehicle'],
  }),

  // Clothes.
  row('embroidery#section-7.1', ['itch', ['garment', 'kids', 'sewing', 'logo']]),
  row('embroidery#section-7.4', ['leaving', ['garment', 'sewing']]),
  row('embroidery#section-7.2', ['gradient', 'sewing']),
  row('embroidery#section-1.4', ['washing', 'sewing']),
  row('embroidery#section-1.4', ['washing', 'garment', 'team']),
  row('textile-printing#section-6.2', ['printFails', ['washing', 'printing'], ['garment', 'printing']], {
    not: ['vehicle', 'glass', 'sign'],
  }),
  row('textile-printing-embroidery#section-1.3', ['printFails', 'garment', ['colour', 'team']]),
  row('textile-printing#section-6.2', ['printFails', 'garment']),
  row('textile-printing-embroidery#section-6.2', ['sizes', ['garment', 'team']], { not: ['sign', 'glass'] }),
  row('textile-printing-embroidery#section-5.1', ['ownGarments', ['garment', 'sewing', 'logo']]),
  row('textile-printing-embroidery#section-6.5', ['urgent', 'garment']),
  row('shirt-designer#section-4.1', ['pixels', ['garment', 'printing'], ['picture', 'garment']], {
    not: ['logo'],
  }),
  row('shirt-designer#section-1.1', ['selfMade', 'garment']),
  row('shirt-designer#section-6.4', ['single', 'garment', ['printing', 'stagParty']]),
  row('textile-printing-embroidery#section-2.3', ['many', 'garment']),
  row('textile-printing', ['stagParty', garments]),
  row('textile-printing#section-1.3', ['garment', 'eachName'], { not: ['sewing'] }),
  row('embroidery', ['sewing', ['garment', 'team', 'logo', 'ownName']]),
  row('textile-printing-embroidery#section-3.4', ['garment', 'team', ['event', 'kids']]),
  row('textile-printing', ['garment', 'printing'], { not: ['plate'] }),
  row('textile-printing-embroidery', ['garment', 'team']),
  row('textile-printing-embroidery', ['garment', ['ownName', 'single', 'logo']]),

  // Names, marks and rules.
  row('logo-design#section-7.1', ['aiMade', ['logo', 'image', 'picture', 'ownName']], { not: ['garment'] }),
  row('shirt-designer#section-6.3', ['aiMade', 'garment']),
  row('logo-design#section-6.1', ['copycat', ['logo', 'ownName', 'image']]),
  row('logo-design#section-5.1', ['ownership', ['logo', 'picture', 'pixels']]),
  row('logo-design#section-7.3', ['sketchFirst', ['logo', 'visualise', 'picture']]),
  row('logo-design#section-7.2', ['logo', 'modernise']),
  row('logo-design#section-7.2', ['modernise', 'recognise']),
  row('graphic-design#section-1.2', ['logo', 'pixels']),
  row('brand-charter#section-6.1', ['logo', 'ruleBook'], { price: 'brand-charter-basic' }),
  row('graphic-design#section-1.3', ['inconsistent', ['colour', 'logo']], {
    price: 'brand-charter-basic',
    not: ['glossOrMatt', 'screenDoubt', 'vehicle'],
  }),
  row('brand-charter', ['colourCode', ['printing', 'sewing', 'paper', 'ruleBook', 'inconsistent', 'logo']], {
    price: 'brand-charter-basic',
    not: ['sign', 'vehicle'],
  }),
  row('graphic-design#section-1.1', ['starting', ['image', 'logo']], {
    price: 'logo-basic',
    not: ['website'],
  }),
  row('graphic-design#section-4.1', [
    'paper',
    ['ownName', 'shop', 'team', 'profession', 'event', 'starting', 'modernise'],
  ]),

  // The web.
  row('website-design#section-6.1', ['domain', ['website', 'ownership', 'moving']]),
  row('website-design#section-7.2', ['website', 'ranking']),
  row('website-design#section-2.1', ['website', 'writing']),
  row('website-design#section-7.1', ['website', 'editing'], { not: ['domain'] }),
  row(
    'website-design#section-1.3',
    ['booking', ['website', 'shop', 'onPhone'], ['website', 'onPhone', 'booking']],
    {
      price: 'website-extended',
      not: ['sign', 'garment', 'paper', 'vehicle', 'banner'],
    },
  ),
  row('website-design#section-1.3', ['website', 'booking'], { price: 'website-extended', not: ['selfMade'] }),
  row('website-design', ['website', ['modernise', 'onPhone', 'starting', 'readable', 'dull', 'otherName']], {
    price: 'website-basic',
  }),

  // What people pass by, and what looks worn.
  row('signs-banners#section-2.2', ['missed', 'night', ['shop', 'glass', 'front', 'sign']], {
    price: 'led-sign',
  }),
  row('wrapping-ppf#section-1.1', ['missed', 'vehicle']),
  row('signs#section-1.1', ['missed', ['shop', 'front', 'doors', 'room', 'people', 'glass']], {
    price: 'facade-sign',
    not: ['website', 'vehicle'],
  }),
  row('signs-banners#section-1.1', ['farRoad', ['noticed', 'seen', 'readable', 'sign', 'front']], {
    not: ['vehicle', 'bodyPart', 'damage'],
  }),
  row('signs#section-6.3', ['shabby', ['sign', 'front', 'plate']]),
  row('signage#section-6.4', ['shabby', 'ownName']),
  row('lettering-signage#section-3.1', ['shortTime', ['shop', 'sign', 'front', 'glass', 'event']], {
    not: ['garment', 'vehicle', 'stillGood'],
  }),
  row('lettering-signage#section-3.1', ['contractor', 'outdoorHold']),
  row('wall-decoration#section-4.2', ['bump', 'glass']),
  row('signage#section-6.3', ['plate', 'sameAgain', ['people', 'team', 'ownName']]),
  row('signage#section-6.3', ['leaving', 'ownName', ['doors', 'plate', 'sign']]),
  row('lettering', ['starting', 'doors', ['shop', 'profession', 'room']]),
  row('signs#section-4.3', ['authority', ['building', 'room'], 'authority']),
  row('wrap-simulator#section-4.2', ['colour', 'sameAgain', 'vehicle']),
  row('lettering-signage#section-6.2', ['colour', 'sameAgain', ['sign', 'ownName', 'logo', 'glass']]),
  row('lettering#section-6.2', ['sticking', 'removing', ['glass', 'vehicle', 'doors', 'moving']]),
  row('graphic-design#section-7.3', ['parentFirm', ['colour', 'logo', 'ruleBook']]),
  row('banners#section-1.3', ['stall', ['noticed', 'dull', 'ownName', 'sellMore', 'starting', 'hanging']], {
    not: ['garment'],
  }),
  row('textile-printing-embroidery', ['dressAlike', ['team', 'event', 'shop', 'garment', 'room']]),

  row('textile-printing-embroidery#section-3.1', [
    'team',
    ['recognise', 'noticed', 'dressAlike'],
    ['outdoorHold', 'garment', 'shop'],
  ]),
  row('embroidery#section-5.4', ['hiVis', ['team', 'event', 'ownName', 'garment']]),
  row('signs-banners#section-2.3', ['works', ['shop', 'front', 'noticed', 'people']]),
  row('wall-decoration#section-1.3', ['wall', 'room', ['ownName', 'writing', 'logo']], {
    not: ['front', 'sign', 'lost'],
  }),
  row('lettering#section-5.1', ['vehicle', 'logo'], { not: ['removing', 'colour'] }),
  row('graphic-design#section-1.3', [
    'colour',
    ['vehicle', 'website', 'paper'],
    ['website', 'paper', 'front', 'sign'],
  ]),
  row('logo-design#section-1.1', ['logo', 'budget'], { price: 'logo-basic' }),
  row('website-design#section-1.1', ['website', 'budget'], { price: 'website-basic' }),
  row('wrapping-ppf#section-7.4', ['vehicle', 'budget', ['noticed', 'ownName', 'change']]),
  row('about#section-4.2', ['starting', 'budget'], { not: ['logo', 'website'] }),
  row('signs#section-6.3', ['otherName', ['building', 'shop', 'room']], {
    not: ['garment', 'vehicle', 'website', 'logo', 'copycat'],
  }),
  row('lettering-signage#section-6.4', ['moving', 'shop', ['sign', 'ownName', 'change', 'sameAgain']], {
    not: ['website'],
  }),
  row('home#process.proof', ['approved', ['visualise', 'beforehand']], { not: ['notAsAgreed', 'mistake'] }),

  // The house: when, where, who.
  row('company.hours', ['holiday', 'atWork'], {
    intent: 'hours',
    not: ['seekWork', 'trade', 'vehicle', 'garment'],
  }),
  row('company.hours', ['atWork', 'you', ['holiday', 'dayTime']], {
    intent: 'hours',
    not: ['seekWork', 'trade', 'vehicle', 'garment', 'ownName'],
  }),
  row('company.contact', ['reach', 'phoneWord'], {
    intent: 'contact',
    not: ['mistake', 'vehicle', 'banner', 'pixels', 'boss'],
  }),
  row('company.contact', ['where', 'bringing'], { intent: 'contact', not: ['removing', 'hanging'] }),
  row('home#faq.working-area', ['region', ['coming', 'farOff']], { intent: 'area' }),
  row('about#section-2.1', ['forLong', ['you', 'atWork']], {
    intent: 'about',
    not: [
      'garment',
      'vehicle',
      'film',
      'sign',
      'quoted',
      'ownData',
      'stillGood',
      'wall',
      'picture',
      'hanging',
      'papersOfWork',
    ],
  }),
  row('about#section-3.4', ['bringing', 'workshop'], { not: ['vehicle'] }),
  row('about#section-3.4', ['looking', 'workshop']),
  row('careers', ['seekWork', ['trade', 'papersOfWork']], { intent: 'job' }),
  row('careers', ['papersOfWork', ['you', 'seekWork', 'kids', 'trade']], { intent: 'job', not: ['fire'] }),

  // Orders and money.
  row('quote-status', ['sentOff', 'noAnswer'], { intent: 'order-status', not: ['papersOfWork'] }),
  row('terms#payment', ['paying', 'beforehand'], { not: ['website'] }),
  row('terms#payment', ['paying', 'inParts'], { not: ['website', 'booking'] }),
  row('terms#late-payment', ['invoice', 'lateDoing']),
  row('terms#orders', ['quoted', 'stillGood']),
  row('terms#orders', ['quoteAlone', 'freeOfCharge']),
  row('terms#withdrawal', ['changedMind', ['ordered', 'private', 'sendingBack']]),
  row('terms#withdrawal', ['sendingBack', ['ordered', 'private', 'received', 'garment', 'sizes']]),
  row('terms#cancellation', ['changedMind', ['ordered', 'tooLate']]),
  row('terms#delivery', ['noDate', ['coming', 'received', 'ordered', 'promised', 'notHere']]),
  row('terms#delivery', ['notHere', ['ordered', 'promised']]),
  row('terms#complaints', ['received', ['damaged', 'notAsAgreed'], ['company', 'howQuick']]),
  row('terms#complaints', [['harm', 'damaged', 'damage', 'notAsAgreed', 'broken'], 'reporting']),
  row('terms#proofs', ['notAsAgreed', 'approved']),
  row('terms#proofs', ['mistake', ['approved', 'whoPays']]),
  row('terms#complaints', ['received', ['damaged', 'notAsAgreed']]),
  row('legal-notice#publisher', ['companyNumber', ['you', 'invoice', 'books']], { intent: 'legal' }),

  row('terms#installation', ['badWeather', ['coming', 'who', 'hanging']], {
    not: ['banner', 'sticking', 'ownName'],
  }),
  row('terms#liability', ['who', ['broken', 'crack', 'damaged'], ['who', 'glass', 'wall', 'you']]),

  row('about#section-3.4', ['samples', 'handed'], { not: ['sewing', 'garment'] }),
  row('about#section-1.3', ['tongues', 'answering'], {
    not: ['website', 'seekWork', 'papersOfWork', 'sign'],
  }),
  row('home#faq.working-area', ['platform', ['authority', 'who', 'reporting']], { not: ['banner'] }),
  row('point-of-sale#section-5.1', ['freeOfCharge', ['advice', 'coming'], 'shop']),
  row('logo-design#section-7.3', ['sketchFirst', 'freeOfCharge'], { not: ['quoteAlone'] }),
  row('car-wrapping#section-6.4', ['legalLook', 'vehicle'], { not: ['garment'] }),
  row('careers#section-1.5', ['skillLess', 'craft'], { intent: 'job' }),
  row('careers#section-1.3', ['shifts', ['craft', 'you', 'night', 'shifts']], { intent: 'job' }),
  row('careers#section-3.2', ['talkOfWork', 'comeToWork'], { intent: 'job' }),

  // What is kept of people.
  row('privacy#purposes', [['ownData', 'phoneWord'], 'advertBase']),
  row('privacy#recipients', ['phoneWord', 'passedOn']),
  row('privacy#rights', ['whatIsKnown']),
  row('privacy#cookies', ['watched', 'onSite']),
  row('privacy#rights', ['stopping', 'mailings'], { not: ['broken'] }),
  row('privacy#rights', ['erasing', 'ownData']),
  row('privacy#retention', ['ownData', 'forLong']),
  row('privacy#recipients', ['ownData', 'passedOn']),
];
