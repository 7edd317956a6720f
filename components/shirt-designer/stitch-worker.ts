import { estimateStitches } from '@/lib/embroidery/estimate';
import type { PrintShape } from '@/lib/embroidery/print-shape';

self.onmessage = ({ data }: MessageEvent<readonly PrintShape[]>) => self.postMessage(estimateStitches(data));
