import { getTranslations } from 'next-intl/server';
import { Checkbox, SelectField } from '@/components/ui/field';
import { formatLanguage } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';

/** Whether a colleague is told by mail too, and in which language. */
export async function NoticeSettingsForm({
  settings,
  save,
  locale,
}: {
  settings: { mails: boolean; locale: Locale };
  save: (form: FormData) => Promise<void>;
  locale: Locale;
}) {
  const t = await getTranslations('StaffNotices.settings');
  return (
    <section id="settings" aria-labelledby="settings-title" className="panel mt-8 max-w-2xl">
      <h2 id="settings-title" className="sign mb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-prose">{t('text')}</p>
      <form action={save} className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-full">
          <Checkbox label={t('mails')} name="mails" value="yes" defaultChecked={settings.mails} />
        </div>
        <div className="min-w-0 grow basis-60">
          <SelectField
            id="notice-locale"
            name="locale"
            label={t('language')}
            placeholder=""
            options={locales.map((value) => ({ value, label: formatLanguage(value, locale) }))}
            defaultValue={settings.locale}
          />
        </div>
        <button type="submit" className="work-button min-h-12">
          {t('save')}
        </button>
      </form>
    </section>
  );
}
