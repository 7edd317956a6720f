import 'server-only';
import { readViewer } from '@/lib/accounts/server/viewer';
import type { Viewer } from '@/lib/accounts/viewer';
import { actionsOf, buttonsOf, type FormRequest, readFormRequest } from '@/lib/actions/server/form-action';

export interface AskerRequest extends FormRequest {
  viewer: Viewer;
}

type AskerDenial = 'forbidden' | 'signedOut' | 'unavailable';

async function identifyAsker(locale: unknown): Promise<AskerRequest | AskerDenial> {
  const request = await readFormRequest(locale);
  if (typeof request === 'string') return request;
  const answer = await readViewer();
  if (answer.status === 'away') return 'unavailable';
  return answer.status === 'visitor' ? 'signedOut' : { ...request, viewer: answer.viewer };
}

/** A form that only an account may send. */
export const askerAction = actionsOf<AskerRequest, AskerDenial>(identifyAsker);

/** A button that only an account may press. */
export const askerButton = buttonsOf<AskerRequest, AskerDenial>(identifyAsker);
