import { yearsOfBook } from '@word-unfolded/bible-atlas';
import { sameTime } from './same-time.js';
import { stackBars } from './stack-bars.js';
import { LENGTH, TICKS, yearPosition } from './year-scale.js';

describe('the scale of years', () => {
  it('rises with the years, from its beginning to its end', () => {
    const positions = TICKS.map(yearPosition);
    expect([...positions].sort((a, b) => a - b)).toEqual(positions);
    expect(yearPosition(-9_999)).toBe(0);
    expect(yearPosition(105)).toBeCloseTo(LENGTH);
    expect(yearPosition(2_026)).toBe(LENGTH);
  });
});

describe('bars of one row', () => {
  it('lie on the lowest level on which they cover nothing', () => {
    expect(
      stackBars([
        { left: 0, width: 50, textWidth: 20 },
        { left: 40, width: 10, textWidth: 60 },
        { left: 60, width: 10, textWidth: 10 },
        { left: 110, width: 5, textWidth: 5 },
      ]),
    ).toEqual([0, 1, 0, 0]);
  });

  it('keep their order, whatever order they come in', () => {
    expect(
      stackBars([
        { left: 30, width: 10, textWidth: 0 },
        { left: 0, width: 35, textWidth: 0 },
      ]),
    ).toEqual([1, 0]);
  });
});

describe('those who lived in the same years', () => {
  const namesIn = (from: number, to: number) =>
    sameTime({ from, to, isAbout: false }).map(({ name }) => name.en);

  it('are those whose years overlap', () => {
    expect(namesIn(-715, -701)).toEqual(
      expect.arrayContaining(['Hezekiah', 'Isaiah', 'Micah', 'Sennacherib before Jerusalem']),
    );
    expect(namesIn(-715, -701)).not.toContain('Hoshea');
  });

  it('are not named for centuries', () => {
    expect(sameTime(yearsOfBook('Gen')!)).toEqual([]);
  });
});
