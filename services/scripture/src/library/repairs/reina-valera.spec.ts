import { setFragment } from '../../../test/editions/set-fragment.js';
import { layOutLines } from '../osis/lay-out-lines.js';
import { liftColophon } from './colophons.js';
import { countWordCases, lowerOpeningCapitals } from './opening-capitals.js';
import { splitPiledVerses } from './piled-verses.js';
import { liftAcrosticLetter, liftPsalmTitle } from './psalm-titles.js';

describe('verses merged into one slot', () => {
  const words = Array.from({ length: 14 }, (_, index) => `<w lemma="strong:H${index + 1}">w${index}</w>`);
  const pile = setFragment(`${words.slice(0, 9).join(' ')}. ¿${words.slice(9).join(' ')}?`, ['Jonah', 2, 10]);

  it('are split at their words, with the opening mark of a question', () => {
    const [first, second, ...others] = splitPiledVerses(pile);
    expect(first).toMatchObject({ number: 10, body: { text: 'w0 w1 w2 w3 w4 w5 w6 w7 w8.' } });
    expect(second).toMatchObject({ number: 11, body: { text: '¿w9 w10 w11 w12 w13?' } });
    expect(second!.body.breaks[0]!.opens).toBe('line');
    expect(second!.body.links[0]).toEqual({ start: 1, end: 3, strongs: ['H10'] });
    expect(others).toEqual([]);
  });

  it('are left together in every other slot', () => {
    expect(splitPiledVerses({ ...pile, number: 9 })).toHaveLength(1);
  });
});

describe('the title of a psalm', () => {
  const lift = (text: string, chapter = 3) => liftPsalmTitle(setFragment(text, ['Ps', chapter, 1]));

  it('is moved out of the verse, up to the word in capitals', () => {
    expect(lift('Salmo de uno, cuando huía. ¡OH gran Rey')).toMatchObject({
      title: 'Salmo de uno, cuando huía.',
      body: { text: '¡OH gran Rey', breaks: [{ at: 0, opens: 'paragraph' }] },
    });
    expect(lift('Cántico. A TI levanté').body.text).toBe('A TI levanté');
  });

  it('is absent if the psalm has none', () => {
    expect(lift('CUANDO salió', 114)).toMatchObject({ title: null, body: { text: 'CUANDO salió' } });
    expect(lift('Aleluya. ALABAD', 113)).toMatchObject({ title: null, body: { text: 'Aleluya. ALABAD' } });
  });
});

describe('the letters of Psalm 119', () => {
  it('are headings', () => {
    const verse = (text: string, number: number) =>
      liftAcrosticLetter(setFragment(text, ['Ps', 119, number]));
    expect(verse('BETH ¿Con qué?', 9)).toMatchObject({ headings: ['BETH'], body: { text: '¿Con qué?' } });
    expect(verse('GIMEL. Haz bien', 17)).toMatchObject({ headings: ['GIMEL'], body: { text: 'Haz bien' } });
    expect(verse('ALEPH. BIENAVENTURADOS los', 1).body.text).toBe('BIENAVENTURADOS los');
    expect(verse('GIMEL. Haz bien', 18).headings).toEqual([]);
  });
});

describe('the subscription of a letter', () => {
  it('is moved out of its last verse into a note', () => {
    const verse = liftColophon(setFragment('Gracia. Amén. Amén. Enviada de lejos.', ['Gal', 6, 18]));
    expect(layOutLines(verse.body)).toMatchObject({
      lines: [{ spans: [{ text: 'Gracia. Amén. Amén.', notes: [0] }] }],
      notes: [{ kind: 'colophon', text: 'Enviada de lejos.' }],
    });
  });

  it('is not searched anywhere else', () => {
    expect(liftColophon(setFragment('Amén. Y dijo.', ['Gal', 6, 17])).body.text).toBe('Amén. Y dijo.');
    expect(liftColophon(setFragment('Gracia. Amén.', ['Gal', 6, 18])).body.notes).toEqual([]);
  });
});

describe('capitals at the opening of a chapter', () => {
  const cases = countWordCases(['y dijo Josué á Moisés después, y el pueblo con Moisés', 'y Achâb vino']);
  const lowered = (text: string) => lowerOpeningCapitals(setFragment(text, ['Exod', 3, 1]), cases).body.text;

  it.each([
    ['PALABRA de verdad', 'Palabra de verdad'],
    ['Y MOISÉS dijo', 'Y Moisés dijo'],
    ['Y DESPUÉS fué', 'Y después fué'],
    ['Y ACHAB vino', 'Y Achab vino'],
    ['Y HABLÓLE', 'Y hablóle'],
    ['¡OH grande', '¡Oh grande'],
    ['A TI, Rey', 'A ti, Rey'],
    ['Aleluya. ALABAD al Rey', 'Aleluya. Alabad al Rey'],
    ['Y El pueblo', 'Y el pueblo'],
    ['Y Moisés fué', 'Y Moisés fué'],
  ])('are written as the edition writes the words elsewhere: "%s"', (text, expected) => {
    expect(lowered(text)).toBe(expected);
  });

  it('are left unchanged if they have a meaning', () => {
    expect(lowered('En la pared: MENE, MENE')).toBe('En la pared: MENE, MENE');
    const later = setFragment('YO SOY me envió', ['Exod', 3, 14]);
    expect(lowerOpeningCapitals(later, cases)).toBe(later);
  });
});
