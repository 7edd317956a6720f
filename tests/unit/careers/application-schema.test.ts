import { describe, expect, test } from 'vitest';
import { parseApplication } from '@/lib/careers/application-schema';
import { jobOffers } from '@/lib/careers/job-offers';
import { findPositionTitle, positionsOf } from '@/lib/careers/positions';

const valid = {
  position: 'spontaneous',
  firstName: 'Noor',
  name: 'Claes',
  email: 'noor@posta.be',
  phone: '0470 12 34 56',
  message: 'Graag vanaf\r\njanuari.',
};

const positions = positionsOf(jobOffers);

function refuse(change: Record<string, FormDataEntryValue | undefined>) {
  const result = parseApplication({ ...valid, ...change }, positions);
  if (result.ok) throw new Error('accepted');
  return result.fields;
}

describe('An application', () => {
  test('is read as it was meant', () => {
    const result = parseApplication({ ...valid, keepLonger: 'on', role: 'admin' }, positions);
    expect(result).toMatchObject({
      ok: true,
      data: {
        position: 'spontaneous',
        firstName: 'Noor',
        name: 'Claes',
        email: 'noor@posta.be',
        phone: '+32470123456',
        message: 'Graag vanaf\njanuari.',
        keepLonger: true,
      },
    });
  });

  test('needs no phone, no message and no agreement to be kept longer', () => {
    const result = parseApplication({ ...valid, phone: '', message: ' \n ' }, positions);
    expect(result).toMatchObject({ ok: true, data: { phone: null, message: null, keepLonger: false } });
  });

  test('is for a job that is open, or for none in particular', () => {
    for (const { id } of positions)
      expect(parseApplication({ ...valid, position: id }, positions).ok).toBe(true);
    expect(refuse({ position: 'pilot' })).toEqual({ position: ['invalidChoice'] });
    expect(refuse({ position: '' })).toEqual({ position: ['required'] });
    expect(refuse({ position: 'constructor' })).toEqual({ position: ['invalidChoice'] });
    expect(parseApplication({ ...valid, position: jobOffers[0]?.id }, positionsOf([])).ok).toBe(false);
  });

  test('is taken for any job while it cannot be known which are open', () => {
    expect(parseApplication({ ...valid, position: 'welder' }, null).ok).toBe(true);
    expect(parseApplication({ ...valid, position: '<b>' }, null).ok).toBe(false);
  });

  test('names what is missing or too long, and gives back what was typed', () => {
    const message = 'x'.repeat(5001);
    const result = parseApplication({ message }, positions);
    expect(result).toEqual({
      ok: false,
      fields: {
        position: ['required'],
        firstName: ['required'],
        name: ['required'],
        email: ['required'],
        message: ['tooLong'],
      },
      values: { message },
    });
  });
});

describe('A position', () => {
  test('has an id that the database takes', () => {
    for (const { id } of positions) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(id.length).toBeLessThanOrEqual(60);
    }
    expect(new Set(positions.map(({ id }) => id)).size).toBe(jobOffers.length + 1);
  });

  test('that was taken off the site is still called something', () => {
    expect(findPositionTitle('old-job')).toEqual({ fr: 'old-job', nl: 'old-job', en: 'old-job' });
    const title = { fr: 'Soudeuse', nl: 'Lasser', en: 'Welder' };
    expect(findPositionTitle('a1', { a1: title })).toEqual(title);
    expect(findPositionTitle('spontaneous').nl).toBe('Spontane sollicitatie');
  });
});
