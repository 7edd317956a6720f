'use client';

import { type ReactNode, useActionState } from 'react';
import type { RequestResult } from '@/lib/quotes/request/request-result';
import type { RequestLabels } from './request-labels';
import { RequestNotice } from './request-notice.client';

export interface RequestFormProps {
  /** The server action, bound to language and request. */
  action: (previous: RequestResult, form: FormData) => Promise<RequestResult>;
  /** The page's own address: where a plain post comes back to. */
  permalink: string;
  /** Of the request, as the page shows it. */
  version: number;
  labels: RequestLabels;
}

/** The version a form saves over: the page's, or the one it was told about when somebody was quicker. */
export function versionOf(result: RequestResult, version: number): number {
  return result?.status === 'conflict' ? Math.max(result.version, version) : version;
}

/** The form around buttons that say themselves what they change. */
export function DeskForm({
  action,
  permalink,
  version,
  labels,
  children,
}: RequestFormProps & { children: ReactNode }) {
  const [result, dispatch, isPending] = useActionState(action, null, permalink);
  return (
    <form action={dispatch} aria-busy={isPending}>
      <input type="hidden" name="version" value={versionOf(result, version)} />
      {children}
      <RequestNotice result={result} isPending={isPending} labels={labels} />
    </form>
  );
}
