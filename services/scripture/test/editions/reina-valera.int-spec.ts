import { RV1909 } from '../../src/library/editions.js';
import { marked, places, readInstalled, textOf } from './local-editions.js';

const reinaValera = readInstalled(RV1909);

describe('the Reina Valera', () => {
  it('has separate verses where several were merged into one slot', () => {
    const starts = (place: string, words: string) =>
      expect([place, textOf(reinaValera.at(place)).slice(0, words.length)]).toEqual([place, words]);
    starts('Num.13.34', 'También vimos allí gigantes');
    starts('Num.30.17', 'Estas son las ordenanzas');
    starts('Judg.14.21', 'Y la mujer de Samsón');
    starts('1Sam.24.23', 'Entonces David juró');
    starts('1Kgs.22.54', 'Porque sirvió á Baal');
    starts('1Chr.21.31', 'Mas David no pudo ir');
    starts('Job.39.31', 'Ella habita');
    starts('Job.39.32', 'Desde allí acecha');
    starts('Job.39.33', 'Sus pollos chupan');
    starts('Job.39.34', 'A más de eso respondió');
    starts('Job.39.35', '¿Es sabiduría contender');
    starts('Job.39.36', 'Y respondió Job');
    starts('Job.39.37', 'He aquí que yo soy vil');
    starts('Job.39.38', 'Una vez hablé');
    starts('Hos.12.15', 'Enojado ha Ephraim');
    starts('Jonah.2.11', 'Y mandó Jehová al pez');
    expect(textOf(reinaValera.at('Job.39.30'))).toMatch(/en alto su nido\?$/);
  });

  it('has its spaces around supplied words, and pronouns joined to their verbs', () => {
    expect(textOf(reinaValera.at('John.9.1'))).toMatch(/^Y pasando Jesús, vió/);
    expect(textOf(reinaValera.at('2Chr.3.3'))).toMatch(/^Estas son las medidas de que Salomón fundó/);
    expect(textOf(reinaValera.at('Gen.27.4'))).toContain('tráemelo');
    expect(textOf(reinaValera.at('John.14.2'))).toContain('os lo hubiera dicho');
    expect(textOf(reinaValera.at('Rev.1.1'))).toContain('y la declaró, enviándola');
    expect(marked(reinaValera.at('John.9.1'), 'added')).toEqual(['Jesús']);
  });

  it('opens its chapters without capitals, and preserves those with a meaning', () => {
    const opening = (place: string) => textOf(reinaValera.at(place)).split(' ').slice(0, 3).join(' ');
    expect(opening('Gen.1.1')).toBe('En el principio');
    expect(opening('Exod.3.1')).toBe('Y apacentando Moisés');
    expect(opening('1Kgs.19.1')).toBe('Y Achab dió');
    expect(opening('Judg.2.1')).toBe('Y el ángel');
    expect(opening('Luke.1.5')).toBe('Hubo en los');
    expect(opening('Ps.3.1')).toBe('¡Oh Jehová, cuánto');
    expect(opening('Prov.10.1')).toBe('Las sentencias de');
    expect(textOf(reinaValera.at('Exod.3.14'))).toContain('YO SOY EL QUE SOY');
    expect(textOf(reinaValera.at('Exod.6.3'))).toContain('JEHOVÁ');
    expect(textOf(reinaValera.at('Dan.5.25'))).toContain('MENE, MENE, TEKEL');
    const capitals = reinaValera.verses.filter(
      ({ number, body }) => number === 1 && /\p{Lu}{2}/u.test(body.text),
    );
    expect(places(capitals)).toEqual(['Ps.147.1', 'Rev.2.1', 'Rev.3.1']);
  });

  it('marks the Name in capitals and in mixed case', () => {
    expect(marked(reinaValera.at('Exod.6.3'), 'divineName')).toEqual(['JEHOVÁ']);
    expect(marked(reinaValera.at('Ps.23.1'), 'divineName')).toEqual(['Jehová']);
    expect(marked(reinaValera.at('Ps.150.6'), 'divineName')).toEqual(['JAH']);
  });

  it('has Strong’s numbers on nineteen words of twenty, including the second of several', () => {
    const links = reinaValera.at('Rom.16.24').body.links;
    expect(links.find(({ strongs }) => strongs.length > 1)?.strongs).toEqual(['G2424', 'G5547']);
    const words = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;
    const all = reinaValera.verses.reduce((sum, verse) => sum + words(textOf(verse)), 0);
    const linked = reinaValera.verses.reduce(
      (sum, { body }) =>
        sum + body.links.reduce((part, { start, end }) => part + words(body.text.slice(start, end)), 0),
      0,
    );
    expect(linked / all).toBeGreaterThan(0.95);
  });

  it('begins each verse on a new line', () => {
    expect(reinaValera.at('Rom.8.1').lines[0]!.opens).toBe('paragraph');
    expect(reinaValera.at('Rom.8.28').lines[0]!.opens).toBe('line');
  });
});
