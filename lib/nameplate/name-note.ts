import { filled } from '@/lib/i18n/copy';
import type { NameplateLabels } from './nameplate-copy';
import type { TypedName } from './read-name';

/** What is said about a name that cannot be drawn, or not all of it. */
export function nameNote(name: TypedName, labels: NameplateLabels): string | undefined {
  const missing = 'missing' in name ? name.missing : [];
  const signs = missing.join(' ');
  switch (name.state) {
    case 'none':
      return undefined;
    case 'empty':
      return labels.empty;
    case 'tooLong':
      return labels.tooLong;
    case 'undrawable':
      return signs === '' ? labels.empty : filled(labels.undrawable, { signs });
    case 'ready':
      return signs === '' ? undefined : filled(labels.leftOut, { signs });
  }
}
