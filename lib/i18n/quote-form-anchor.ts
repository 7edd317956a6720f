/** The anchor of the quote form on the home page (specification, section 2). Apart from the routes, for small scripts. */
export const quoteFormAnchor = 'quote-form-start';
