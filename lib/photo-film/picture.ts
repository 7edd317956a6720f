/** A picture as a canvas hands it out: RGBA, eight bits, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Three planes of one size: lightness 0 to 1, and two axes of colour (OKLab). */
export interface LabPicture {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

export type Mark = 'paint' | 'not-paint' | 'erase';

/** A line drawn by hand over a picture. */
export interface Stroke {
  mark: Mark;
  /** Pixels of the picture: x and y of each point in turn. */
  points: readonly number[];
  /** Half the width of the brush, pixels of the picture. */
  radius: number;
}
