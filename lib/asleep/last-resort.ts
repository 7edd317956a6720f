import 'server-only';
import { contentPolicy } from '@/lib/security/content-policy';
import { sourceHash } from '@/lib/security/source-hash';
import { lastResortSentences } from './last-resort-sentences';

const css = `body{margin:0;min-height:100vh;display:grid;align-content:center;gap:2.5rem;padding:2rem;box-sizing:border-box;background:#faf8f4;color:#16130f;font:1.125rem/1.5 "Instrument Sans",Arial,sans-serif}
body::before{content:"";position:fixed;inset:0 0 auto;height:12px;background:linear-gradient(90deg,#d93015 0 16.6%,#2340d9 0 33.3%,#f5a800 0 50%,#c2146b 0 66.6%,#0b7a4b 0 83.3%,#6a2cc9 0)}
h1,h2{margin:0;font:800 clamp(1.75rem,6vw,3.5rem)/1 "Bricolage Grotesque",Arial,sans-serif;letter-spacing:-.02em}
p{margin:.5rem 0;max-width:36rem}a{color:inherit;font-weight:700}`;

/** The document that answers with 500 when no page can be rendered; it needs no script and no other file. */
export function renderLastResort(): { html: string; headers: Record<string, string> } {
  const sections = lastResortSentences.map(({ locale, title, text, home, homeHref }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${locale}"><${heading}>${title}</${heading}><p>${text}</p><p><a href="${homeHref}">${home}</a></p></section>`;
  });
  const [{ locale, title }] = lastResortSentences;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style>`;
  return {
    html: `<!DOCTYPE html><html lang="${locale}"><head>${head}</head><body>${sections.join('')}</body></html>`,
    headers: { 'content-security-policy': contentPolicy({ styles: [sourceHash(css)] }) },
  };
}
