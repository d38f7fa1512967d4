import { LANGUAGES } from '@word-unfolded/domain';
import { WELL_KNOWN_PASSAGES } from '@word-unfolded/scripture-text';
import { loadStudyEntries, readNeedSentences } from '@word-unfolded/study-library';
import { readFileSync } from 'node:fs';
import type { Need } from './need.js';
import { recogniseDanger } from './recognise-danger.js';

/*
 * Two kinds of tables. The sentences of the study library are known: patterns were written for them, and the classifier
 * has learned from them. The unseen ones were written apart, are harder than most (the ones hint, the others are near
 * the border), and nothing is fitted to them: a share that grows there is a change for the worse.
 */

/** Needs in which somebody's safety is at stake: one may be taken for another, for no other. */
const URGENT = new Set(['emergency', 'self-harm', 'child-abuse', 'overwhelmed-parent', 'abuse', 'threat']);

const known = readNeedSentences();

const unseen = (name: string) =>
  readFileSync(new URL(`../../test/danger/unseen-${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').at(-1)!);

const shareOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
  items.filter(isCounted).length / items.length;

const isHeard = (text: string) => recogniseDanger(text) !== undefined;

const isUrgent = (need: Need | undefined) => need !== undefined && URGENT.has(need);

describe.each(LANGUAGES)('sentences in %s', (language) => {
  const danger = known.filter((each) => each.language === language && each.need !== undefined);
  const harmless = known.filter((each) => each.language === language && each.need === undefined);

  it('of danger that are known are met', () => {
    expect(danger.length).toBeGreaterThan(120);
    expect(danger.filter(({ text }) => !isHeard(text))).toEqual([]);
  });

  it('of those whose safety is at stake are never taken for grief or despair', () => {
    const urgent = danger.filter(({ need }) => URGENT.has(need!));
    expect(shareOf(urgent, ({ text }) => !isUrgent(recogniseDanger(text)))).toBeLessThan(0.06);
  });

  it('that only look like danger, and are known, are left alone', () => {
    expect(harmless.length).toBeGreaterThan(120);
    expect(shareOf(harmless, ({ text }) => isHeard(text))).toBeLessThan(0.035);
  });

  it('of danger that nothing was fitted to are met but for some', () => {
    expect(shareOf(unseen(`danger.${language}`), (text) => !isHeard(text))).toBeLessThan(0.06);
  });

  it('of danger that nothing was fitted to are met in a journal entry too, but for some', () => {
    const missed = shareOf(unseen(`danger.${language}`), (text) => !recogniseDanger(text, 'entry'));
    expect(missed).toBeLessThan(0.1);
  });

  it('that only look like danger are mostly left alone, also near the border', () => {
    expect(shareOf(unseen(`harmless.${language}`), isHeard)).toBeLessThan(0.15);
  });
});

describe('questions of every day', () => {
  it('are left alone', () => {
    const titles = loadStudyEntries()
      .all.filter(({ kind }) => kind === 'stories' || kind === 'people' || kind === 'theology')
      .flatMap(({ text }) => [text.en.title, text.es.title])
      .filter((_, index) => index % 3 === 1);
    expect(shareOf(titles, isHeard)).toBeLessThan(0.01);
    // In other words than those of a title, which is looked up.
    const asked = titles.map((title) => `${title} in the Bible`);
    expect(shareOf(asked, isHeard)).toBeLessThan(0.03);
  });

  it('are left alone when they are what people call a passage', () => {
    const titles = Object.values(WELL_KNOWN_PASSAGES).flatMap(({ en, es }) => [...en, ...es]);
    expect(titles.filter(isHeard)).toEqual([]);
  });

  it('are left alone when they ask for so many of something', () => {
    const counted = [1, 3, 7, 12, 40, 153].flatMap((count) => [
      ...['chapters', 'verses', 'days', 'psalms', 'parts', 'letters', 'kings', 'weeks', 'stones'].flatMap(
        (thing) => [
          `${count} ${thing}`,
          `${count} ${thing} every ${count + 2} days`,
          `${count} ${thing} every ${count + 1}`,
          `${count} ${thing}, then stop`,
          `list ${count} ${thing}`,
          `a plan with ${count} ${thing}`,
        ],
      ),
      ...['capítulos', 'versículos', 'días', 'salmos', 'partes', 'cartas', 'reyes', 'semanas'].flatMap(
        (thing) => [
          `${count} ${thing}`,
          `leer ${count} ${thing} cada semana`,
          `${count} ${thing} cada ${count + 1}`,
          `un plan con ${count} ${thing}`,
        ],
      ),
    ]);
    expect(shareOf(counted, isHeard)).toBeLessThan(0.01);
  });
});
