import { parentPort, workerData } from 'node:worker_threads';
import { measurePicture } from './measure-picture';
import type { KnownPicture } from './pictures';

// One thread for one picture, as the tool has it: what an engine has compiled for one before helps no visitor.

export interface PictureTask {
  picture: KnownPicture;
  compares: boolean;
}

const { picture, compares } = workerData as PictureTask;
parentPort?.postMessage(measurePicture(picture, compares));
