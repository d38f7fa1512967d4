import { fromWallTime, timeZoneOf, toWallTime } from './time-zone.js';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);

describe('time zone', () => {
  it('handles standard time and daylight saving time', () => {
    const berlin = timeZoneOf('Europe/Berlin');
    expect(berlin.offsetAt(at('2024-01-15T12:00:00Z'))).toBe(HOUR);
    expect(berlin.offsetAt(at('2024-07-15T12:00:00Z'))).toBe(2 * HOUR);
  });

  it('parses offsets with and without minutes', () => {
    expect(timeZoneOf('+05:30').offsetAt(0)).toBe(5.5 * HOUR);
    expect(timeZoneOf('-0330').offsetAt(0)).toBe(-3.5 * HOUR);
    expect(timeZoneOf('+03').offsetAt(0)).toBe(3 * HOUR);
  });

  it('converts a wall-clock time back to the instant', () => {
    for (const name of ['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])
      for (let day = 0; day < 366; day++) {
        const zone = timeZoneOf(name);
        const instant = at('2024-01-01T16:30:00Z') + day * 24 * HOUR;
        expect(fromWallTime(toWallTime(instant, zone), zone)).toBe(instant);
      }
  });

  it('skips the hour that does not exist when daylight saving time starts', () => {
    const newYork = timeZoneOf('America/New_York');
    const skipped = at('2024-03-10T02:30:00Z');
    expect(new Date(fromWallTime(skipped, newYork)).toISOString()).toBe('2024-03-10T07:30:00.000Z');
  });

  it('rejects an unknown name', () => {
    expect(() => timeZoneOf('Moon/Base')).toThrow(expect.objectContaining({ code: 40485 }));
  });
});
