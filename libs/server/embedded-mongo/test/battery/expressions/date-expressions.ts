import { absent, fails } from '../../support/battery.js';
import { date, long, objectId, timestamp } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

/** A Saturday in the 53rd ISO week of 2020. */
const D = date('2021-01-02T03:04:05.678Z');
const NEW_YORK = { date: '$v', timezone: 'America/New_York' };

/** An operator that returns a part of a date: in UTC, in New York, and of an ObjectId. */
const part = (name: string, inUtc: unknown, inNewYork: unknown) =>
  op(name, {
    ordinary: [
      of(D, inUtc),
      [{ v: D }, NEW_YORK, inNewYork],
      [{ v: D }, { date: '$v', timezone: '-05:00' }, inNewYork],
    ],
    array: [of([D], fails(16006)), [{ v: D }, ['$v'], inUtc]],
    null: [of(null, null), [{ v: D }, { date: '$v', timezone: null }, null]],
    missing: [of(absent, null)],
    types: [
      of('2021-01-02', fails(16006)),
      of(5, fails(16006)),
      [{ v: D }, { date: '$v', timezone: 'Nowhere/Else' }, fails(40485)],
    ],
  });

const AT = { t: D };

export const dateExpressions = [
  ...part('$year', 2021, 2021),
  ...part('$month', 1, 1),
  ...part('$dayOfMonth', 2, 1),
  ...part('$dayOfWeek', 7, 6),
  ...part('$dayOfYear', 2, 1),
  ...part('$hour', 3, 22),
  ...part('$minute', 4, 4),
  ...part('$second', 5, 5),
  ...part('$millisecond', 678, 678),
  ...part('$week', 0, 0),
  ...part('$isoWeek', 53, 53),
  ...part('$isoWeekYear', long(2020), long(2020)),
  ...part('$isoDayOfWeek', 6, 5),
  ...op('$year', {
    types: [of(objectId(1), objectId(1).getTimestamp().getUTCFullYear()), of(timestamp(0, 1), 1970)],
  }),
  ...op('$week', { ordinary: [of(date('2021-01-03T00:00:00Z'), 1), of(date('2016-01-01T00:00:00Z'), 0)] }),
  ...op('$dateFromParts', {
    ordinary: [
      [{}, { year: 2021, month: 2, day: 3, hour: 4 }, date('2021-02-03T04:00:00Z')],
      [{}, { year: 2021, month: 14 }, date('2022-02-01T00:00:00Z')],
      [{}, { isoWeekYear: 2020, isoWeek: 53, isoDayOfWeek: 6 }, date('2021-01-02T00:00:00Z')],
      [{}, { year: 2021, month: 7, timezone: 'America/New_York' }, date('2021-07-01T04:00:00Z')],
    ],
    array: [[{ a: [2021] }, { year: '$a' }, fails(40515)]],
    null: [
      [{ a: null }, { year: '$a' }, null],
      [{ a: null }, { year: 2021, month: '$a' }, null],
    ],
    missing: [[{}, { year: 2021, day: '$a' }, null]],
    types: [
      [{}, { year: long(2021), month: 1.0 }, date('2021-01-01T00:00:00Z')],
      [{}, { year: 2021.5 }, fails(40515)],
      [{}, { year: 10000 }, fails(40523)],
      [{}, { month: 1 }, fails(40516)],
    ],
  }),
  ...op('$dateToParts', {
    ordinary: [
      [AT, { date: '$t' }, { year: 2021, month: 1, day: 2, hour: 3, minute: 4, second: 5, millisecond: 678 }],
      [
        AT,
        { date: '$t', iso8601: true },
        { isoWeekYear: 2020, isoWeek: 53, isoDayOfWeek: 6, hour: 3, minute: 4, second: 5, millisecond: 678 },
      ],
    ],
    array: [[{ t: [D] }, { date: '$t' }, fails(16006)]],
    null: [[{ t: null }, { date: '$t' }, null]],
    missing: [[{}, { date: '$t' }, null]],
    types: [
      [{ t: 'x' }, { date: '$t' }, fails(16006)],
      [AT, { date: '$t', iso8601: 1 }, fails(40521)],
    ],
  }),
  ...op('$dateToString', {
    ordinary: [
      [AT, { date: '$t' }, '2021-01-02T03:04:05.678Z'],
      [
        AT,
        { date: '$t', format: '%d/%m/%Y %H:%M:%S.%L %j %u %U %V %G %w %%' },
        '02/01/2021 03:04:05.678 002 6 00 53 2020 7 %',
      ],
      [AT, { date: '$t', format: '%b %B', timezone: 'UTC' }, 'Jan January'],
      [AT, { date: '$t', format: '%H:%M %z %Z', timezone: 'America/New_York' }, '22:04 -0500 -300'],
    ],
    array: [[{ t: [D] }, { date: '$t' }, fails(16006)]],
    null: [
      [{ t: null }, { date: '$t' }, null],
      [{ t: null }, { date: '$t', onNull: 'none' }, 'none'],
    ],
    missing: [[{}, { date: '$t', onNull: 'none' }, 'none']],
    types: [
      [{ t: 5 }, { date: '$t' }, fails(16006)],
      [AT, { date: '$t', format: '%n' }, fails(18536)],
      [AT, { date: '$t', format: 5 }, fails(18533)],
    ],
  }),
  ...op('$dateFromString', {
    ordinary: [
      [{ s: '2021-01-02T03:04:05.678Z' }, { dateString: '$s' }, D],
      [{ s: '2021-01-02' }, { dateString: '$s' }, date('2021-01-02T00:00:00Z')],
      [
        { s: '2021-01-02 03:04:05' },
        { dateString: '$s', timezone: 'America/New_York' },
        date('2021-01-02T08:04:05Z'),
      ],
      [{ s: '02/01/2021' }, { dateString: '$s', format: '%d/%m/%Y' }, date('2021-01-02T00:00:00Z')],
      [{ s: 'x' }, { dateString: '$s', onError: 'bad' }, 'bad'],
    ],
    array: [[{ s: ['x'] }, { dateString: '$s' }, fails(241)]],
    null: [
      [{ s: null }, { dateString: '$s' }, null],
      [{ s: null }, { dateString: '$s', onNull: 'none' }, 'none'],
    ],
    missing: [[{}, { dateString: '$s' }, null]],
    types: [
      [{ s: 5 }, { dateString: '$s' }, fails(241)],
      [{ s: 'x' }, { dateString: '$s' }, fails(241)],
      [{ s: '2021-02-30' }, { dateString: '$s' }, fails(241)],
    ],
  }),
];
