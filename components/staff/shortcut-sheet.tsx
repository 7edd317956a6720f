import { getTranslations } from 'next-intl/server';
import { CloseIcon } from '@/components/ui/icons';
import { overviewKey, type StaffArea, staffAreas } from '@/lib/staff/areas';
import { ShortcutKeys } from './shortcut-keys.client';

/** The sheet that lists the keyboard shortcuts and turns them off; the button opens it without script too. */
export async function ShortcutSheet({ areas }: { areas: readonly StaffArea[] }) {
  const t = await getTranslations('Staff');
  const groups: [string, [keys: string[], what: string][]][] = [
    [
      t('shortcuts.everywhere'),
      [
        [['?'], t('shortcuts.help')],
        [['/'], t('shortcuts.search')],
        [['g', overviewKey], t('overview')],
        ...areas.map((area): [string[], string] => [['g', staffAreas[area].key], t(`areas.${area}`)]),
      ],
    ],
    [
      t('shortcuts.lists'),
      [
        [['j'], t('shortcuts.next')],
        [['k'], t('shortcuts.previous')],
        [['o'], t('shortcuts.open')],
        [['x'], t('shortcuts.pick')],
        [['m'], t('shortcuts.move')],
        [['z'], t('shortcuts.undo')],
      ],
    ],
  ];
  return (
    <dialog id="shortcut-help" aria-labelledby="shortcut-title" className="shortcut-sheet">
      <div className="flex items-start justify-between gap-6">
        <h2 id="shortcut-title" className="sign text-2xl">
          {t('shortcuts.title')}
        </h2>
        <button
          type="button"
          commandfor="shortcut-help"
          command="close"
          aria-label={t('shortcuts.close')}
          className="-mt-2 -mr-2 inline-flex size-11 cursor-pointer items-center justify-center"
        >
          <CloseIcon />
        </button>
      </div>
      <p className="mt-1 text-ink-soft">{t('shortcuts.note')}</p>
      <div className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {groups.map(([heading, lines]) => (
          <section key={heading}>
            <h3 className="border-b-2 border-ink font-bold">{heading}</h3>
            <dl>
              {lines.map(([keys, what]) => (
                <div key={what} className="flex items-center gap-4 border-b border-line py-1">
                  <dt className="flex w-16 shrink-0 gap-1.5">
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-4">
        <ShortcutKeys label={t('shortcuts.on')} />
      </div>
    </dialog>
  );
}
