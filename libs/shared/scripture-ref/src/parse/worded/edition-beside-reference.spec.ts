import { expect, it } from '@jest/globals';
import { editionBesideReference } from './edition-beside-reference.js';

const EDITIONS = [
  { id: 'WEB', abbreviation: 'WEB', name: 'World English Bible', language: 'en' },
  { id: 'KJV', abbreviation: 'KJV', name: 'King James Version', language: 'en' },
  { id: 'spa_r09', abbreviation: 'RV1909', name: 'Reina-Valera 1909', language: 'es' },
] as const;

it.each([
  ['rom 8 kjv', 'KJV', 'rom 8'],
  ['KJV Romans 8:28', 'KJV', 'Romans 8:28'],
  ['john 3 in the king james', 'KJV', 'john 3'],
  ['Psalm 23 (King James Version)', 'KJV', 'Psalm 23'],
  ['1 cor 13, world english bible', 'WEB', '1 cor 13'],
  ['Juan 3 RV1909', 'spa_r09', 'Juan 3'],
  ['Juan 3 rv 1909', 'spa_r09', 'Juan 3'],
  ['Salmo 23:1 RVR1909', 'spa_r09', 'Salmo 23:1'],
  ['salmo 23 en la reina valera', 'spa_r09', 'salmo 23'],
  ['Reina Valera: Salmo 23', 'spa_r09', 'Salmo 23'],
])('%s names %s beside %s', (typed, id, text) => {
  const read = editionBesideReference(typed, EDITIONS, 'en');
  expect([read?.edition.id, read?.text]).toEqual([id, text]);
});

it.each(['Romans 8', 'Juan 3:16 RVR1960', 'john 3 niv', 'kjv', '1 John 3'])('%s names none', (typed) => {
  expect(editionBesideReference(typed, EDITIONS, 'en')).toBeUndefined();
});
