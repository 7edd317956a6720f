import { getTranslations } from 'next-intl/server';
import { overviewKey, type StaffArea, staffAreas } from '@/lib/staff/areas';
import { ShortcutKeys } from './shortcut-keys.client';

type Line = [keys: string[], what: string];

/** The keyboard shortcuts, and the sheet that lists them and turns them off. */
export async function ShortcutSheet({ areas }: { areas: readonly StaffArea[] }) {
  const t = await getTranslations('Staff');
  const groups: [string, Line[]][] = [
    [
      t('shortcuts.everywhere'),
      [
        [['?'], t('shortcuts.help')],
        [['/'], t('shortcuts.search')],
        ...(areas.includes('requests') ? [[['c'], t('shortcuts.new')] satisfies Line] : []),
        [['Ctrl', '↵'], t('shortcuts.send')],
        [['g', overviewKey], t('overview')],
        ...areas.map((area): Line => [['g', staffAreas[area].key], t(`areas.${area}`)]),
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
    ...(areas.includes('requests')
      ? [
          [
            t('shortcuts.request'),
            [
              [['r'], t('shortcuts.reply')],
              [['n'], t('shortcuts.write')],
              [['a'], t('shortcuts.take')],
            ],
          ] satisfies [string, Line[]],
        ]
      : []),
  ];
  return (
    <ShortcutKeys
      words={{
        title: t('shortcuts.title'),
        note: t('shortcuts.note'),
        close: t('shortcuts.close'),
        on: t('shortcuts.on'),
      }}
    >
      <div className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {groups.map(([heading, lines]) => (
          <section key={heading}>
            <h3 className="border-b-2 border-ink font-bold">{heading}</h3>
            <dl>
              {lines.map(([keys, what]) => (
                <div key={what} className="flex items-center gap-4 border-b border-line py-1">
                  <dt className="flex min-w-16 shrink-0 gap-1.5">
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
    </ShortcutKeys>
  );
}
