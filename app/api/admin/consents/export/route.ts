import { getTranslations } from 'next-intl/server';
import { consentRegister } from '@/lib/consent/consent-register';
import { answerRegisterExport } from '@/lib/staff/server/answer-export';

const columns = [
  'id',
  'session',
  'at',
  'analytics',
  'marketing',
  'external',
  'locale',
  'version',
  'textHash',
  'askedBy',
  'gpc',
  'page',
  'country',
  'address',
  'browser',
] as const;

/** The proofs of consent that the filters of the address find. */
export function GET(request: Request): Promise<Response> {
  return answerRegisterExport(consentRegister, request, async (rows, locale) => {
    const t = await getTranslations({ locale, namespace: 'ConsentRegister.export' });
    return {
      header: columns.map((column) => t(column)),
      rows: rows.map((record) => columns.map((column) => record[column])),
    };
  });
}
