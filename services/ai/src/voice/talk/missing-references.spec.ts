import { MissingReferences } from './missing-references.js';

/** The references that are spoken of as Scripture; with them, the words after which that was decided. */
function namedIn(text: string, reference: string) {
  const named: { reference: string; after: string }[] = [];
  let said = '';
  const missing = new MissingReferences((each) => named.push({ reference: each, after: said.trim() }));
  for (const word of text.split(/(?<= )/u)) {
    said += word;
    missing.add(word);
    if (
      said
        .trimEnd()
        .replace(/[.,;:!?…)]$/u, '')
        .endsWith(reference)
    )
      missing.found(reference);
  }
  missing.end();
  return named;
}

describe('a reference to nothing', () => {
  it.each([
    ['As Psalm 151:9 says, all is well with those who wait.', 'Psalm 151:9', 'As Psalm 151:9 says,'],
    ['It stands in Psalm 151:9. Be glad.', 'Psalm 151:9', 'It stands in Psalm 151:9.'],
    [
      'Read Jude 2:1 today and think about it for a while before you sleep.',
      'Jude 2:1',
      'Read Jude 2:1 today and think about it for a while',
    ],
    ['Psalm 151:9 says do not fear, for all is well.', 'Psalm 151:9', 'Psalm 151:9 says do not fear,'],
    [
      'There is no fear in love. So Psalm 151:9 tells us.',
      'Psalm 151:9',
      'There is no fear in love. So Psalm 151:9 tells us.',
    ],
    ['Como dice Salmos 151:9, todo está bien.', 'Salmos 151:9', 'Como dice Salmos 151:9,'],
  ])('is spoken of as Scripture in “%s”', (text, reference, after) => {
    expect(namedIn(text, reference)).toEqual([{ reference, after }]);
  });

  it.each([
    ['There is no Psalm 151:9 in the Bible.', 'Psalm 151:9'],
    ['Psalm 151:9 does not exist, but Psalm 150 does.', 'Psalm 151:9'],
    ['Jude 2:1 isn’t in the Bible: the letter has one chapter.', 'Jude 2:1'],
    ['The letter has only one chapter, so I cannot read Jude 2:1.', 'Jude 2:1'],
    ['No existe Salmos 151:9 en la Biblia.', 'Salmos 151:9'],
    ['Salmos 151:9 no está en la Biblia.', 'Salmos 151:9'],
    ['No hay ningún pasaje Judas 2:1.', 'Judas 2:1'],
  ])('is said not to exist in “%s”', (text, reference) => {
    expect(namedIn(text, reference)).toEqual([]);
  });
});
