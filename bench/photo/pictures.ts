import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { render } from './render';
import { scenes } from './scenes';

export interface KnownPicture {
  name: string;
  width: number;
  height: number;
  /** RGBA, as a browser hands it out. */
  pixels: Uint8ClampedArray;
  /** 255 where film goes. */
  mask: Uint8Array;
}

/** Changes with whatever draws the pictures, so that old ones are not taken for new ones. */
function versionOfPictures(): string {
  const hash = createHash('sha256');
  for (const file of ['bodies', 'mesh', 'noise', 'render', 'scenes', 'surfaces', 'world'])
    hash.update(readFileSync(path.join(import.meta.dirname, `${file}.ts`)));
  return hash.digest('hex').slice(0, 12);
}

/** The pictures with their masks: drawn once for a machine, in its temporary folder, as a telephone would keep them. */
export async function knownPictures(): Promise<KnownPicture[]> {
  const folder = path.join(os.tmpdir(), `photo-film-${versionOfPictures()}`);
  mkdirSync(folder, { recursive: true });
  const pictures: KnownPicture[] = [];
  for (const [index, scene] of scenes.entries()) {
    const stem = path.join(folder, String(index + 1).padStart(2, '0'));
    if (!existsSync(`${stem}.png`)) {
      const { width, height, pixels, mask } = render(scene);
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .blur(0.6)
        .jpeg({ quality: 82 })
        .toFile(`${stem}.jpg`);
      await sharp(mask, { raw: { width, height, channels: 1 } })
        .png()
        .toFile(`${stem}.part`);
      // The mask comes last: a picture that was broken off is drawn anew.
      renameSync(`${stem}.part`, `${stem}.png`);
    }
    const { data, info } = await sharp(`${stem}.jpg`)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const mask = await sharp(`${stem}.png`).extractChannel(0).raw().toBuffer();
    pictures.push({
      name: scene.name,
      width: info.width,
      height: info.height,
      pixels: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
      mask: new Uint8Array(mask),
    });
  }
  return pictures;
}
