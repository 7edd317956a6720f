'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast';
import { clearTraces, farewellQuery } from '@/lib/accounts/clear-traces';
import { tellSignedOutHere } from '@/lib/accounts/signed-out-here';

type Text = { title: string; text: string };

interface FarewellProps {
  signedOut: Text;
  deleted: Text;
  /** Said after a deletion that had to leave orders. */
  kept: Text;
}

/** On the page that someone is led to after signing out: forgets what this browser has stored, and says goodbye. */
export function Farewell({ signedOut, deleted, kept }: FarewellProps) {
  useEffect(() => {
    if (!farewellQuery.test(location.search)) return;
    const deletion = new URLSearchParams(location.search).get('account-deleted');
    const { title, text } = deletion === null ? signedOut : deletion === 'kept' ? kept : deleted;
    history.replaceState(history.state, '', location.pathname);
    void clearTraces(window);
    tellSignedOutHere();
    // Once whoever draws toasts listens too.
    setTimeout(() => showToast({ kind: 'success', title, description: text }));
  }, [signedOut, deleted, kept]);
  return null;
}
