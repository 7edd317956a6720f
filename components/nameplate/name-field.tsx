import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { keepParameter } from '@/lib/nameplate/name-address';
import { nameField } from '@/lib/nameplate/nameplate-copy';

interface NameFieldProps {
  locale: Locale;
  typed?: string;
  /** Another name goes along through the site, too. */
  isKept?: boolean;
  /** What is said about the name that was typed, and whether it is wrong. */
  note?: string | undefined;
  isWrong?: boolean;
}

/** One field: a form of plain HTML that leads to the page of a name. With script the shop front follows the typing. */
export function NameField({ locale, typed, isKept = false, note, isWrong }: NameFieldProps) {
  return (
    <form action={pathTo('nameplate', locale)} data-plain="" data-ink="signs">
      <label htmlFor="own-name" className="font-bold">
        {nameField.label[locale]}
      </label>
      {isKept ? <input type="hidden" name={keepParameter} value="on" /> : null}
      <span className="flex">
        <input
          id="own-name"
          name="name"
          defaultValue={typed}
          placeholder={nameField.placeholder[locale]}
          autoComplete="organization"
          aria-invalid={isWrong || undefined}
          aria-describedby={note && 'own-name-note'}
          className="control"
        />
        <button type="submit" className="button mt-1.5 shrink-0 bg-solid px-7 text-on-solid">
          {nameField.button[locale]}
        </button>
      </span>
      {note ? (
        <p id="own-name-note" role={isWrong ? 'alert' : 'status'} className="mt-2 max-w-md">
          {note}
        </p>
      ) : null}
    </form>
  );
}
