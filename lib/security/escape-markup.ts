const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML, XML or SVG, in an element and in an attribute with double quotes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
