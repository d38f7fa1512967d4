import { hasWords, markWords, wordsOf } from './find-words.js';

describe('a search query', () => {
  it.each([
    ['sesion', 'Cierra la sesión'],
    ['SESIÓN', 'cierra la sesion'],
    ['contrasena', 'Cambia tu contraseña'],
    ['sion', 'La sesión'],
    ['cerrar   sesion', 'sesión: cómo cerrarla y cerrar otra'],
  ])('%s is found in “%s”', (query, text) => {
    expect(hasWords(text, wordsOf(query))).toBe(true);
  });

  it('matches only when all its words do', () => {
    expect(hasWords('Cierra la sesión', wordsOf('sesión contraseña'))).toBe(false);
  });

  it('matches everything when it is empty', () => {
    expect(hasWords('anything', wordsOf('   '))).toBe(true);
  });
});

describe('a text with its matches highlighted', () => {
  const marked = (text: string, query: string) =>
    markWords(text, wordsOf(query))
      .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
      .join('');

  it.each([
    ['Cierra la sesión', 'sesion', 'Cierra la [sesión]'],
    ['Sesión y sesión', 'SESIÓN', '[Sesión] y [sesión]'],
    ['no such thing', 'lamp', 'no such thing'],
    ['lamplight', 'lamp light', '[lamplight]'],
    ['', 'lamp', ''],
  ])('%s, %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('equals the original text', () => {
    const text = 'Ñandú, ﬁn, 1–9, “¿sesión?”';
    expect(
      markWords(text, wordsOf('n fin sesion'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text.normalize('NFC'));
  });
});
