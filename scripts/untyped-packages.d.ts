// What is used here of packages that bring no types.

declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'truetype' | 'woff2'): Promise<Buffer>;
}

declare module 'subset-font' {
  export default function subsetFont(font: Uint8Array, text: string, options: object): Promise<Buffer>;
}
