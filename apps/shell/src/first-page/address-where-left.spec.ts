import { queryWhereLeft } from './address-where-left.js';

const LEFT = { lastReference: 'Romans 8:28-30; Jude 3', preferredTranslation: 'KJV', studyView: 'mapping' };

const after = (search: string, stored: Readonly<Record<string, string>>) =>
  queryWhereLeft(search, (key) => stored[key] ?? null);

it.each([
  [
    'the passage, the translation and Mapping',
    '',
    LEFT,
    '?ref=Romans+8:28-30;+Jude+3&translation=KJV&view=mapping',
  ],
  ['the translation of a passage without one', '?ref=Ruth+1', LEFT, '?ref=Ruth+1&translation=KJV'],
  [
    'the passage in the translation of the address',
    '?translation=WEB',
    { lastReference: 'Ruth 1' },
    '?translation=WEB&ref=Ruth+1',
  ],
  [
    'the preferred translation before a first passage',
    '',
    { preferredTranslation: 'KJV', studyView: 'mapping' },
    '?translation=KJV',
  ],
  [
    'the passage without Mapping once it was left',
    '?lng=es',
    { lastReference: 'Rut 1', studyView: '' },
    '?lng=es&ref=Rut+1',
  ],
])('gives %s', (_, search, stored, query) => {
  expect(after(search, stored as Readonly<Record<string, string>>)).toBe(query);
});

it.each([
  ['names both', '?ref=Ruth+1&translation=WEB', LEFT],
  ['belongs to a first visit', '', {}],
  ['is the same after it was completed', '?ref=Ruth+1&translation=KJV&view=mapping', LEFT],
])('is nothing where the address %s', (_, search, stored) => {
  expect(after(search, stored as Readonly<Record<string, string>>)).toBeUndefined();
});
