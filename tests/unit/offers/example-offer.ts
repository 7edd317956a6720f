import type { Offer, OfferLine } from '@/lib/offers/offer';

export const exampleLine: OfferLine = {
  id: 'a1',
  text: 'Covering complet',
  quantity: 1000,
  unit: 'vehicle',
  unitPrice: 150_000,
  discount: 0,
  vat: 'standard',
  role: 'fixed',
  group: null,
  preselected: false,
};

/** An offer to a consumer: a wrap, a choice of two films for the windows, and an option. */
export const exampleOffer: Offer = {
  locale: 'fr',
  customer: { kind: 'consumer', name: 'Claire Dubois', company: null, vatNumber: null, address: null },
  lines: [
    exampleLine,
    {
      ...exampleLine,
      id: 'a2',
      text: 'Film solaire réfléchissant',
      quantity: 12_500,
      unit: 'm2',
      unitPrice: 2500,
      role: 'alternative',
      group: 'A',
      preselected: true,
    },
    {
      ...exampleLine,
      id: 'a3',
      text: 'Film solaire sélectif',
      quantity: 12_500,
      unit: 'm2',
      unitPrice: 4500,
      role: 'alternative',
      group: 'A',
    },
    {
      ...exampleLine,
      id: 'a4',
      text: 'Logo sur les portes',
      quantity: 2000,
      unit: 'item',
      unitPrice: 9900,
      discount: 1000,
      role: 'option',
    },
  ],
  depositPercent: 30,
  validDays: 30,
  delivery: { min: 5, max: 8 },
  words: 'Bonjour, voici notre offre pour votre fourgon.',
};

export const exampleCompany: Offer['customer'] = {
  kind: 'company',
  name: 'Claire Dubois',
  company: 'Boulangerie Dubois',
  vatNumber: 'BE0403019261',
  address: { street: 'Rue Haute 3', postalCode: '1000', city: 'Bruxelles', country: 'BE' },
};
