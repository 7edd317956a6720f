import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import { type ParsedForm, parseForm, personFields, textField } from '@/lib/forms/text-fields';
import { findFilm } from '@/lib/wrap-simulator/films';
import { maxSampleFilms, type SampleCountry, sampleCountries, sampleLimits } from './sample-card';

/** How each country writes its postal codes, spaces left out. */
const postalCodes: Record<SampleCountry, RegExp> = {
  BE: /^[1-9]\d{3}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  LU: /^(?:L-?)?\d{4}$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
};

const films = z.unknown().transform((sent, context): string[] => {
  const asked = typeof sent === 'string' ? sent.split(' ').filter(Boolean) : [];
  const known = [...new Set(asked)].filter((id) => findFilm(id));
  const error = known.length === 0 ? 'noFilms' : known.length > maxSampleFilms ? 'tooManyFilms' : null;
  if (error) {
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  }
  return known;
});

const { name, firstName, email } = personFields;

const sampleSchema = z
  .object({
    films,
    firstName,
    name,
    email,
    street: textField({ ...sampleLimits.street, required: true }),
    postalCode: textField({ ...sampleLimits.postalCode, required: true, tooLong: 'invalidChoice' }),
    city: textField({ ...sampleLimits.city, required: true }),
    country: textField({ max: 2, required: true, tooLong: 'invalidChoice' }).pipe(
      z.enum(sampleCountries, { error: 'invalidChoice' }),
    ),
  })
  .transform((card, context) => {
    const postalCode = card.postalCode.toUpperCase().replace(/\s/g, '');
    if (postalCodes[card.country].test(postalCode)) return { ...card, postalCode };
    context.addIssue({ code: 'custom', path: ['postalCode'], message: 'invalidPostalCode' });
    return z.NEVER;
  });

/** A request for a sample card after normalisation. */
export type SampleInput = z.output<typeof sampleSchema>;

const shownAgain: Record<keyof SampleInput, number> = {
  films: 2000,
  firstName: personLimits.firstName.max * 4,
  name: personLimits.name.max * 4,
  email: personLimits.email.max * 4,
  street: sampleLimits.street.max * 4,
  postalCode: sampleLimits.postalCode.max * 4,
  city: sampleLimits.city.max * 4,
  country: 4,
};

/** Reads the form as it was sent. */
export function parseSampleRequest(
  fields: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<SampleInput> {
  return parseForm(sampleSchema, shownAgain, fields);
}
