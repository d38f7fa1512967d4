import { PRODUCT } from '../product.js';

/** A day of a plan as a calendar shows it. */
export type CalendarDay = {
  readonly day: number;
  /** `2026-11-23` */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  /** The page of the day; null when the address of the site is unknown. */
  readonly url: string | null;
};

/** A plan as a calendar (RFC 5545). */
export type PlanCalendar = {
  readonly planId: string;
  readonly name: string;
  readonly language: string;
  readonly days: readonly CalendarDay[];
  /** When the plan was changed last: the same plan is always the same text. */
  readonly changedAt: Date;
  /** Increases with every change, so that calendars replace their events. */
  readonly version: number;
};

/** RFC 5545, section 3.1: a line has at most 75 octets, besides its end. */
const LINE_OCTETS = 75;

/** How often a program asks for a subscribed calendar. */
const REFRESHED_EVERY = 'PT1H';

/**
 * The text of a calendar: an event from 09:00 to 10:00 on the date of each day, floating, which is that time wherever
 * the reader is (decisions, "Plans"). One day and all days are written alike, so that a calendar that has one replaces
 * it by the other.
 */
export function planCalendarText(calendar: PlanCalendar): string {
  const { name, days } = calendar;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT.slug}//plans//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESHED_EVERY}`,
    `X-PUBLISHED-TTL:${REFRESHED_EVERY}`,
    ...days.flatMap((day) => eventLines(calendar, day)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventLines({ planId, language, changedAt, version }: PlanCalendar, day: CalendarDay): string[] {
  const date = day.date.replaceAll('-', '');
  const changed = changedAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${planId}-${day.day}@${PRODUCT.slug}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${version}`,
    `DTSTART:${date}T090000`,
    `DTEND:${date}T100000`,
    `SUMMARY;LANGUAGE=${language}:${escaped(day.title)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(day.description)}`,
    ...(day.url === null ? [] : [`URL:${day.url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A text value (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}

/** A line of at most 75 octets; what follows begins with a space. No character is divided. */
function folded(line: string): string {
  const lines: string[] = [];
  let [part, octets] = ['', 0];
  for (const sign of line) {
    const size = octetsOf(sign.codePointAt(0)!);
    if (octets + size > LINE_OCTETS) {
      lines.push(part);
      [part, octets] = [' ', 1];
    }
    part += sign;
    octets += size;
  }
  return [...lines, part].join('\r\n');
}

/** How many octets a character has in UTF-8. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
