import 'server-only';
import { actionsOf, type FormRequest, readSecretRequest } from '@/lib/actions/server/form-action';
import type { Viewer } from '../viewer';
import { mayChangeAccount } from './change-limit';
import { readViewer } from './viewer';

export interface ViewerRequest extends FormRequest {
  viewer: Viewer;
}

type ViewerDenial = 'insecureConnection' | 'forbidden' | 'unavailable' | 'signedOut' | 'rateLimited';

async function identifyViewer(locale: unknown): Promise<ViewerRequest | ViewerDenial> {
  const request = await readSecretRequest(locale);
  if (typeof request === 'string') return request;
  const answer = await readViewer();
  if (answer.status === 'away') return 'unavailable';
  if (answer.status === 'visitor') return 'signedOut';
  return (await mayChangeAccount(request.address, request.now))
    ? { ...request, viewer: answer.viewer }
    : 'rateLimited';
}

/** A form that only the account it is about may send. */
export const viewerAction = actionsOf<ViewerRequest, ViewerDenial>(identifyViewer);
