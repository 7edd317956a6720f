// iCalendar, as RFC 5545 and 5546 ask for it: lines of 75 octets, texts escaped, moments in UTC.

export interface CalendarEvent {
  /** Never changes: by it programs find the appointment that they have already. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  /** When this was said. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  isCancelled: boolean;
  /** Whoever invites. */
  organizer: { name: string; email: string };
  /** Who is invited; null where nobody is asked. */
  attendee: { name: string; email: string } | null;
}

/** Of an invitation by mail; `PUBLISH` is a file or a feed. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;

/** RFC 5545, 3.1: no line is longer than 75 octets, and no character is cut. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    // What goes on begins with a space, which counts.
    const room = parts.length === 0 ? 75 : 74;
    if (octets(part) + octets(sign) > room) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** RFC 5545, 3.3.11. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** A name as a parameter: quoted, and without what could end the quotes (RFC 5545, 3.2). */
const parameter = (text: string) => `"${text.replace(/["\n\r]/g, "'").replace(controls, ' ')}"`;

/** "20261122T083000Z". */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

function person(name: string, email: string, extra = ''): string {
  return `CN=${parameter(name)}${extra}:mailto:${email.replace(/[\s;:",]/g, '')}`;
}

function eventLines(event: CalendarEvent): string[] {
  const { attendee, organizer, location, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;${person(organizer.name, organizer.email)}`,
    ...(attendee === null
      ? []
      : [
          `ATTENDEE;${person(attendee.name, attendee.email, ';ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE')}`,
        ]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** A calendar as text. `name` is what programs call a feed. */
export function writeCalendar({
  method,
  publisher,
  name,
  events,
}: {
  method: CalendarMethod;
  publisher: string;
  name?: string;
  events: readonly CalendarEvent[];
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(publisher)}//Fittings//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined
      ? []
      : [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
