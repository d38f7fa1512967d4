import { localeOf, type Language } from '@word-unfolded/domain';

/** The formats of the dashboard. Formatters are kept, because a table uses each of them many times. */
export type DashboardFormats = {
  readonly number: (value: number) => string;
  /** K from 1,000 and M from 1,000,000 on (specification, section 9). */
  readonly short: (value: number) => string;
  /** A local time to the minute. */
  readonly time: (moment: string) => string;
  /** A local time to the second. */
  readonly exactTime: (moment: string) => string;
  /** A UTC day. */
  readonly day: (date: string) => string;
  /** @param cents of US dollars */
  readonly money: (cents: number) => string;
  /** @param micros millionths of a US dollar */
  readonly cost: (micros: number) => string;
  /** A share: 0.25 is 25%. */
  readonly percent: (share: number) => string;
  /** A change with its sign: 0.25 is +25%. */
  readonly signedPercent: (share: number) => string;
  /** A change with its sign, in the format of its figure. */
  readonly signed: (value: number, format?: (value: number) => string) => string;
};

const known = new Map<Language, DashboardFormats>();

export function dashboardFormats(language: Language): DashboardFormats {
  const formats = known.get(language) ?? makeFormats(localeOf(language));
  known.set(language, formats);
  return formats;
}

function makeFormats(locale: string): DashboardFormats {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const exactTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const money = new Intl.NumberFormat(locale, currency);
  const cost = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 4 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const signedPercent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const plain = (value: number) => number.format(value);
  return {
    number: plain,
    short: (value) => short.format(value),
    time: (moment) => time.format(new Date(moment)),
    exactTime: (moment) => exactTime.format(new Date(moment)),
    day: (date) => day.format(new Date(date)),
    money: (cents) => money.format(cents / 100),
    cost: (micros) => cost.format(micros / 1_000_000),
    percent: (share) => percent.format(share),
    signedPercent: (share) => signedPercent.format(share),
    signed: (value, format = plain) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${format(Math.abs(value))}`,
  };
}
