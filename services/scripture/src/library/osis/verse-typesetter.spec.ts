import { layOutLines } from './lay-out-lines.js';
import { readEvents } from './read-events.js';
import { VerseTypesetter } from './verse-typesetter.js';

/** Typesets invented verses of a book; a fragment before the first verse is the head of the chapter. */
const setting = (fragments: Readonly<Record<number, string>>, everyVerseOpensLine = false) => {
  const setter = new VerseTypesetter(everyVerseOpensLine);
  return Object.entries(fragments).flatMap(([number, fragment]) => {
    const events = readEvents(fragment);
    if (number === '0') setter.readChapterHead(events);
    return number === '0'
      ? []
      : [setter.setVerse({ book: 'Ps', chapter: 1, number: Number(number) }, events)];
  });
};

const openings = (fragments: Readonly<Record<number, string>>, everyVerseOpensLine = false) =>
  setting(fragments, everyVerseOpensLine).map(({ body }) =>
    body.breaks.map(({ opens, poetry }) => `${opens} ${poetry}`),
  );

describe('the verses of a book', () => {
  it('continue their paragraph until another opens', () => {
    expect(
      openings({
        0: '<div sID="p" type="x-p"/>',
        1: 'One.',
        2: 'Two.',
        3: '<div sID="q" type="x-p"/>Three.',
      }),
    ).toEqual([['paragraph 0'], ['none 0'], ['paragraph 0']]);
  });

  it('open a paragraph at each chapter, whether or not the module says so', () => {
    expect(openings({ 1: 'One.', 2: 'Two.' })).toEqual([['paragraph 0'], ['none 0']]);
  });

  it('open lines if the edition begins each verse on a new one', () => {
    expect(openings({ 1: 'One.', 2: 'Two.' }, true)).toEqual([['paragraph 0'], ['line 0']]);
  });

  it('preserve stanzas, lines and their indent', () => {
    expect(
      openings({
        0: '<lg sID="a"/><l level="1" sID="b"/>',
        1: 'One,<l eID="b"/><l level="2" sID="c"/>two.<l eID="c"/>',
        2: '<lb type="x-p"/><l level="1" sID="d"/>Three<l eID="d"/>',
        3: '<lg eID="a"/>Prose.',
      }),
    ).toEqual([['stanza 1', 'line 2'], ['stanza 1'], ['paragraph 0']]);
  });

  it('set a Selah on its own line apart', () => {
    const [verse] = setting({ 1: '<l level="1" sID="a"/>One.<l eID="a"/><l sID="b" type="selah"/>Selah.' });
    expect(verse!.body.breaks.map(({ selah }) => selah)).toEqual([undefined, true]);
  });

  it('continue the words of Jesus across the end of a verse', () => {
    const verses = setting({ 1: 'He said, <q who="Jesus">One,', 2: 'two.</q> They went.' });
    expect(verses.map(({ body }) => layOutLines(body).lines[0]!.spans)).toEqual([
      [{ text: 'He said, ' }, { text: 'One,', jesus: true }],
      [{ text: 'two.', jesus: true }, { text: ' They went.' }],
    ]);
  });

  it('have the titles and headings that precede them', () => {
    const [first, second] = setting({
      0: '<title>BOOK 1</title>',
      1: '<title canonical="true" type="psalm">A Psalm.</title>One.',
      2: 'Two.',
    });
    expect(first).toMatchObject({ headings: ['BOOK 1'], title: 'A Psalm.' });
    expect(second).toMatchObject({ headings: [], title: null });
  });

  it('have a heading in the middle of a verse at its line', () => {
    const [verse] = setting({
      1: 'One.<lg eID="a"/><speaker>Friends</speaker><lg sID="b"/><l sID="c" level="1"/>Two.',
    });
    expect(verse!.headings).toEqual([]);
    expect(verse!.body.breaks[1]).toMatchObject({ opens: 'stanza', headings: ['Friends'] });
  });

  it('attach the note of a title to no text, and a note before the text to its start', () => {
    const [titled, plain] = setting({
      1: '<title type="psalm">A Psalm.<note>loud</note></title>One.',
      2: '<note>some add</note>Two.',
    });
    expect(titled!.body.notes.map(({ at }) => at)).toEqual([null]);
    expect(plain!.body.notes.map(({ at }) => at)).toEqual([0]);
  });

  it('have no text if the edition omits them, but have the note that says so', () => {
    const [omitted, next] = setting({ 1: '<div sID="p" type="x-p"/><note>Some add</note>', 2: 'Two.' });
    expect(omitted!.body).toMatchObject({ text: '', breaks: [], notes: [{ note: { text: 'Some add' } }] });
    expect(next!.body.breaks[0]!.opens).toBe('paragraph');
  });

  it('end with their book: text after it is dropped, except a subscription, which becomes a note', () => {
    const [verse] = setting({
      1: 'Amen. <title>Written from Rome.</title><div eID="b" type="book"/><title>Glossary</title>Abba: father',
    });
    expect(verse!.body.text).toBe('Amen.');
    expect(verse!.body.notes).toEqual([{ at: 5, note: { kind: 'colophon', text: 'Written from Rome.' } }]);
  });
});
