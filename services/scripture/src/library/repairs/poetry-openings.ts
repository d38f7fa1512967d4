import type { EditionVerse } from '../osis/edition-verse.js';

/**
 * Marks the first line of a poem as poetry. In 26 verses of the World English Bible the paragraph mark of the chapter
 * precedes it, so that the poem seems to begin with its second, indented line (Lamentations 1:1).
 */
export function openWithPoetry(verse: EditionVerse): EditionVerse {
  const [first, second, ...rest] = verse.body.breaks;
  const isProse = first?.opens === 'paragraph' && first.poetry === 0;
  if (!isProse || second?.opens !== 'stanza' || second.poetry < 2) return verse;
  const breaks = [
    { ...first, opens: 'stanza' as const, poetry: 1 },
    { ...second, opens: 'line' as const },
    ...rest,
  ];
  return { ...verse, body: { ...verse.body, breaks } };
}
