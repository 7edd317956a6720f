import type { ReactNode } from 'react';
import { formatRecordedMoment, formatSeconds, formatShare } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MyDataLabels } from '@/lib/visits/my-data-labels';
import { nameCountry } from '@/lib/visits/name-country';
import type { OwnChoice, OwnPageView, OwnVisit } from '@/lib/visits/own-visits';

const recorded = { day: 'medium', time: 'short' } as const;

interface ListProps {
  labels: MyDataLabels;
  locale: Locale;
}

/** So many are shown; the file has all. */
const shown = 20;

function Section({ heading, rest, children }: { heading: string; rest?: string; children: ReactNode }) {
  return (
    <section className="mt-8 first-of-type:mt-4">
      <h2 className="sign text-2xl">{heading}</h2>
      <ul className="mt-3 border-t-2 border-ink">{children}</ul>
      {rest ? <p className="mt-3 text-sm text-ink-soft">{rest}</p> : null}
    </section>
  );
}

function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="figures mt-1 flex flex-wrap gap-x-5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Chrome 142", "Linux", "unknown": a part that nobody knows is left out. */
function named(text: string, unknown: string): string {
  return text.replaceAll(/ ?Unknown/g, '') || unknown;
}

const entry = 'border-b border-line py-3';

function restOf(count: number, labels: MyDataLabels): string | undefined {
  return count > shown ? labels.more.replace('{count}', `${count - shown}`) : undefined;
}

export function OwnVisitCards({ visits, labels, locale }: ListProps & { visits: OwnVisit[] }) {
  if (visits.length === 0) return null;
  const { fields, devices, unknown } = labels;
  return (
    <Section heading={labels.visits} rest={restOf(visits.length, labels)}>
      {visits.slice(0, shown).map((visit) => (
        <li key={visit.at} className={entry}>
          <p className="font-bold">{formatRecordedMoment(new Date(visit.at), locale, recorded)}</p>
          <p className="text-sm wrap-anywhere">{visit.pages.join(' → ')}</p>
          <Facts
            facts={[
              [fields.duration, formatSeconds(visit.seconds, locale)],
              [fields.country, nameCountry(visit.country, locale) ?? unknown],
              [fields.device, devices[visit.device]],
              [fields.browser, named(visit.browser, unknown)],
              [fields.system, named(visit.system, unknown)],
              [fields.screen, visit.screen ?? unknown],
              [fields.language, visit.language ?? unknown],
              [fields.timezone, visit.timezone ?? unknown],
              [fields.returning, visit.returning ? labels.yes : labels.no],
              ...(visit.referrer ? [[fields.referrer, visit.referrer] as [string, string]] : []),
            ]}
          />
        </li>
      ))}
    </Section>
  );
}

export function OwnPageViews({ views, labels, locale }: ListProps & { views: OwnPageView[] }) {
  if (views.length === 0) return null;
  const { fields, form } = labels;
  return (
    <Section heading={labels.pageViews} rest={restOf(views.length, labels)}>
      {views.slice(0, shown).map((view) => (
        <li key={view.at} className={entry}>
          <p className="font-bold wrap-anywhere">{view.url}</p>
          <p className="text-sm text-ink-soft">{formatRecordedMoment(new Date(view.at), locale, recorded)}</p>
          <Facts
            facts={[
              [fields.seconds, formatSeconds(view.seconds, locale)],
              [fields.depth, formatShare(view.depth / 100, locale)],
              [fields.clicks, `${view.clicks}`],
              ...(view.referrer ? [[fields.referrer, view.referrer] as [string, string]] : []),
              ...(view.sentForm || view.reachedForm
                ? [[fields.form, view.sentForm ? form.sent : form.reached] as [string, string]]
                : []),
            ]}
          />
        </li>
      ))}
    </Section>
  );
}

export function OwnChoices({ choices, labels, locale }: ListProps & { choices: OwnChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <Section heading={labels.choices}>
      {choices.map((choice) => {
        const kinds = (['external', 'analytics', 'marketing'] as const).filter((kind) => choice[kind]);
        return (
          <li key={choice.at} className={entry}>
            <p className="font-bold">{formatRecordedMoment(new Date(choice.at), locale, recorded)}</p>
            <p className="text-sm">
              {kinds.map((kind) => labels.kinds[kind]).join(', ') || labels.nothingAllowed}
            </p>
          </li>
        );
      })}
    </Section>
  );
}
