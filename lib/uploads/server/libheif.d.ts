// The module with its program in itself; the package describes the other one alone.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifPixels {
    data: Uint8ClampedArray<ArrayBuffer>;
    width: number;
    height: number;
  }

  interface HeifImage {
    /** Upright, as all that it says of itself. */
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills the pixels with RGBA and hands them over, or null. */
    display(into: HeifPixels, done: (pixels: HeifPixels | null) => void): void;
  }

  export default function libheif(): { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
}
