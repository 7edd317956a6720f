import { z } from 'zod';
import { LocalizedFields } from '@/lib/forms/localized-fields';
import { personFields } from '@/lib/forms/text-fields';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import {
  employments,
  showcaseLimits as limits,
  type Permission,
  permissionWays,
  type ShowcaseContents,
  type ShowcaseEntry,
  type ShowcaseKind,
} from '../entries';

/** What staff change of an entry, as save_showcase_entry takes it. */
export type EntryChange = Permission & {
  id?: string;
  version?: number;
  originalLocale: Locale | null;
} & { [Kind in ShowcaseKind]: { kind: Kind; content: ShowcaseContents[Kind] } }[ShowcaseKind];

interface ReadEntry {
  entry: EntryChange;
  /** Error keys by field. */
  errors: Record<string, string[]>;
  /** All that was typed. */
  values: Record<string, string>;
}

const ratings = ['1', '2', '3', '4', '5'] as const;

/** A form of the showcase: what LocalizedFields reads, and choices and days that may be left open in a draft. */
class EntryFields extends LocalizedFields {
  readonly #form: FormData;
  readonly #isStrict: boolean;

  constructor(form: FormData, isStrict: boolean) {
    super(form);
    this.#form = form;
    this.#isStrict = isStrict;
  }

  /** One of these, or null where none is chosen. */
  optionalChoice<Value extends string>(
    name: string,
    options: readonly Value[],
    isNeeded: boolean,
  ): Value | null {
    const typed = this.#form.get(name);
    const found = options.find((option) => option === typed) ?? null;
    if (found === null && typed) this.errors[name] = ['invalidChoice'];
    if (found === null && !typed && isNeeded && this.#isStrict) this.errors[name] = ['required'];
    return found;
  }

  /** An ISO day, or null where none is typed. */
  day(name: string, isNeeded: boolean): string | null {
    const typed = String(this.#form.get(name) ?? '').trim();
    if (typed === '') {
      if (isNeeded) this.errors[name] = ['required'];
      return null;
    }
    if (z.iso.date().safeParse(typed).success) return typed;
    this.errors[name] = ['invalidDay'];
    return null;
  }

  email(name: string): string | null {
    const typed = String(this.#form.get(name) ?? '').trim();
    if (typed === '') return null;
    const read = personFields.email.safeParse(typed);
    if (read.success) return read.data.toLowerCase();
    this.errors[name] = ['invalidEmail'];
    return null;
  }
}

function readTestimonial(fields: EntryFields, required: boolean): ShowcaseContents['testimonial'] {
  const rating = fields.optionalChoice('rating', ratings, false);
  return {
    name: fields.text('name', { max: limits.name, required: true }),
    role: fields.localized('role', { max: limits.role, required }),
    company: fields.text('company', { max: limits.company, required: false }),
    // Where it is known, it is known in each language.
    place: fields.optional('place', { max: limits.place }, required) ?? { fr: '', nl: '', en: '' },
    rating: (Number(rating) || null) as ShowcaseContents['testimonial']['rating'],
    comment: fields.localized('comment', { max: limits.comment, required, multiline: true }),
  };
}

/** How many skills a text lists. */
const countLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

function readJob(fields: EntryFields, required: boolean, today: string): ShowcaseContents['job'] {
  const title = fields.localized('title', { max: limits.title, required });
  // A draft begins with a title in one language at least: without it nobody finds it in the list.
  if (Object.values(title).every((text) => text === '')) fields.errors['title.fr'] ??= ['required'];
  const skills = fields.localized('skills', { max: limits.skills, required, multiline: true });
  const counts = locales.map((locale) => countLines(skills[locale]));
  const most = Math.max(...counts);
  locales.forEach((locale, index) => {
    if (required && counts[index] !== most) fields.errors[`skills.${locale}`] ??= ['unequalLines'];
  });
  const datePosted = fields.day('datePosted', true) ?? today;
  const validThrough = fields.day('validThrough', true) ?? datePosted;
  if (validThrough < datePosted) fields.errors.validThrough ??= ['endsBefore'];
  return {
    title,
    department: fields.localized('department', { max: limits.department, required }),
    experience: fields.localized('experience', { max: limits.experience, required }),
    description: fields.localized('description', { max: limits.description, required, multiline: true }),
    skills,
    employment: fields.choice('employment', employments),
    datePosted,
    validThrough,
  };
}

function readPermission(fields: EntryFields, required: boolean, today: string): Permission {
  const permissionOn = fields.day('permissionOn', required);
  if (permissionOn && permissionOn > today) fields.errors.permissionOn = ['futureDay'];
  return {
    source: fields.text('source', { max: limits.source, required }),
    permissionFrom: fields.text('permissionFrom', { max: limits.permissionFrom, required }),
    permissionEmail: fields.email('permissionEmail'),
    permissionHow: fields.optionalChoice('permissionHow', permissionWays, true),
    permissionOn,
  };
}

const noPermission: Permission = {
  source: '',
  permissionFrom: '',
  permissionEmail: null,
  permissionHow: null,
  permissionOn: null,
};

/**
 * The form of an entry. A draft may leave texts and the permission out; what everybody sees may not.
 *
 * @param id of the entry; null for a new one
 * @param isStrict it is published, or about to be
 * @param today ISO day, in Brussels
 */
export function readEntryForm(
  form: FormData,
  kind: ShowcaseKind,
  id: string | null,
  isStrict: boolean,
  today: string,
): ReadEntry {
  const fields = new EntryFields(form, isStrict);
  const common = {
    ...(id ? { id, version: fields.number('version', 1, 1e9, 0) } : {}),
    ...(kind === 'job' ? noPermission : readPermission(fields, isStrict, today)),
    originalLocale: kind === 'testimonial' ? fields.optionalChoice('originalLocale', locales, true) : null,
  };
  const entry: EntryChange =
    kind === 'testimonial'
      ? { ...common, kind, content: readTestimonial(fields, isStrict) }
      : kind === 'job'
        ? { ...common, kind, content: readJob(fields, isStrict, today) }
        : {
            ...common,
            kind,
            content: { name: fields.text('name', { max: limits.clientName, required: true }) },
          };
  return { entry, errors: fields.errors, values: fields.values };
}

/** The fields of the form of an entry as the database has them now, by their names. */
export function entryValues(entry: ShowcaseEntry): Record<string, string> {
  const values: Record<string, string> = {};
  const fill = (name: string, value: string | number | Localized | null) => {
    if (value !== null && typeof value === 'object') {
      for (const locale of locales) values[`${name}.${locale}`] = value[locale];
    } else values[name] = value === null ? '' : String(value);
  };
  for (const [name, value] of Object.entries(entry.content)) fill(name, value);
  if (entry.kind === 'testimonial') fill('originalLocale', entry.originalLocale);
  if (entry.kind !== 'job') {
    const { source, permissionFrom, permissionEmail, permissionHow, permissionOn } = entry;
    for (const [name, value] of Object.entries({
      source,
      permissionFrom,
      permissionEmail,
      permissionHow,
      permissionOn,
    })) {
      fill(name, value);
    }
  }
  return values;
}

/** What an entry is called in a list: a name, or the title in this language or the first that it has. */
export function nameOfEntry(entry: ShowcaseEntry, locale: Locale): string {
  if (entry.kind !== 'job') return entry.content.name;
  const { title } = entry.content;
  return title[locale] || title.fr || title.nl || title.en;
}

/** What keeps an entry from being published: fields of its form. */
export function missingOf(entry: ShowcaseEntry, today: string): string[] {
  const form = new FormData();
  for (const [name, value] of Object.entries(entryValues(entry))) form.set(name, value);
  return Object.keys(readEntryForm(form, entry.kind, entry.id, true, today).errors);
}
