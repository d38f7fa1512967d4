import { localeOf, type Language } from '@word-unfolded/domain';

/** How a value is written and read in a language: a date as `YYYY-MM-DD` or a time as `HH:mm`, empty for none. */
export type WrittenForm = {
  readonly write: (value: string) => string;
  /** Nothing for a text that is not, or not yet, such a value. */
  readonly read: (text: string) => string | undefined;
};

type Part = 'day' | 'month' | 'year';

/** Dates in the order of the language: the browser's own field has that of the browser, so that 03/04 is another day. */
export function dateForm(language: Language): WrittenForm {
  const order = new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .formatToParts(0)
    .flatMap(({ type }) => (isPart(type) ? [type] : []));
  const lengths = { day: 2, month: 2, year: 4 } as const;
  return {
    write(value) {
      const [year = '', month = '', day = ''] = value.split('-');
      const parts = { year, month, day };
      return day && order.map((part) => parts[part]).join('/');
    },
    read(text) {
      const digits = text.match(/\d+/g) ?? [];
      if (digits.length === 3 && digits[0]?.length === 4)
        return dateOf(...(digits as [string, string, string]));
      const together = digits.length === 1 && digits[0]?.length === 8 ? digits[0] : undefined;
      let at = 0;
      const found = order.map((part, index) =>
        together === undefined ? digits[index] : together.slice(at, (at += lengths[part])),
      );
      if (together === undefined && digits.length !== 3) return undefined;
      const of = (part: Part) => found[order.indexOf(part)] ?? '';
      return dateOf(of('year'), of('month'), of('day'));
    },
  };
}

/** Times as the language writes them; both clocks are understood in both. */
export function timeForm(language: Language): WrittenForm {
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return {
    write: (value) => (value === '' ? '' : clock.format(new Date(`1970-01-01T${value}Z`))),
    read(text) {
      const [, hours = '', minutes = '00', half] =
        /^\s*(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*([ap])?(?:\.?\s*m\.?)?\s*$/i.exec(text) ?? [];
      const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
      const isTime = hours !== '' && hour < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12);
      return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
    },
  };
}

function isPart(type: string): type is Part {
  return type === 'day' || type === 'month' || type === 'year';
}

/** A day that the calendar has, of a year that is written out. */
function dateOf(year: string, month: string, day: string): string | undefined {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(`${value}T00:00Z`);
  const isDay =
    year.length === 4 && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
  return isDay ? value : undefined;
}
