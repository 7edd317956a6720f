import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanMp4 } from '@/lib/portfolio/server/clean-mp4';
import { cleanWebm } from '@/lib/portfolio/server/clean-webm';
import { phoneVideo, screenVideo } from '../../integration/support/video-files';

const secrets = ['50.8826', 'Secret', 'PLACE-SAMPLE', 'attached', 'xyz'];

function expectClean(original: Buffer, cleaned: ReturnType<typeof cleanMp4>) {
  if (cleaned.status !== 'ok') throw new Error(cleaned.status);
  expect(cleaned.seconds).toBe(4);
  expect(cleaned.bytes).toHaveLength(original.length);
  for (const secret of secrets) expect(cleaned.bytes.includes(secret), secret).toBe(false);
  // What is shown stays where it was.
  expect(cleaned.bytes.indexOf('PICTURE-SAMPLE')).toBe(original.indexOf('PICTURE-SAMPLE'));
}

describe('An MP4', () => {
  test('keeps its picture and loses where and when it was taken, and by which camera', () => {
    const original = phoneVideo();
    expect(secrets.filter((secret) => original.includes(secret))).toHaveLength(4);
    const cleaned = cleanMp4(original);
    expectClean(original, cleaned);
    if (cleaned.status !== 'ok') return;
    expect(cleaned.bytes.includes(Buffer.from('aaaaaaaabbbbbbbb', 'hex'))).toBe(false);
  });

  test('that the site itself has made is taken, second for second', () => {
    const [name = ''] = readdirSync('scripts/samples');
    const original = readFileSync(`scripts/samples/${name}`);
    const cleaned = cleanMp4(original);
    expect(cleaned).toMatchObject({ status: 'ok' });
    if (cleaned.status === 'ok') expect(cleaned.seconds).toBeCloseTo(6, 0);
  });

  test.each([
    ['in a format that only some browsers play', phoneVideo({ codec: 'hvc1' }), 'codec'],
    ['that does not say how long it is', phoneVideo({ duration: 0 }), 'length'],
    ['that breaks off', phoneVideo().subarray(0, -20), 'damaged'],
    ['without its table of contents', phoneVideo().subarray(0, 60), 'damaged'],
    ['that is none', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'damaged'],
  ])('%s is refused', (_, bytes, status) => {
    expect(cleanMp4(bytes)).toEqual({ status });
  });
});

/** A phone's film whose tables claim a milliard samples of so many bytes in every run. */
function boastfulVideo(size: number): Buffer {
  const bytes = phoneVideo();
  let claims = 0;
  for (let at = bytes.indexOf('stsz'); at >= 0; at = bytes.indexOf('stsz', at + 1)) {
    bytes.writeUInt32BE(size, at + 8);
    bytes.writeUInt32BE(1_000_000_000, at + 12);
    claims += 1;
  }
  for (let at = bytes.indexOf('stsc'); at >= 0; at = bytes.indexOf('stsc', at + 1)) {
    bytes.writeUInt32BE(0xffff_ffff, at + 16);
    claims += 1;
  }
  expect(claims).toBeGreaterThanOrEqual(2);
  return bytes;
}

// Walking through what is claimed would take minutes, and stand in everybody's way.
test.each([1, 7, 0xffff_ffff])(
  'an MP4 that claims a milliard samples of %i bytes is refused at once',
  (size) => {
    expect(cleanMp4(boastfulVideo(size))).toEqual({ status: 'damaged' });
  },
  1000,
);

test('an MP4 of twelve thousand tracks is refused at once', () => {
  expect(cleanMp4(phoneVideo({ places: 12_000 }))).toEqual({ status: 'damaged' });
}, 2000);

test('a WebM that describes itself again and again is refused', () => {
  expect(cleanWebm(screenVideo({ descriptions: 4 }))).toMatchObject({ status: 'ok' });
  expect(cleanWebm(screenVideo({ descriptions: 5 }))).toEqual({ status: 'damaged' });
});

describe('A WebM', () => {
  test('keeps its picture and loses titles, tags and what is attached', () => {
    const original = screenVideo();
    expectClean(original, cleanWebm(original));
    // What is written over is still an element that readers skip.
    const once = cleanWebm(original);
    if (once.status === 'ok') expect(cleanWebm(once.bytes)).toEqual(once);
  });

  test.each([
    ['in a format that no browser plays', screenVideo({ codec: 'V_MPEG2' }), 'codec'],
    ['of a recording that was never finished', screenVideo({ isFinished: false }), 'length'],
    ['that breaks off', screenVideo().subarray(0, -20), 'damaged'],
    ['that is none', Buffer.from('<svg/>'), 'damaged'],
  ])('%s is refused', (_, bytes, status) => {
    expect(cleanWebm(bytes)).toEqual({ status });
  });
});

test('no damaged file ends otherwise than refused or cleaned', () => {
  for (const [original, clean] of [
    [phoneVideo(), cleanMp4],
    [screenVideo(), cleanWebm],
  ] as const) {
    const at = fc.nat({ max: original.length - 1 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(at, fc.nat({ max: 255 })), { maxLength: 12 }),
        fc.nat(),
        (changes, cut) => {
          const bytes = Buffer.from(original);
          for (const [index, value] of changes) bytes[index] = value;
          const result = clean(bytes.subarray(0, cut % 3 === 0 ? cut % original.length : original.length));
          expect(['ok', 'damaged', 'codec', 'length']).toContain(result.status);
        },
      ),
      { numRuns: 500 },
    );
  }
});
