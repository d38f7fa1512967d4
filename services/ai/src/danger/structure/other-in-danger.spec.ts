import type { Need } from '../need.js';
import { sentencesOf } from '../words/sentences.js';
import { tellsOfAnother } from './other-in-danger.js';

const isAboutAnother = (text: string, need: Need) => tellsOfAnother(sentencesOf(text), need);

describe('who is in danger', () => {
  it.each<[Need, string]>([
    ['self-harm', 'my friend wants to kill himself, what do I do?'],
    ['self-harm', 'My best friend texted me that she is going to jump. I am scared.'],
    ['self-harm', 'he keeps joking about driving off the pier'],
    ['self-harm', 'mi hermana se corta los brazos, ¿qué hago?'],
    ['self-harm', 'mi amigo me dijo que se quiere matar y no sé qué decirle'],
    ['eating-disorder', 'my daughter throws up after every meal, how can I help her'],
    ['addiction', 'my husband drinks every night'],
    ['addiction', 'mi hijo volvió a las drogas'],
    ['despair', 'my roommate says there is no hope left'],
    ['abuse', "my sister's husband beats her"],
    ['abuse', 'a friend came to church with bruises on her neck'],
    ['abuse', 'el marido de mi vecina la golpea'],
    ['abuse', 'mi amiga llega con moretones'],
  ])('is another (%s): %s', (need, text) => {
    expect(isAboutAnother(text, need)).toBe(true);
  });

  it.each<[Need, string]>([
    ['self-harm', 'I want to die'],
    ['self-harm', 'my friend killed himself and I want to follow him'],
    ['self-harm', 'everyone would be better off without me'],
    ['self-harm', 'is there a psalm for the last night'],
    ['self-harm', 'mi hermana se murió y yo también me quiero ir'],
    ['self-harm', 'what does Scripture say to a man who has decided'],
    ['self-harm', 'cómo se abraza a los hijos la última noche'],
    ['addiction', 'otra vez perdí el sueldo en el casino y ella no sabe'],
    ['addiction', 'el vino de la boda fue la primera copa y no paré'],
    ['addiction', 'my husband says I drink too much'],
    ['addiction', 'mi esposa me va a dejar porque tomo'],
    ['abuse', 'he hits me when he drinks'],
    ['abuse', 'my husband gets violent when he drinks'],
    ['abuse', 'my husband hits our kids and me'],
    ['abuse', 'mi marido se pone violento'],
    ['abuse', 'mi esposo me pega y le pega a mi hijo'],
    ['grief', 'my brother died'],
  ])('is the writer (%s): %s', (need, text) => {
    expect(isAboutAnother(text, need)).toBe(false);
  });
});
