import { formatReference } from '../../format-reference.js';
import { findWordedReferences } from './worded-references.js';

function found(text: string): string[] {
  return findWordedReferences(text).map(({ passage, start, end }) =>
    passage ? formatReference([passage], 'en') : `no book: ${text.slice(start, end)}`,
  );
}

describe('findWordedReferences', () => {
  it.each([
    ['Explain the 29th chapter of Acts', 'Acts 29'],
    ['Second Peter four two', '2 Peter 4:2'],
    ['Mateo capítulo treinta', 'Matthew 30'],
    ['verse 33 of Philemon', 'Philemon 33'],
    ['el capítulo tercero de Juan versículo dieciséis', 'John 3:16'],
    ['the last chapter of Ruth', 'Ruth 4'],
    ['first verse of John', 'John 1:1'],
    ['What does Jn3,16 mean?', 'John 3:16'],
    ['jn3,16', 'John 3:16'],
    ['what is the last verse of the last chapter of Revelation', 'Revelation 22:21'],
    ['the twenty-third psalm', 'Psalm 23'],
    ['Psalm one nineteen', 'Psalm 119'],
    ['¿Qué dice el vigésimo tercer capítulo de Lucas?', 'Luke 23'],
    ['Isaiah forty verse thirty one', 'Isaiah 40:31'],
    ['primera carta a los Corintios capítulo trece versículos cuatro a siete', '1 Corinthians 13:4–7'],
    ['the first three verses of Genesis', 'Genesis 1:1–3'],
    ['los últimos dos versículos de Marcos', 'Mark 16:19–20'],
    ['Jude four', 'Jude 4'],
    ["Ruth's second chapter", 'Ruth 2'],
    ['Compare Romans and chapter 3 of John', 'John 3'],
    ['Third Corinthians chapter one', 'no book: Third Corinthians chapter one'],
    ['Who is in the first chapter of Hezekiah?', 'no book: first chapter of Hezekiah'],
    ['capítulo doce de Sabiduría', 'no book: capítulo doce de Sabiduría'],
    ['the second to last chapter of Job', 'Job 41'],
    ['el penúltimo versículo de Apocalipsis', 'Revelation 22:20'],
    ['Third John verse twenty', '3 John 20'],
    ['Summarize chapters 1 to 3 of Genesis', 'Genesis 1–3'],
    ['the first two chapters of Mark', 'Mark 1–2'],
    ['Hch cap. 2 vers. 38', 'Acts 2:38'],
    ['el salmo ciento cincuenta y uno', 'Psalm 151'],
    ['the fiftieth chapter of Exodus, verse two', 'Exodus 50:2'],
    ['explain romans chapter eight', 'Romans 8'],
    ['el versículo 9 del capítulo 1 de Josué', 'Joshua 1:9'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('knows that a book has one chapter', () => {
    expect(findWordedReferences('Jude chapter 2')[0]?.passage?.start).toEqual({ book: 'Jude', chapter: 2 });
  });

  it.each([
    'James and John, two brothers',
    'Who acts first?',
    'Did Ruth have one son?',
    'John had three letters',
    'Who were the two kings in Judges?',
    'John 3:16 and Romans 8',
    'the first king of Israel',
    'Is 5 a holy number?',
    '¿Quién fue el primer rey?',
    'Marcos tiene dos hijos',
    'Psalms 1, 2, 3',
    "the first chapter of Paul's life",
    'Explain chapter 3',
    'What was the last word of Job?',
    'He was number one of the Kings',
  ])('finds nothing in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
