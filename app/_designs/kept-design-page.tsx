import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { DeleteDesign } from '@/components/designs/delete-design';
import { PublicLink } from '@/components/designs/public-link';
import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';

import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathWithin } from '@/lib/i18n/routes';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import { absoluteUrl } from '@/lib/seo/metadata';
import { listAttached, readAgain, readTokens } from './attached';
import type { DesignTool, OpenedDesign } from './design-tool';
import { type FoundDesign, pathToFile } from './find-design';

/** Where a tool's designs are made, and what the page of one calls things. */
export interface KeptDesignFrame {
  locale: Locale;
  tool: Pick<DesignTool, 'page' | 'subject'>;
  /** The page that says what the tool is, and the page on which one works with it. */
  home: PageId;
  bench: PageId;
  ink: ServiceGroupId;
  labels: {
    back: string;
    unknown: string;
    unknownText: string;
    kept: string;
    delete: string;
    goOn: string;
    copy: string;
    quoteMessage: string;
  };
}

/** What the address of a kept design says besides which it is. */
export function readKeptAddress({
  token,
  again,
  with: others,
}: Record<string, string | string[] | undefined>) {
  const also = readTokens(others).filter((other) => other !== token);
  const reference = readAgain(again);
  const query = { token, again: reference ?? undefined, with: also.join(',') || undefined };
  return { token: String(token), also, reference, query };
}

type KeptAddress = ReturnType<typeof readKeptAddress>;

interface PartProps {
  frame: KeptDesignFrame;
  address: KeptAddress;
}

/** A design that is gone, or never was: whoever was writing about it finds their request here again. */
export async function UnknownDesignPage({ frame, address }: PartProps) {
  const { locale, tool, home, ink, labels } = frame;
  return (
    <SiteFrame locale={locale} page={tool.page} query={address.query}>
      <InkSection
        as="h1"
        id="unknown-design"
        ink={ink}
        heading={labels.unknown}
        aside={<p>{labels.unknownText}</p>}
        foot={
          <BackLink to={home} locale={locale}>
            {labels.back}
          </BackLink>
        }
      />
      <QuoteBlock
        locale={locale}
        page={tool.page}
        query={address.query}
        initialSubject={tool.subject}
        designs={await listAttached(address.also)}
      />
    </SiteFrame>
  );
}

interface KeptDesignPageProps extends PartProps {
  kept: FoundDesign;
  opened: OpenedDesign | null;
  isOwner: boolean;
  onDelete: (form: FormData) => Promise<void>;
  /** Where the owner goes on with it, and others with a copy. */
  onward: string;
  /** What is to be known before it is looked at. */
  notice?: ReactNode;
  sides: ReactNode;
  /** What is on it and what it costs. */
  facts: ReactNode;
  /** On a desk the facts stand beside sides that are high, and below those that are wide. */
  hasHighSides?: boolean;
  /** Before the link that adds another design. */
  links?: ReactNode;
}

/** A kept design: its address, what it looks like and costs, the way on with it, its files, and a request with it. */
export async function KeptDesignPage(props: KeptDesignPageProps) {
  const { frame, address, kept, isOwner, notice, sides, facts, hasHighSides = false } = props;
  const { locale, tool, home, ink, labels } = frame;
  const { token, also, reference, query } = address;
  const t = await getTranslations('Designs');
  const link = (
    <PublicLink
      link={absoluteUrl(pathWithin(tool.page, locale, { query: { token } }))}
      note={labels.kept}
      ownNote={isOwner ? t('ownNote') : null}
      labels={{ copy: t('copyLink'), copied: t('copied') }}
    />
  );
  return (
    <SiteFrame locale={locale} page={tool.page} query={query}>
      <section data-ink={ink} className="wrap-page pt-6 pb-12">
        <BackLink to={home} locale={locale}>
          {labels.back}
        </BackLink>
        <h1 className="sign text-board mt-4 wrap-break-word">{kept.title}</h1>
        {notice}
        {hasHighSides ? (
          <div className="kept-beside">
            {sides}
            <div>
              {link}
              {facts}
              <WaysOn {...props} />
            </div>
          </div>
        ) : (
          <>
            {link}
            {sides}
            {facts}
            <div className="mt-4 grid gap-6">
              <WaysOn {...props} />
            </div>
          </>
        )}
      </section>
      <QuoteBlock
        locale={locale}
        page={tool.page}
        query={query}
        initialSubject={tool.subject}
        initialMessage={reference ? t('againMessage', { reference }) : labels.quoteMessage}
        designs={await listAttached([token, ...also])}
      />
    </SiteFrame>
  );
}

/** On with it, or with a copy; its files; another one with the same request. */
async function WaysOn({
  frame,
  address,
  kept,
  opened,
  isOwner,
  onDelete,
  onward,
  links,
}: KeptDesignPageProps) {
  const { locale, bench, labels } = frame;
  const { token, also } = address;
  const t = await getTranslations('Designs');
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <a href={onward} rel="nofollow" className="button button-ink min-h-14 px-7 text-xl">
          {isOwner ? labels.goOn : labels.copy}
        </a>
        {isOwner ? (
          <DeleteDesign
            action={onDelete}
            token={token}
            labels={{ delete: labels.delete, sure: t('deleteSure'), confirm: t('deleteConfirm') }}
          />
        ) : null}
      </div>
      <div>
        <h2 className="font-bold">{t('downloads')}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {opened?.files(locale).map(({ id, audience, label }) =>
            audience === 'everybody' ? (
              <li key={id}>
                <DesignLink href={`${pathToFile(kept, id)}&lang=${locale}`} download>
                  {label}
                </DesignLink>
              </li>
            ) : null,
          )}
        </ul>
      </div>
      <p className="flex flex-wrap gap-x-6">
        {links}
        <DesignLink href={pathWithin(bench, locale, { query: { with: [token, ...also].join(',') } })}>
          {t('add')}
        </DesignLink>
      </p>
    </>
  );
}

/** A link below a kept design. */
export function DesignLink({
  href,
  download = false,
  children,
}: {
  href: string;
  download?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      download={download}
      rel="nofollow"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {children}
    </a>
  );
}
