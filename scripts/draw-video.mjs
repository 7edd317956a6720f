import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './lib/environment.mjs';
import { loadComponents } from './lib/load-components.mjs';
import { toPlainSvg } from './lib/plain-svg.mjs';
import { exitWith, say } from './lib/progress.mjs';
import { subsetFonts } from './subset-fonts.mjs';

// Draws the film of the seed picture by picture and encodes it. To be run by hand when the film changes: it takes half a
// minute, so its result, scripts/samples/<id>.mp4, is kept with the sources.

const size = { width: 960, height: 540 };
const framesPerSecond = 24;
const fontFile = path.join(projectRoot, 'app', '_fonts', 'generated', 'bricolage-grotesque-drawn.ttf');

async function drawVideo() {
  await subsetFonts();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: sharp } = await import('sharp');
  const { default: h264 } = await import('h264-mp4-encoder');
  const { sampleFilm } = await loadComponents('app/_drawings/sample-film.tsx');
  const encoder = await h264.createH264MP4Encoder();
  Object.assign(encoder, { ...size, frameRate: framesPerSecond, quantizationParameter: 24, speed: 0 });
  encoder.initialize();
  for (let frame = 0; frame < sampleFilm.seconds * framesPerSecond; frame++) {
    const markup = renderToStaticMarkup(sampleFilm.frame(frame / framesPerSecond));
    const svg = toPlainSvg(markup, { ink: sampleFilm.ink, fontFile, ...size });
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
