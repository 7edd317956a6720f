/** A box of an MP4: its size, its type, what is in it. */
function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const text = (value: string) => Buffer.from(value, 'latin1');

interface Track {
  handler: string;
  codec: string;
  /** Where its one sample lies, and how long it is. */
  at: number;
  length: number;
}

const track = ({ handler, codec, at, length }: Track) =>
  box(
    'trak',
    box('tkhd', words(0, 0xaaaaaaaa, 0xbbbbbbbb, 1), Buffer.alloc(68)),
    box('udta', text('Studio Secret')),
    box(
      'mdia',
      box('mdhd', words(0, 0xaaaaaaaa, 0xbbbbbbbb, 1000, 4000, 0)),
      box('hdlr', words(0, 0), text(handler), Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', words(0, 1), box(codec, Buffer.alloc(8))),
          box('stsz', words(0, 0, 1, length)),
          box('stsc', words(0, 1, 1, 1, 1)),
          box('stco', words(0, 1, at)),
        ),
      ),
    ),
  );

/** A film of four seconds, taken at a place, by a camera that also wrote down where it went. */
export function phoneVideo({ codec = 'avc1', duration = 4000, places = 1 } = {}): Buffer {
  const start = box('ftyp', text('isom'), words(512), text('isommp42'));
  const picture = text('PICTURE-SAMPLE');
  const place = text('PLACE-SAMPLE');
  const data = box('mdat', picture, place);
  const at = start.length + 8;
  return Buffer.concat([
    start,
    data,
    box(
      'moov',
      box('mvhd', words(0, 0xaaaaaaaa, 0xbbbbbbbb, 1000, duration), Buffer.alloc(80)),
      track({ handler: 'vide', codec, at, length: picture.length }),
      ...Array.from({ length: places }, () =>
        track({ handler: 'meta', codec: 'mebx', at: at + picture.length, length: place.length }),
      ),
      box('udta', box('©xyz', text('+50.8826+004.4751/'))),
    ),
    box('uuid', text('SecretMaker')),
  ]);
}

/** An element of a WebM: its identifier in hexadecimal, its size, what is in it. */
function element(id: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

/** A film of four seconds with a title, a tag and something attached. */
export function screenVideo({ codec = 'V_VP9', isFinished = true, descriptions = 1 } = {}): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(4000);
  const description = element(
    '1549a966',
    element('2ad7b1', Buffer.from('0f4240', 'hex')),
    ...(isFinished ? [element('4489', duration)] : []),
    element('7ba9', text('Secret title')),
  );
  return Buffer.concat([
    element('1a45dfa3', element('4282', text('webm'))),
    element(
      '18538067',
      ...Array.from({ length: descriptions }, () => description),
      element(
        '1654ae6b',
        element(
          'ae',
          element('83', Buffer.from([1])),
          element('86', text(codec)),
          element('536e', text('SecretMaker')),
        ),
      ),
      element('1f43b675', text('PICTURE-SAMPLE')),
      element('1254c367', text('+50.8826+004.4751/')),
      element('1941a469', text('attached')),
    ),
  ]);
}
