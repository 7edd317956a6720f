/** Percent of VAT on what the agency makes (Royal Decree no. 20 lists none of it under a lower rate). */
export const standardVatPercent = 21;
