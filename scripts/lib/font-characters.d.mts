export const ascii: string;
export const fontCharacters: string;
