import type { PassagesToSpeak } from './speech-passages.js';

/**
 * The part of a passage from one of its verses on. Parts that are not loaded yet are fetched until the verse is found.
 *
 * @param verse in OSIS form
 * @returns undefined when the passage ends before it
 * @throws AppError
 */
export async function speechFrom(
  speech: PassagesToSpeak,
  verse: string,
): Promise<PassagesToSpeak | undefined> {
  for (let part: PassagesToSpeak | undefined = speech; part; part = await part.goOn?.()) {
    const passages = passagesFrom(part.passages, verse);
    if (passages.length > 0) return { ...part, passages };
  }
  return undefined;
}

function passagesFrom(passages: PassagesToSpeak['passages'], osis: string): PassagesToSpeak['passages'] {
  for (const [index, passage] of passages.entries()) {
    const place = passage.verses.findIndex(
      ({ book, chapter, number }) => `${book}.${chapter}.${number}` === osis,
    );
    if (place >= 0)
      return [{ ...passage, verses: passage.verses.slice(place) }, ...passages.slice(index + 1)];
  }
  return [];
}
