import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { capacityTable } from './capacity-table.mjs';
import { poisson, seededRandom } from './random.mjs';
import { simulateSunday } from './sunday.mjs';

const PAGE = path.join(ROOT, 'docs', 'operations.md');

/** A table whose columns have any width, because Prettier aligns them. @param {string} table */
const cellsOf = (table) =>
  table
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('| -'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('docs/operations.md has the table of the simulation', () => {
  const page = readFileSync(PAGE, 'utf8');
  const [, found = ''] = /(\n\|[^\n]*1,000 readers[^\n]*\n(?:\|[^\n]*\n)+)/.exec(page) ?? [];
  if (process.env.WRITE_CAPACITY) writeFileSync(PAGE, page.replace(found, `\n${capacityTable()}`));
  else expect(cellsOf(found)).toEqual(cellsOf(capacityTable()));
});

it('a Sunday is the same for the same seed only', () => {
  expect(simulateSunday(50_000, 7)).toEqual(simulateSunday(50_000, 7));
  expect(simulateSunday(50_000, 7)).not.toEqual(simulateSunday(50_000, 8));
});

it('ten times as many readers send about ten times as many requests', () => {
  const [few, many] = [10_000, 100_000].map((readers) => simulateSunday(readers).peak.cachedPassage ?? 0);
  expect(Number(many) / Number(few)).toBeGreaterThan(9);
  expect(Number(many) / Number(few)).toBeLessThan(11);
});

it.each([0.3, 5, 400])('counts with the mean %d have this mean', (mean) => {
  const random = seededRandom(3);
  const counts = Array.from({ length: 4_000 }, () => poisson(mean, random));
  const average = counts.reduce((one, other) => one + other, 0) / counts.length;
  expect(Math.abs(average - mean)).toBeLessThan(4 * Math.sqrt(mean / counts.length));
});
