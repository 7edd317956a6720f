import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, escapeText, foldLine, writeCalendar } from '@/lib/fittings/calendar-file';

const event: CalendarEvent = {
  uid: 'fitting-1@opaak.example',
  sequence: 3,
  stamp: new Date('2026-11-22T20:00:00Z'),
  start: new Date('2026-12-22T07:30:00Z'),
  end: new Date('2026-12-22T11:30:00Z'),
  summary: 'Pose, commande 482-917-635; façade',
  description: 'Téléphone : 02\nÉchelle \\ nacelle, rue “du Marché”',
  location: 'Marktplein 1, 9000 Gent',
  url: 'https://opaak.example/admin',
  isCancelled: false,
  organizer: { name: 'Opaak', email: 'info@opaak.example' },
  attendee: { name: 'Lieve "de" Peeters', email: 'lieve@bakkerij.test' },
};

function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const read = calendar.getFirstSubcomponent('vevent');
  if (!read) throw new Error('There is no event');
  return { calendar, read, event: new ICAL.Event(read) };
}

const invitation = (events: CalendarEvent[] = [event]) =>
  writeCalendar({ method: 'REQUEST', publisher: 'Opaak', events });

describe('An invitation', () => {
  test('is read back by another program as it was meant', () => {
    const { calendar, read, event: found } = readBack(invitation());
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(found.uid).toBe(event.uid);
    expect(found.sequence).toBe(3);
    expect(found.summary).toBe(event.summary);
    expect(found.description).toBe(event.description);
    expect(found.location).toBe(event.location);
    expect(found.startDate.toJSDate()).toEqual(event.start);
    expect(found.endDate.toJSDate()).toEqual(event.end);
    expect(found.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(found.attendees[0]?.getFirstValue()).toBe('mailto:lieve@bakkerij.test');
    expect(found.attendees[0]?.getParameter('cn')).toBe("Lieve 'de' Peeters");
    expect(read.getFirstPropertyValue('organizer')).toBe('mailto:info@opaak.example');
  });

  test('that is taken back says so, of the same appointment', () => {
    const text = writeCalendar({
      method: 'CANCEL',
      publisher: 'Opaak',
      events: [{ ...event, sequence: 4, isCancelled: true }],
    });
    const { calendar, read, event: found } = readBack(text);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(read.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([found.uid, found.sequence]).toEqual([event.uid, 4]);
  });

  test('has lines of 75 octets at most, which end as the standard says', () => {
    const text = invitation([{ ...event, description: 'é€😀'.repeat(200) }]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(readBack(text).event.description).toBe('é€😀'.repeat(200));
  });
});

test('whatever somebody types comes back, and never becomes a line of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      // Control characters are no text of a calendar.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
      const plain = typed.toWellFormed().replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
      const text = invitation([{ ...event, summary: plain, description: plain, location: plain }]);
      expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
      expect(readBack(text).event.summary).toBe(plain);
    }),
  );
});

test('folded lines join to what they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (line) => {
      const one = line.replace(/[\r\n]/g, '');
      expect(foldLine(one).replaceAll('\r\n ', '')).toBe(one);
    }),
  );
});

test('a line break cannot end the text', () => {
  expect(escapeText('a\r\nATTENDEE:x,y;z\\')).toBe('a\\nATTENDEE:x\\,y\\;z\\\\');
  const text = invitation([{ ...event, attendee: { name: 'x"\r\nBEGIN:VALARM', email: 'a@b.test\r\nX:1' } }]);
  expect(text).not.toMatch(/^(?:BEGIN:VALARM|X:1)/m);
});
