import { type TextFieldError, textField } from '@/lib/forms/text-fields';
import { type Localized, locales } from '@/lib/i18n/locales';
import { slugify } from './slugify';

interface Rule {
  max: number;
  required: boolean;
  multiline?: boolean;
}

/** What a form of three languages holds, field by field, and what is wrong with it. */
export class LocalizedFields {
  readonly values: Record<string, string> = {};
  readonly errors: Record<string, string[]> = {};
  readonly #form: FormData;

  constructor(form: FormData) {
    this.#form = form;
    for (const [name, value] of form) {
      if (typeof value === 'string' && !name.startsWith('$')) this.values[name] = value.slice(0, 4_000);
    }
  }

  /** @param otherwise what it is where the form does not ask for it */
  text(name: string, { max, required, multiline = false }: Rule, otherwise = ''): string {
    const raw = this.#form.get(name) ?? otherwise;
    // Read as several lines, which leaves no-break spaces as they are: French needs them.
    const read = textField({ max, required, multiline: true }).safeParse(raw);
    if (read.success) return multiline ? read.data : read.data.replace(/[\n ]+/g, ' ');
    this.errors[name] = read.error.issues.map(({ message }) => message as TextFieldError);
    return '';
  }

  /** `name.fr`, `name.nl` and `name.en`. */
  localized(name: string, rule: Rule, otherwise?: Localized): Localized {
    return each((locale) => this.text(`${name}.${locale}`, rule, otherwise?.[locale]));
  }

  /** The same for a text that is there in all languages or in none, which is null. */
  optional(name: string, rule: Omit<Rule, 'required'>, isStrict: boolean): Localized | null {
    const isGiven = locales.some((locale) => String(this.#form.get(`${name}.${locale}`) ?? '').trim() !== '');
    return isGiven ? this.localized(name, { ...rule, required: isStrict }) : null;
  }

  /** Segments of an address; what is left empty follows from the title, or is a name that nobody else has. */
  slugs(titles: Localized, fallback: string, max: number): Localized {
    return each((locale) => {
      const typed = slugify(this.text(`slug.${locale}`, { max, required: false }));
      return typed || slugify(titles[locale]) || fallback;
    });
  }

  choice<Value extends string>(name: string, options: readonly Value[]): Value {
    const found = options.find((option) => option === this.#form.get(name));
    if (found) return found;
    this.errors[name] = ['invalidChoice'];
    return options[0] as Value;
  }

  /** A whole number between two others; what is none is the one given for it. */
  number(name: string, least: number, most: number, otherwise: number): number {
    const value = Number(this.#form.get(name) ?? Number.NaN);
    return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : otherwise;
  }

  has(name: string): boolean {
    return this.#form.has(name);
  }
}

function each(of: (locale: (typeof locales)[number]) => string): Localized {
  return { fr: of('fr'), nl: of('nl'), en: of('en') };
}
