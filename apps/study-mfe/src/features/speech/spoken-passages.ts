import type { HeardPassages, SpokenPassages } from '../../spoken/spoken-passages.js';

/** What of passages is read aloud: the words of each verse, no numbers and no notes; one that is omitted is passed over. */
export function spokenPassages({ passages, language, goOn }: HeardPassages): SpokenPassages {
  const lines = passages
    .flatMap(({ verses }) => verses)
    .map(({ book, chapter, number, text }) => ({
      verse: `${book}.${chapter}.${number}`,
      text: text.replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');
  const title = passages.map(({ reference }) => reference).join('; ');
  const key = [language, title, ...lines.map(({ text }) => text)].join('\n');
  const next = async () => {
    const more = await goOn?.();
    return more && spokenPassages(more);
  };
  return { key, title, language, lines, ...(goOn && { next }) };
}
