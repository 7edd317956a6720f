import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './lib/environment.mjs';
import { loadComponents } from './lib/load-components.mjs';
import { exitWith, say } from './lib/progress.mjs';

// Draws the film of the seed picture by picture and encodes it. To be run by hand when the film changes: it takes half a
// minute, so its result, scripts/samples/<id>.mp4, is kept with the sources.

const size = { width: 960, height: 540 };
const framesPerSecond = 24;

async function drawVideo() {
  const { default: sharp } = await import('sharp');
  const { default: h264 } = await import('h264-mp4-encoder');
  const { sampleFilm } = await loadComponents('app/_drawings/sample-film.tsx');
  const { drawPlain } = await loadComponents('app/_drawings/plain-drawing.ts');
  const encoder = await h264.createH264MP4Encoder();
  Object.assign(encoder, { ...size, frameRate: framesPerSecond, quantizationParameter: 24, speed: 0 });
  encoder.initialize();
  for (let frame = 0; frame < sampleFilm.seconds * framesPerSecond; frame++) {
    const picture = sampleFilm.frame(frame / framesPerSecond);
    const svg = await drawPlain(picture, { ink: sampleFilm.ink, ...size });
    encoder.addFrameRgba(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
  }
  encoder.finalize();
  const video = encoder.FS.readFile(encoder.outputFilename);
  encoder.delete();
  const file = path.join(projectRoot, 'scripts', 'samples', `${sampleFilm.id}.mp4`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, video);
  say(`${path.relative(projectRoot, file)}: ${video.length} bytes`);
}

drawVideo().catch(exitWith);
