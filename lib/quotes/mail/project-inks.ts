import 'server-only';
import { type Ink, inks } from '@/lib/mail/server/mail-theme';
import type { RequestSubject } from '../project-types';

/** A request carries the ink of the service group it is about; walls and films have no type of their own. */
export const projectInks: Record<RequestSubject, Ink> = {
  signage: inks.lettering,
  lettering: inks.lettering,
  covering: inks.wrapping,
  sign: inks.signs,
  embroidery: inks.textile,
  design: inks.design,
  other: inks.walls,
  samples: inks.wrapping,
  claim: inks.signs,
};
