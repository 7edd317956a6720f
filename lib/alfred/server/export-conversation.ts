import 'server-only';
import { readViewer } from '@/lib/accounts/server/viewer';
import { asLabel } from '@/lib/i18n/copy';
import { formatMoment } from '@/lib/i18n/format';
import { isLocale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/metadata';
import { unlessAway } from '@/lib/supabase/ask';
import { partsOf } from '../conversation';
import { deskLabels } from '../desk-copy';
import { drawSources } from '../drawn-answer';
import { answerText } from '../plain-answer';
import { findConversation } from './conversation-store';

const noStore = { 'Cache-Control': 'private, no-store' };

/** A conversation of the account that asks as a text file: `?c=<id>&locale=nl`. */
export async function exportConversation(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  const answer = await readViewer();
  if (answer.status === 'visitor') return new Response(null, { status: 401, headers: noStore });
  if (answer.status === 'away') return new Response(null, { status: 503, headers: noStore });
  const found = await unlessAway('alfred.exportAway', findConversation(answer.viewer, searchParams.get('c')));
  if (!found || !isLocale(locale)) return new Response(null, { status: 404, headers: noStore });
  const labels = deskLabels(locale);
  const parts = partsOf(found).map((part) => {
    const at = formatMoment(part.at, locale);
    if (part.kind === 'handover') {
      const { question, answer: letter } = part.handover;
      return [
        `${labels.toStaff} (${at})`,
        question,
        ...(letter ? [asLabel(labels.staffAnswer, locale), letter] : []),
      ];
    }
    const { question, answer: said } = part.message;
    const sources = drawSources(said.citations, said.locale).map(
      ({ page, heading, href }, index) =>
        `[${index + 1}] ${page} › ${heading}${href ? ` ${absoluteUrl(href)}` : ''}`,
    );
    return [`${labels.you} (${at})`, question, asLabel(labels.frame, locale), answerText(said), ...sources];
  });
  const text = [found.title, labels.software, ...parts.map((lines) => lines.join('\n\n'))].join(
    '\n\n––––––––\n\n',
  );
  return new Response(`${text}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="alfred.txt"',
    },
  });
}
