import { sentencesOf } from '../words/sentences.js';
import { tellsOfAnothersHarm } from './child-of-writer.js';

describe('who tells of a child that is harmed', () => {
  it.each([
    'Mi hija llega con moretones a casa',
    'my daughter comes back from her father with bruises',
    'A student of mine has cigarette burns',
    'Una alumna mía dice que su padrastro la toca',
    'The neighbors kids scream every night and have welts',
    'creo que alguien toca a mi nieto en la guardería',
    'my 6 year old says grandpa plays a secret game',
  ])('is an adult in: %s', (text) => {
    expect(tellsOfAnothersHarm(sentencesOf(text))).toBe(true);
  });

  it.each([
    'my stepdad touches me and im 12',
    'mi papá me pega con el cinturón y tengo 13',
    'my uncle makes me do things when I watch his kids',
    'cuando era niña mi tío me tocaba',
    'my dad hits my little brother',
    'mi papá le pega a mi hermanito',
  ])('is the child in: %s', (text) => {
    expect(tellsOfAnothersHarm(sentencesOf(text))).toBe(false);
  });
});
