import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import { currentLocale } from '@/lib/i18n/locale';
import { AskFirst } from './ask-first.client';

/**
 * A button that asks once more before it does what cannot be taken back: in a dialog, and without script by opening what
 * will happen and the button that does it.
 */
export async function ConfirmButton(question: {
  action: (form: FormData) => Promise<void>;
  /** Of the row it is about; sent along. */
  id: string;
  label: string;
  /** Names the row for those who do not see it. */
  about: string;
  /** What will happen. */
  text: string;
  confirm: string;
}) {
  const t = await getTranslations('Staff');
  return (
    <AskFirst
      {...question}
      cancel={t('changeNothing')}
      interrupted={await loadInterruptionLabels(await currentLocale())}
    />
  );
}
