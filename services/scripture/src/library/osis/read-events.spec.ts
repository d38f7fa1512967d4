import { readEvents } from './read-events.js';

describe('the events of a fragment', () => {
  it('are texts, words with their Strong’s numbers, and marks', () => {
    expect(
      readEvents(
        '<q who="Jesus"><w lemma="strong:H0430 G2424">one</w></q> <transChange type="added">two</transChange>',
      ),
    ).toEqual([
      { kind: 'mark', mark: 'jesus' },
      { kind: 'word', strongs: ['H430', 'G2424'] },
      { kind: 'text', text: 'one' },
      { kind: 'word-end' },
      { kind: 'mark-end', mark: 'jesus' },
      { kind: 'text', text: ' ' },
      { kind: 'mark', mark: 'added' },
      { kind: 'text', text: 'two' },
      { kind: 'mark-end', mark: 'added' },
    ]);
  });

  it('are notes without the number of their verse', () => {
    expect(
      readEvents(
        '<note placement="foot"><reference type="annotateRef">1:2 </reference>or, <rdg>so</rdg></note>',
      ),
    ).toEqual([{ kind: 'note', note: { kind: 'note', text: 'or, so' } }]);
    expect(
      readEvents(
        '<note type="crossReference"> <reference subType="x-origin" type="annotateRef">1:2 </reference> <reference>Isaiah 7:14</reference> </note>',
      ),
    ).toEqual([{ kind: 'note', note: { kind: 'cross-reference', text: 'Isaiah 7:14' } }]);
  });

  it('are titles of psalms, with their notes', () => {
    expect(
      readEvents(
        '<title canonical="true" type="psalm">A <w lemma="strong:H1">song</w>.<note>loud</note></title>',
      ),
    ).toEqual([
      { kind: 'psalm-title', text: 'A song.' },
      { kind: 'note', note: { kind: 'note', text: 'loud' } },
    ]);
  });

  it('are headings, including speakers', () => {
    expect(readEvents('<title>BOOK 1</title><speaker> Friends </speaker><title></title>')).toEqual([
      { kind: 'heading', text: 'BOOK 1' },
      { kind: 'heading', text: 'Friends' },
    ]);
  });

  it('are the starts of paragraphs, stanzas and lines, and the ends of poetry and books', () => {
    expect(
      readEvents(
        '<div sID="a" type="x-p"/><div eID="a" type="x-p"/><lb type="x-p"/><lg sID="b"/><l level="2" sID="c"/><l eID="c"/><l sID="d" type="selah"/><lg eID="b"/><div eID="e" type="book"/>',
      ),
    ).toEqual([
      { kind: 'opens', opens: 'paragraph' },
      { kind: 'opens', opens: 'stanza' },
      { kind: 'opens', opens: 'stanza' },
      { kind: 'line', poetry: 2, selah: false },
      { kind: 'line', poetry: 1, selah: true },
      { kind: 'poetry-end' },
      { kind: 'book-end' },
    ]);
  });

  it('are empty for other markup', () => {
    expect(
      readEvents('<seg type="x-nested"><foreign></foreign></seg><milestone n="1"/><chapter eID="x"/>'),
    ).toEqual([]);
  });
});
