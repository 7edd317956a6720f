import 'server-only';
import { drawPreview } from '@/lib/drawing/server/draw-preview';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { attachmentViewOf, handOver } from '@/lib/uploads/server/open-attachment';
import type { AttachmentView } from '@/lib/uploads/server/receipts';
import { viewsOf } from '@/lib/uploads/viewable';
import type { CustomerRequest } from '../customer-request';
import type { OwnFile } from '../own-file';
import { findCustomerRequest } from './customer-requests';
import { openStatusToken, readStatusToken, type StatusToken } from './status-link';

/** Files that a customer sent, for whoever has the private link: it signs their addresses, and opens none once it was replaced. */
export function linkOwnFiles(token: StatusToken, files: CustomerRequest['files']): OwnFile[] {
  return files.map((file) => {
    const pathOf = (view: AttachmentView) =>
      `/api/quotes/own-files?${new URLSearchParams({ token, file: file.id, view })}`;
    const { opens, hasPreview } = viewsOf(file);
    return {
      ...file,
      saveUrl: pathOf('save'),
      openUrl: opens ? pathOf('open') : null,
      previewUrl: hasPreview ? pathOf('preview') : null,
    };
  });
}

/** Hands a file that a customer sent to whoever has the private link of its request; what staff added is none of it. */
export async function answerOwnFile(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const token = readStatusToken(query.get('token'));
  try {
    const reference = token && (await openStatusToken(token));
    if (!reference) return answerJson({ error: 'forbidden' }, 403);
    const files = (await findCustomerRequest(reference))?.files ?? [];
    const file = files.find(({ id }) => id === query.get('file'));
    if (!file) return answerJson({ error: 'missing' }, 404);
    return await handOver('quote', file.id, attachmentViewOf(request), (id, kind, read) =>
      drawPreview(id, kind, read, 'customer'),
    );
  } catch (error) {
    incident(error, { during: 'quotes.ownFile' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
