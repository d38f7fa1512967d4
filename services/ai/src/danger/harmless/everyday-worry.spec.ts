import { isEverydayWorry } from './everyday-worry.js';
import { recogniseDanger } from '../recognise-danger.js';

describe('a worry of every day', () => {
  it.each([
    "I can't sleep because of worry",
    'I am so stressed about work',
    'I feel sad today, give me a verse',
    'I failed God again',
    'Le fallé a Dios otra vez',
    'no puedo dormir por la preocupación',
    'estoy muy nerviosa por el examen de mañana',
  ])('is answered from Scripture, with a hint: %s', (text) => {
    expect([isEverydayWorry(text), recogniseDanger(text)]).toEqual([true, undefined]);
  });

  it.each([
    "I can't sleep anymore",
    "I can't sleep because he comes in",
    'I am so sad that I want to die',
    'ya no puedo dormir, no quiero despertar',
    'estoy triste y sola, nadie me quiere',
    'le fallé a mi familia',
  ])('is none as soon as one word says more: %s', (text) => {
    expect(isEverydayWorry(text)).toBe(false);
    expect(recogniseDanger(text)).toBeDefined();
  });

  it.each(['worry', 'What does the Bible say about anxiety?', 'la ansiedad'])(
    'is none in a subject: %s',
    (text) => {
      expect(isEverydayWorry(text)).toBe(false);
    },
  );
});
