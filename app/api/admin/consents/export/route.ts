import { getTranslations } from 'next-intl/server';
import { consentFilters, consentRegister } from '@/lib/consent/consent-register';
import { exportLocale } from '@/lib/staff/export-locale';
import { exportFilter, readRegisterQuery } from '@/lib/staff/register-query';
import { answerStaffExport } from '@/lib/staff/server/answer-export';
import { readRegister } from '@/lib/staff/server/read-register';

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
export async function GET(request: Request): Promise<Response> {
  const query = readRegisterQuery(Object.fromEntries(new URL(request.url).searchParams), consentFilters);
  const locale = exportLocale(request);
  return answerStaffExport('consents', new Date(), async (staff) => {
    const filter = exportFilter(query);
    const register = await readRegister(staff, 'list_cookie_consents', consentRegister, filter);
    const t = await getTranslations({ locale, namespace: 'ConsentRegister.export' });
    return (
      register && {
        header: columns.map((column) => t(column)),
        rows: register.rows.map((record) => columns.map((column) => record[column])),
      }
    );
  });
}
