import { WEB } from '../../src/library/editions.js';
import { marked, readInstalled, textOf } from './local-editions.js';

const web = readInstalled(WEB);

describe('the World English Bible', () => {
  it('has the doxology of Romans at the end of the letter, and once', () => {
    expect(textOf(web.at('Rom.14.23'))).toMatch(/is not of faith is sin\.$/);
    expect(textOf(web.at('Rom.16.25'))).toMatch(/^Now to him who is able .* long ages,$/);
    expect(textOf(web.at('Rom.16.26'))).toMatch(/^but now is revealed, .* all the nations;$/);
    expect(textOf(web.at('Rom.16.27'))).toMatch(/^to the only wise God, .* Amen\.$/);
    expect(web.at('Rom.16.25').notes[0]!.text).toMatch(/^TR places Romans 14:24-26 at the end/);
    expect(web.at('Rom.14.23').notes).toEqual([]);
  });

  it('ends where Revelation ends, without a glossary', () => {
    expect(textOf(web.at('Rev.22.21'))).toMatch(/^The grace of the Lord .* Amen\.$/);
    expect(web.verses.at(-1)!.place).toBe('Rev.22.21');
  });

  it('begins Hosea with Hosea, not with the Greek Daniel', () => {
    expect(textOf(web.at('Hos.1.1'))).toMatch(/^Yahweh’s word that came to Hosea/);
    expect(web.at('Hos.1.1').headings).toEqual([]);
    expect(new Set(web.verses.map(({ book }) => book)).size).toBe(66);
  });

  it('has the spaces that notes had removed', () => {
    expect(textOf(web.at('Gen.1.1'))).toBe('In the beginning, God created the heavens and the earth.');
    expect(textOf(web.at('John.3.16'))).toMatch(/his only born Son, that/);
    expect(textOf(web.at('Luke.12.6'))).toMatch(/two assaria coins\? Not one/);
    expect(textOf(web.at('Matt.15.28'))).toMatch(/you desire\.” And her daughter/);
  });

  it('marks the words of Jesus, also across notes and ends of lines', () => {
    expect(marked(web.at('John.3.16'), 'jesus')).toEqual([textOf(web.at('John.3.16'))]);
    expect(marked(web.at('Matt.5.3'), 'jesus')).toEqual([textOf(web.at('Matt.5.3'))]);
    expect(marked(web.at('John.3.9'), 'jesus')).toEqual([]);
    expect(web.verses.filter((verse) => marked(verse, 'jesus').length > 0).length).toBe(2_059);
  });

  it('sets poetry with its indent', () => {
    expect(web.at('Ps.23.1').lines.map(({ opens, poetry }) => [opens, poetry])).toEqual([
      ['stanza', 1],
      ['line', 2],
    ]);
    expect(
      web
        .at('Lam.1.1')
        .lines.map(({ opens, poetry }) => `${opens} ${poetry}`)
        .slice(0, 3),
    ).toEqual(['stanza 1', 'line 2', 'line 1']);
  });

  it('names the speakers of the Song, also in the middle of a verse', () => {
    expect(web.at('Song.1.2').headings).toEqual(['Beloved']);
    expect(web.at('Song.1.4').lines.flatMap(({ headings }) => headings ?? [])).toEqual([
      'Friends',
      'Beloved',
    ]);
    expect(web.at('Song.6.13')).toMatchObject({ headings: ['Friends'] });
    const speakers = web.verses.flatMap(({ book, headings, lines }) =>
      book === 'Song' ? [...headings, ...lines.flatMap((line) => line.headings ?? [])] : [],
    );
    expect(speakers).toHaveLength(33);
  });

  it('has its notes and cross references, without the numbers of their verses', () => {
    expect(web.at('Matt.1.23').notes).toEqual([{ kind: 'cross-reference', text: 'Isaiah 7:14' }]);
    expect(web.at('Gen.2.4').notes[0]!.text).toMatch(/^“Yahweh” is God’s proper Name/);
    const kinds = web.verses.flatMap(({ notes }) => notes.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === 'note')).toHaveLength(1_121);
    expect(kinds.filter((kind) => kind === 'cross-reference')).toHaveLength(340);
  });

  it('marks the Name, without the text after it', () => {
    expect(marked(web.at('Hos.1.1'), 'divineName')).toEqual(['Yahweh']);
    expect(marked(web.at('Ps.68.4'), 'divineName')).toEqual(['Yah']);
    expect(web.at('Gen.2.4').body.links).toEqual([]);
  });
});
