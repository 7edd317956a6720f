/**
 * What thread, needle and machine can do, in millimetres unless said, from published guidelines:
 * [1] GRAPHICS PRO, "Stitching Guidelines for Digitizing": a column from 1.0 to 8 mm; large areas before small ones.
 * [2] Images Magazine UK, February 2022, p. 69: centre run under 1.5 mm with stitches of 1.5 to 2 mm, edge run 0.6 to 0.8 mm
 *     inside; fills of 3 to 4 mm, 5 to 15° off the horizontal, over an underlay at right angles to them.
 * [3] "Compiled Embroidery Skill Articles", p. 52: 12 mm at most on most machines; underlay of 2 to 3 mm; fill of 3 to 6 mm.
 * [4] Embrilliance, "Stitch Properties": 0.4 mm is the normal spacing of satin; compensation in tenths of a millimetre.
 * [5] Affinity Express, "Embroidery Digitizing Tips on Creating Designs with Letters": strokes of 0.8 mm at least, counters of
 *     0.9 mm, 0.5 to 1.0 mm from letter to letter.
 * [6] The Embroidery Warehouse, "How Long Does It Take To Do Embroidery?": 600 to 750 stitches a minute, 6 to 20 s a stop.
 */
export const embroideryLimits = {
  /** What one record of a DST file can move along an axis, and what [3] allows. */
  longestStitch: 12.1,
  /** Nearer, the needle falls into its own hole. */
  shortestStitch: 0.4,
  /** A usual thread, No. 40, lies 0.4 mm wide. */
  threadWidth: 0.4,
  /** From a needle hole to the next on the same side of a column, and from row to row of a fill [4]. */
  spacing: 0.4,
  /** Wider than this a column snags, and a fill takes over [1]. */
  widestColumn: 8,
  /** Narrower than this it is a line of running stitches. */
  narrowestColumn: 0.4,
  /** What a column is widened to, so that its stitches are sewn at all [1], [5]. */
  leastColumn: 1,
  /** The thread draws the fabric together: so much is added at each end of a stitch [4]. */
  pullCompensation: 0.15,
  fillStitch: 4,
  /** Rows no longer than this are sewn in one stitch, as satin. */
  longestRow: 7,
  fillAngle: 12,
  runStitch: 2,
  underlayStitch: 2.2,
  edgeInset: 0.6,
  tieStitch: 0.6,
  /** Up to here the thread is carried over; further away it is cut. */
  carriedThread: 1,
  stitchesPerMinute: 700,
  secondsPerTrim: 7,
  secondsPerColour: 12,
} as const;

/** What is refused, so that no drawing keeps a machine busy, ours or the one with the needles. */
export const embroideryBounds = {
  shapes: 2_000,
  points: 60_000,
  /** The largest frame of the machine, either way. */
  widest: 400,
  stitches: 120_000,
  /** Pieces that lie apart; each costs the machine a cut. */
  pieces: 3_000,
  /** Cells that shapes are looked at in, all together: a minute of work would be twenty times as many. */
  cells: 12_000_000,
} as const;
