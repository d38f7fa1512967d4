import { verseId, type BookId } from '@word-unfolded/scripture-ref';
import { readTopic, readTopics } from './naves-entry.js';

const at = (book: BookId, chapter: number, first: number, last = first) => ({
  first: verseId(book, chapter, first),
  last: verseId(book, chapter, last),
});
const entry = (content: string) => `<entryFree n="X"><def>\n${content}</def></entryFree>`;

describe('a topic', () => {
  it('has a section for each heading and each item under it, and joins consecutive verses', () => {
    const topic = readTopic(
      'REST',
      entry(`<lb/>→ DAY OF <ref osisRef="Gen.2.2">Ge 2:2</ref>,<ref osisRef="Gen.2.3">3</ref>; <ref osisRef="Exod.20.8-Exod.20.11">Ex 20:8-11</ref>
        <lb/>→ INSTANCES OF <list><item>Of the land' s own <ref osisRef="Lev.25">Le 25</ref></item></list>`),
    );
    expect(topic.sections).toEqual([
      { heading: 'DAY OF', references: [at('Gen', 2, 2, 3), at('Exod', 20, 8, 11)], see: [] },
      { heading: "INSTANCES OF · Of the land's own", references: [at('Lev', 25, 1, 55)], see: [] },
    ]);
    expect(topic).toMatchObject({ printed: 4, unreadable: 0 });
  });

  it('may point to another', () => {
    expect(readTopic('WORRY', entry('<lb/>→ See <ref target="Nave:CARE">CARE</ref>')).sections).toEqual([
      { heading: '', references: [], see: ['CARE'] },
    ]);
  });

  it('reads verses of one-chapter letters from the text after the reference', () => {
    const { sections } = readTopic(
      'FAITH',
      entry('<lb/>→ ONE <ref osisRef="Jude.1.1">Jude 1</ref>:3,20-21; <ref osisRef="Rom.1.17">Ro 1:17</ref>'),
    );
    expect(sections[0]).toMatchObject({
      heading: 'ONE',
      references: [at('Jude', 1, 3), at('Jude', 1, 20, 21), at('Rom', 1, 17)],
    });
  });

  it('counts invalid references', () => {
    expect(readTopic('X', entry('<lb/>→ A <ref osisRef="Gen.51.1">Ge 51:1</ref>'))).toMatchObject({
      printed: 1,
      unreadable: 1,
      sections: [],
    });
  });
});

describe('the topics', () => {
  it('merge two entries of the same name', () => {
    const entries = ['Gen.1.1', 'Gen.1.2'].map((osis) => ({
      key: 'SIN',
      tei: entry(`<lb/>→ <ref osisRef="${osis}">x</ref>`),
    }));
    const { topics, printed } = readTopics(entries);
    expect(topics.map(({ name, sections }) => [name, sections.length])).toEqual([['SIN', 2]]);
    expect(printed).toBe(2);
  });
});
