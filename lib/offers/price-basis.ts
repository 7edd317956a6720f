/**
 * Consumers are told prices with VAT (Code of Economic Law, article VI.4), companies without: the unit prices of an offer are
 * the ones its reader sees, so that 12 m² at 25 € are 300 € and not 299.98.
 */
export const priceBases = ['withoutVat', 'withVat'] as const;

export type PriceBasis = (typeof priceBases)[number];

export function priceBasisOf({ kind }: { kind: 'consumer' | 'company' }): PriceBasis {
  return kind === 'company' ? 'withoutVat' : 'withVat';
}
