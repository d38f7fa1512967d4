import { plainWords } from './plain-words.js';

describe('words as people write them who spell as they hear', () => {
  it.each([
    ['i tuk al my pils', 'i took all my pills'],
    ['my dauter is cuting her self wat do i do', 'my daughter is cutting herself what do i do'],
    ['he tuches me at nite', 'he touches me at night'],
    ['boy a aorcarme oy', 'voy a ahorcarme hoy'],
    ['mi ija se korta los brasos', 'mi hija se corta los brazos'],
    ['ya no kiero bibir', 'ya no quiero vivir'],
  ])('are read as they should be: %s', (written, read) => {
    expect(plainWords(written).trim()).toBe(read);
  });

  it.each([
    'the knight rode through the wheat',
    'al norte de galilea hay un lago',
    'el ciervo brama por las aguas',
    'mi tia lives in boston and we speak spanish al principio',
    'zophar the naamathite spoke',
  ])('are left alone where they are right: %s', (text) => {
    expect(plainWords(text).trim()).toBe(text);
  });
});
