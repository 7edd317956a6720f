declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'truetype' | 'woff2'): Promise<Uint8Array>;
}
