import { expect, test } from '@jest/globals';
import { PAGES } from '@word-unfolded/domain';
import { contactSheet } from './contact-sheet.mjs';
import { PICTURED_PAGES } from './pages.mjs';
import { LOOKS } from './photograph.mjs';

/** Pages that are reached from the one that links to them. */
const FOLLOWED = new Set(['journalEntry', 'magazinePost', 'adminUser', 'adminPost']);

/** @param {string} pattern as the router has it @param {string} path */
const matches = (pattern, path) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

test('every page with an address of its own is pictured in three widths, both languages, light and dark', () => {
  expect(LOOKS).toHaveLength(12);
  const paths = PICTURED_PAGES.map(
    ({ address }) => (typeof address === 'string' ? address : address.en).split('?')[0],
  );
  const missing = Object.entries(PAGES)
    .filter(([name]) => !FOLLOWED.has(name))
    .filter(([, pattern]) => !paths.some((path) => matches(pattern, path ?? '')));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('the contact sheet has a row for each page, with all its pictures', () => {
  const looks = LOOKS.slice(0, 2);
  const sheet = contactSheet(
    ['menu', 'study'].flatMap((name) =>
      looks.map((look, at) => ({ ...look, name, file: `${name}-${at}.jpg`, faults: [] })),
    ),
  );
  expect(sheet.match(/<section>/g)).toHaveLength(2);
  expect(sheet).toContain('<a href="study-1.jpg"><img src="study-1.jpg" alt="390 px, en, dark"');
});
