import './lib/check-node.mjs';
import { bundlePageScript } from './lib/bundle-page-script.mjs';
import { drawPictures } from './lib/draw-pictures.mjs';
import { drawSamples } from './lib/draw-samples.mjs';
import { exitWith } from './lib/progress.mjs';
import { subsetFonts } from './subset-fonts.mjs';

// What `next dev` needs and no source folder holds: the font files, the pictures and the script of every page.

subsetFonts().then(drawPictures).then(drawSamples).then(bundlePageScript).catch(exitWith);
