import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { LinePicture } from '../line-picture';

/** A picture with where its file is. */
export interface StoredPicture extends LinePicture {
  /** SHA-256, in hexadecimal figures. */
  hash: string;
  path: string;
}

const picturesShape = z.array(
  z.object({
    id: z.string(),
    position: z.number(),
    line: z.string(),
    width: z.number(),
    height: z.number(),
    hash: z.string(),
    path: z.string(),
  }),
) satisfies z.ZodType<StoredPicture[]>;

const find = (reference: string, withDrafts: boolean) =>
  ask('find_offer_pictures', { wanted_reference: reference, with_drafts: withDrafts }, picturesShape);

/**
 * The pictures of what a customer was sent. Whoever asks has the private link of the request.
 *
 * @throws DatabaseAwayError
 */
export const findSentPictures = (reference: string): Promise<StoredPicture[]> => find(reference, false);

/**
 * The pictures of an offer with those of its draft.
 *
 * @throws DatabaseAwayError
 */
export const findPictures = (_: Staff, reference: string): Promise<StoredPicture[]> => find(reference, true);

const putShape = z.object({ status: z.enum(['ok', 'full', 'unknown', 'invalid', 'forbidden']) });
const removedShape = z.object({ status: z.enum(['ok', 'unknown', 'forbidden']) });

/**
 * Puts a picture whose file is stored beside a line of the draft, in the place of another.
 *
 * @throws DatabaseAwayError
 */
export async function putPicture(
  staff: Staff,
  picture: {
    reference: string;
    line: string;
    width: number;
    height: number;
    size: number;
    hash: string;
    path: string;
  },
): Promise<z.output<typeof putShape>['status']> {
  return (await ask('put_offer_picture', { actor: staff.viewer.id, picture }, putShape)).status;
}

/**
 * Takes the picture of a line out of the draft.
 *
 * @throws DatabaseAwayError
 */
export async function removePicture(
  staff: Staff,
  removal: { reference: string; line: string },
): Promise<z.output<typeof removedShape>['status']> {
  return (await ask('remove_offer_picture', { actor: staff.viewer.id, removal }, removedShape)).status;
}
