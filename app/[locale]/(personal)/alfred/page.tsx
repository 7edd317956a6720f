import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AlfredDesk } from '@/app/_blocks/personal/alfred-desk';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { SessionWatch } from '@/components/accounts/session-watch.client';
import { Introduction } from '@/components/alfred/introduction';
import { QuestionForm } from '@/components/alfred/question-form.client';
import { readViewer } from '@/lib/accounts/server/viewer';
import type { Viewer } from '@/lib/accounts/viewer';
import { askAgain, askQuestion, rate } from '@/lib/alfred/actions';
import { deskOutcomes } from '@/lib/alfred/ask-result';
import { conversationLimits } from '@/lib/alfred/conversation';
import { deskLabels } from '@/lib/alfred/desk-copy';
import { alfredPath } from '@/lib/alfred/drawn-answer';
import { findConversation, listConversations } from '@/lib/alfred/server/conversation-store';
import { readKeptQuestion, signUpPath } from '@/lib/alfred/server/kept-question';
import { liveSources } from '@/lib/alfred/server/live-sources';
import { learnAhead } from '@/lib/alfred/server/load-knowledge';
import { modelProvider } from '@/lib/alfred/server/model-settings';
import { sampleAnswers } from '@/lib/alfred/server/sample-answers';
import { pageOfReferer, suggestionsFor } from '@/lib/alfred/suggestions';
import { company } from '@/lib/company/company';
import { publicEnv } from '@/lib/env/public';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { unlessAway } from '@/lib/supabase/ask';

type Props = PageProps<'/[locale]/alfred'>;

export async function generateMetadata(): Promise<Metadata> {
  const { seoTitle } = deskLabels(await currentLocale());
  return { title: `${seoTitle}, ${company.name}`, robots: { index: false, follow: true } };
}

/** Alfred: for who has an account their conversations, for others what he does and the way to him. */
export default async function AlfredPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const labels = deskLabels(locale);
  const query = await searchParams;
  const who = await readViewer();
  const provider = modelProvider();
  const from = pageOfReferer((await headers()).get('referer'), publicEnv().SITE_URL);
  return (
    <SiteFrame locale={locale} page="alfred" query={{ c: query.c }}>
      <div className="wrap-page alfred-page">
        <header className="alfred-head">
          <h1 tabIndex={-1} className="sign text-poster outline-none">
            {labels.title}
          </h1>
          <p>
            {labels.software}
            {provider ? ` ${labels.provider.replace('{provider}', provider)}` : ''}
          </p>
        </header>
        {who.status === 'away' ? (
          <p role="alert" className="alfred-outcome">
            {labels.away} <a href={`tel:${company.phone.e164}`}>{company.phone.display[locale]}</a>
          </p>
        ) : who.status === 'visitor' ? (
          <ForVisitors locale={locale} from={from} />
        ) : (
          <ForAccounts viewer={who.viewer} locale={locale} query={query} from={from} />
        )}
      </div>
    </SiteFrame>
  );
}

async function ForVisitors({ locale, from }: { locale: Locale; from: PageId | undefined }) {
  const labels = deskLabels(locale);
  return (
    <div className="alfred-desk" data-view="visitor">
      <div className="alfred-sheet">
        <QuestionForm
          action={askQuestion.bind(null, locale)}
          permalink={alfredPath(locale, { at: 'ask' })}
          locale={locale}
          from={from}
          conversation={null}
          shown={[]}
          isSignedIn={false}
          kept={await readKeptQuestion()}
          suggestions={suggestionsFor(locale, from)}
          actions={{ rate: rate.bind(null, locale), askAgain: askAgain.bind(null, locale) }}
          showAnew={null}
          handOverPath=""
          labels={labels}
        />
      </div>
      <Introduction
        samples={await sampleAnswers(locale)}
        signUpHref={signUpPath(locale)}
        signInHref={signUpPath(locale, 'sign-in')}
        labels={labels}
      />
    </div>
  );
}

const text = (given: unknown) => (typeof given === 'string' ? given : '');

async function ForAccounts({
  viewer,
  locale,
  query,
  from,
}: {
  viewer: Viewer;
  locale: Locale;
  query: Record<string, unknown>;
  from: PageId | undefined;
}) {
  learnAhead(locale, liveSources(new Date(), viewer));
  const labels = deskLabels(locale);
  const search = text(query.q).slice(0, conversationLimits.search.max).trim();
  const wanted = text(query.c) || null;
  const loaded = await unlessAway(
    'alfred.pageAway',
    Promise.all([listConversations(viewer, search), findConversation(viewer, wanted)]),
  );
  if (loaded === null) {
    return (
      <p role="alert" className="alfred-outcome">
        {labels.away} <a href={`tel:${company.phone.e164}`}>{company.phone.display[locale]}</a>
      </p>
    );
  }
  const [entries, conversation] = loaded;
  return (
    <>
      <SessionWatch />
      {wanted !== null && conversation === null ? (
        <p role="alert" className="alfred-outcome">
          {labels.missing}
        </p>
      ) : null}
      <AlfredDesk
        viewer={viewer}
        locale={locale}
        entries={entries}
        conversation={conversation}
        search={search}
        outcome={deskOutcomes.find((known) => known === query.done) ?? null}
        rated={text(query.rated) || null}
        handOver={query.handover === 'quote' || query.handover === 'question' ? query.handover : null}
        kept={conversation === null ? await readKeptQuestion() : null}
        suggestions={suggestionsFor(locale, from)}
        from={from}
      />
    </>
  );
}
