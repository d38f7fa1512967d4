import { expect, it } from '@jest/globals';
import type { Language } from '@word-unfolded/domain';
import { soundOf, spokenForm } from './sound-of.js';

it.each<[language: Language, one: string, other: string]>([
  ['en', 'Be still, and know', 'bestil an d no'],
  ['en', 'Blessed are the peacemakers', 'blesed are the peace makers'],
  ['en', 'the whole wrath of the night', 'the hole rath of the nite'],
  ['en', 'Thou shalt; he cometh', 'you shall he comes'],
  ['es', 'Aunque ande en valle', 'aun que ande en balle'],
  ['es', 'la herencia de los hombres', 'la erensia de los onbres'],
  ['es', 'Jesús lloró', 'gesus yoro'],
])('hears the same in %s: %s, and %s', (language, one, other) => {
  expect(soundOf(one, language)).toBe(soundOf(other, language));
});

it('hears the vowels of a single word', () => {
  expect(spokenForm('yubia', 'es')).toBe(spokenForm('lluvia', 'es'));
  expect(spokenForm('casa', 'es')).not.toBe(spokenForm('cosa', 'es'));
});
