import { expect, it } from '@jest/globals';
import { readReference } from './read-reference.js';

it.each([
  ['en', 'Romanos chapter 8', { text: 'Romans 8' }],
  ['en', 'jhon 3:16', { text: 'John 3:16' }],
  ['es', 'sal xxiii', { text: 'Salmo 23' }],
  ['es', 'Juan chapter 3 verse 16', { text: 'Juan 3:16' }],
  ['en', 'capítulo 5 of Matthew', { text: 'Matthew 5' }],
  ['es', '1 cor 13 amor', { text: '1 Corintios 13', words: 'amor' }],
  ['en', 'living water in John 4', { text: 'John 4', words: 'living water' }],
  ['en', 'open Ps 23 shepherd', { text: 'Psalm 23', words: 'shepherd' }],
  ['es', 'Salmo 23 sobre el pastor', { text: 'Salmo 23', words: 'el pastor' }],
  ['en', 'phil 4:13 - strength', { text: 'Philippians 4:13', words: 'strength' }],
] as const)('in %s reads: %s', async (language, typed, read) => {
  expect(await readReference(typed, language)).toEqual(read);
});

const EDITIONS = [
  { id: 'KJV', abbreviation: 'KJV', name: 'King James Version', language: 'en' },
  { id: 'spa_r09', abbreviation: 'RV1909', name: 'Reina Valera 1909', language: 'es' },
] as const;

it.each([
  ['en', 'rom 8 kjv', { text: 'Romans 8', edition: EDITIONS[0] }],
  ['es', 'abre Juan 3 RV1909', { text: 'Juan 3', edition: EDITIONS[1] }],
  ['en', 'John 3:16; Rom 8:28', { text: 'John 3:16; Romans 8:28', each: ['John 3:16', 'Romans 8:28'] }],
] as const)('in %s reads with translations: %s', async (language, typed, read) => {
  expect(await readReference(typed, language, EDITIONS)).toEqual(read);
});

it('says that a passage ends before it begins', async () => {
  expect(await readReference('John 3:16-5', 'en')).toMatchObject({ problem: expect.any(String) });
});

it('says why a chapter beside words does not exist', async () => {
  expect(await readReference('hebrews 14 faith', 'en')).toMatchObject({
    words: 'faith',
    problem: expect.stringContaining('Hebrews has 13 chapters'),
  });
});

it.each([
  ['en', 'Luke 2:77', 'Luke 2 ends at verse 52'],
  ['es', 'salmo 214', 'Salmos tiene 150 capítulos'],
  ['es', 'Marcos 200', 'Marcos tiene 16 capítulos'],
  ['en', 'romans 8:300', 'Romans 8 ends at verse 39'],
] as const)('in %s says what does not exist: %s', async (language, typed, problem) => {
  expect((await readReference(typed, language))?.problem).toContain(problem);
});

it('lists of several references those that exist', async () => {
  expect(await readReference('Amos 12; Ruth 2; Joel 3', 'en')).toMatchObject({
    each: ['Ruth 2', 'Joel 3'],
    problem: expect.any(String),
  });
});

it('opens a verse that one of the translations has', async () => {
  expect(await readReference('Jonás 2:11', 'es')).toEqual({ text: 'Jonás 2:11' });
});

it.each([
  'mark my words',
  'job interview',
  'new entry',
  'my 3 wishes',
  'i am 5',
  '12 disciples',
  'psalm of trust',
  'acts of mercy 7',
])('leaves words alone: %s', async (typed) => {
  expect(await readReference(typed, 'en')).toBeNull();
});
