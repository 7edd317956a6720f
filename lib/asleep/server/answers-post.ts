import 'server-only';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/**
 * Whether the page being rendered answers one visitor, who has posted a form of it without script, and is not one to be
 * kept: a page that changes at run time is rendered for one person in no other case. The framework has no other word for
 * it that leaves the page prerendered.
 */
export function answersPost(): boolean {
  return workUnitAsyncStorage.getStore()?.type === 'request';
}
