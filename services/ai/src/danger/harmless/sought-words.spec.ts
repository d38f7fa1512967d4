import { recogniseDanger } from '../recognise-danger.js';
import { withoutSoughtWords } from './sought-words.js';

describe('words that a question asks to be found', () => {
  it.each([
    ['Where does it say "I can do all things through money"?'],
    ['¿Dónde dice «El Señor es mi abogado, nada me faltará»?'],
    ['Which verse says “my soul is weary of its days”?'],
    ['¿Quién dijo «mejor me fuera estar lejos de todos»?'],
  ])('are no hint of the writer: %s', (text) => {
    expect(withoutSoughtWords(text)).not.toMatch(/[“"«]/);
    expect(recogniseDanger(text)).toBeUndefined();
  });

  it.each([
    ['Where does it say "I want to kill myself"?'],
    ['I want to die. Where does it say "I am weary"?'],
    ['¿Dónde dice «no temas»? Me quiero morir.'],
  ])('do not hide a plain cry: %s', (text) => {
    expect(recogniseDanger(text)).toBe('self-harm');
  });
});
