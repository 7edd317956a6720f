'use client';

import type { ReactNode } from 'react';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import type { RequestLabels } from '@/lib/quotes/request/form-labels';
import type { RequestResult } from '@/lib/quotes/request/request-result';
import { RequestNotice } from './request-notice.client';

export interface RequestFormProps {
  /** The server action, bound to language and request. */
  action: FormAction<RequestResult>;
  /** The page's own address: where a plain post comes back to. */
  permalink: string;
  /** Of the request, as the page shows it. */
  version: number;
  labels: RequestLabels;
}

/** The version a form saves over: the page's, or the one it was told about when somebody was quicker. */
export function versionOf(result: RequestResult | null, version: number): number {
  return result?.status === 'conflict' ? Math.max(result.conflict.version, version) : version;
}

/** The form around buttons that say themselves what they change. */
export function DeskForm({
  action,
  permalink,
  version,
  labels,
  children,
}: RequestFormProps & { children: ReactNode }) {
  const { formProps, ...progress } = useActionForm(action, { permalink });
  return (
    <form {...formProps}>
      <input type="hidden" name="version" value={versionOf(progress.result, version)} />
      {children}
      <RequestNotice progress={progress} labels={labels} />
    </form>
  );
}
