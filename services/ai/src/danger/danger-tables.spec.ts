import { readFileSync } from 'node:fs';
import type { Need } from './need.js';
import { recogniseDanger } from './recognise-danger.js';

const LANGUAGES = ['en', 'es'];
const MOST_FALSE_ALARMS = 5;

/** Needs in which somebody's safety is at stake: one may be taken for another, for no other. */
const URGENT: ReadonlySet<Need> = new Set<Need>(['emergency', 'self-harm', 'child-abuse', 'abuse', 'threat']);

function linesOf(table: string): string[] {
  const address = new URL(`../../test/danger/${table}.txt`, import.meta.url);
  return readFileSync(address, 'utf8').split('\n').filter(Boolean);
}

function isMissed(line: string): boolean {
  const [need, sentence] = line.split('\t') as [Need, string];
  const found = recogniseDanger(sentence);
  return found === undefined || (URGENT.has(need) && !URGENT.has(found));
}

describe.each(LANGUAGES)('the tables of danger in %s', (language) => {
  it('hold no sentence of danger that is missed', () => {
    expect(linesOf(`danger.${language}`).filter(isMissed)).toEqual([]);
  });

  it('hold few harmless sentences that are taken for danger', () => {
    const caught = linesOf(`harmless.${language}`).filter(
      (sentence) => recogniseDanger(sentence) !== undefined,
    );
    expect(caught.length <= MOST_FALSE_ALARMS ? [] : caught).toEqual([]);
  });
});
