import 'server-only';
import type { CSSProperties } from 'react';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

import { colors } from '@/lib/theme/colors';

export interface Ink {
  solid: string;
  onSolid: string;
}

export const inks: Record<ServiceGroupId, Ink> = {
  lettering: { solid: '#d93015', onSolid: '#ffffff' },
  wrapping: { solid: '#2438c9', onSolid: '#ffffff' },
  signs: { solid: '#f5a800', onSolid: '#16130f' },
  textile: { solid: '#d6156c', onSolid: '#ffffff' },
  walls: { solid: '#0d7a4a', onSolid: '#ffffff' },
  design: { solid: '#6a2bc2', onSolid: '#ffffff' },
};

// No font is fetched: that would tell us when the mail is opened.
export const displayFont = "'Bricolage Grotesque','Arial Black','Helvetica Neue',Helvetica,Arial,sans-serif";
export const textFont = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";

/** For text from visitors: a word of a thousand letters must not widen the mail. */
export const breakable: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };

/**
 * What inline styles cannot say. Classes begin with `m-`. No quotes or angle brackets: React escapes those.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${colors.paper}; }
a { color: inherit; }
.m-steps li::marker { font-weight: 800; }
@media (max-width: 480px) {
  .m-page { padding-left: 20px !important; padding-right: 20px !important; }
  .m-headline { font-size: 38px !important; }
  .m-stack { display: block !important; width: 100% !important; box-sizing: border-box !important; }
  .m-label { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .m-value { padding-top: 2px !important; }
  .m-second { padding-top: 0 !important; }
  .m-button { display: block !important; text-align: center !important; margin-right: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  body { background-color: ${colors.ink} !important; }
  .m-surface { background-color: ${colors.ink} !important; color: ${colors.paper} !important; }
  .m-raised { background-color: #26211a !important; color: ${colors.paper} !important; }
  .m-soft { color: #c9c1b4 !important; }
  .m-rule { border-color: #4d463d !important; }
  .m-mark { border-color: ${colors.paper} !important; }
  .m-button { background-color: ${colors.paper} !important; color: ${colors.ink} !important; }
  .m-quiet { background-color: transparent !important; color: ${colors.paper} !important; border-color: ${colors.paper} !important; }
}
`;
