import { getTranslations } from 'next-intl/server';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { StaffForm, type StaffFormLabels } from '@/components/staff/staff-form.client';
import type { FormAction } from '@/components/ui/use-action-form';
import type { ActionResult } from '@/lib/actions/result';
import { asideReasons, type BankLine, type Tray } from '@/lib/bank/bank-line';
import type { Locale } from '@/lib/i18n/locales';
import { BankLineView, bankLineName } from './bank-line-view';

type LineAction = (id: string) => FormAction<ActionResult<unknown, string>>;

interface BankTrayProps {
  tray: Tray;
  lines: readonly BankLine[];
  match: LineAction;
  setAside: LineAction;
  bringBack: (form: FormData) => Promise<void>;
  labels: StaffFormLabels;
  locale: Locale;
}

/** Movements with what can be done about each: matched by hand or set aside, or brought back. */
export async function BankTray({ tray, lines, bringBack, ...rest }: BankTrayProps) {
  const t = await getTranslations('StaffBank');
  const { locale } = rest;
  return (
    <ul className="max-w-4xl">
      {lines.map((line) => (
        <li key={line.id} className="border-t border-line py-3">
          <BankLineView line={line} locale={locale} />
          {tray === 'open' ? <Settle line={line} {...rest} /> : null}
          {tray === 'aside' ? (
            <ConfirmButton
              action={bringBack}
              id={line.id}
              label={t('bringBack')}
              about={bankLineName(line, locale)}
              text={t('bringBackText')}
              confirm={t('bringBack')}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

async function Settle({
  line,
  match,
  setAside,
  labels,
  locale,
}: Pick<BankTrayProps, 'match' | 'setAside' | 'labels' | 'locale'> & { line: BankLine }) {
  const t = await getTranslations('StaffBank');
  const name = bankLineName(line, locale);
  const summary = 'flex min-h-11 cursor-pointer items-center underline underline-offset-4';
  return (
    <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
      <details>
        <summary className={summary}>
          <span>
            {t('match')}
            <span className="sr-only"> {name}</span>
          </span>
        </summary>
        <StaffForm
          id={`match-${line.id}`}
          action={match(line.id)}
          fields={[
            {
              name: 'offer',
              label: t('offer'),
              hint: t('offerHint'),
              kind: 'text',
              maxLength: 40,
              value: line.offer && line.state !== 'notAccepted' ? line.offer.number : '',
            },
          ]}
          labels={{ ...labels, submit: t('matchSubmit') }}
        />
      </details>
      <details>
        <summary className={summary}>
          <span>
            {t('setAside')}
            <span className="sr-only"> {name}</span>
          </span>
        </summary>
        <StaffForm
          id={`aside-${line.id}`}
          action={setAside(line.id)}
          fields={[
            {
              name: 'reason',
              label: t('reason'),
              kind: 'select',
              placeholder: t('chooseReason'),
              options: asideReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
            },
          ]}
          labels={{ ...labels, submit: t('setAside') }}
        />
      </details>
    </div>
  );
}
