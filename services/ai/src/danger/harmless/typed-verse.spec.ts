import { isTypedVerse } from './typed-verse.js';

const VERSES = [
  'I am poured out like water, and all my bones are out of joint: my heart is like wax.',
  'But I am a worm, and no man; a reproach of men, and despised of the people.',
  'Therefore now, O LORD, take, I beseech thee, my life from me; for it is better for me to die than to live.',
  'Jehová es mi pastor; nada me faltará.',
  'No temas, que yo soy contigo; no desmayes, que yo soy tu Dios que te esfuerzo.',
  'Todo lo puedo en Cristo que me fortalece.',
  'Mas yo soy gusano, y no hombre; no quiero vivir entre ellos.',
];

const nearest = () => Promise.resolve(VERSES.map((text) => ({ text })));

describe('a typed verse', () => {
  it.each([
    'I am poured out like water',
    'But I am a worm, and no man; a reproach of men (Psalm 22:6)',
    'Jehová es mi pastor; nada me faltará',
    'I am poured out like water and all of my bones are out of joint', // from an edition that is not stored
    'el señor es mi pastor nada me falta',
    'no temas porque yo estoy contigo',
    'jeova es mi pastor nada me faltara',
  ])('is found: %s', async (text) => {
    expect(await isTypedVerse(text, nearest)).toBe(true);
  });

  it.each([
    'I am poured out like water, and I cannot go on any longer with this',
    'I am a worm, my family says so every day',
    'Jehová no es mi pastor; todo me falta',
    'my life',
  ])('is not found where somebody speaks for themselves: %s', async (text) => {
    expect(await isTypedVerse(text, nearest)).toBe(false);
  });

  it('is heard as a cry when it asks for death', async () => {
    expect(await isTypedVerse('it is better for me to die than to live', nearest)).toBe(false);
  });

  it.each(['todo lo puedo', 'me fortalece', 'nada me faltará'])(
    'has fewer words where it is looked for: %s',
    async (text) => {
      expect(await isTypedVerse(text, nearest, true)).toBe(true);
      expect(await isTypedVerse(text, nearest)).toBe(false);
    },
  );

  it('is none where a search plainly asks for death', async () => {
    expect(await isTypedVerse('no quiero vivir', nearest, true)).toBe(false);
  });

  it('is none while the verses cannot be asked for', async () => {
    const away = () => Promise.reject(new Error('away'));
    expect(await isTypedVerse('I am poured out like water', away)).toBe(false);
  });
});
