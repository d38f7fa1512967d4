import type { PassagesToSpeak, SpeechPassages } from './speech-passages.js';

/**
 * The text of passages that is read aloud: the words of each verse, without numbers and notes; omitted verses are
 * skipped.
 */
export function speechPassages({ passages, language, translationId, goOn }: PassagesToSpeak): SpeechPassages {
  const lines = passages
    .flatMap(({ verses }) => verses)
    .map(({ book, chapter, number, text }) => ({
      verse: `${book}.${chapter}.${number}`,
      text: text.replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');
  const title = passages.map(({ reference }) => reference).join('; ');
  const key = [language, translationId, title, ...lines.map(({ text }) => text)].join('\n');
  const next = async () => {
    const more = await goOn?.();
    return more && speechPassages(more);
  };
  return {
    key,
    title,
    language,
    lines,
    ...(translationId !== undefined && { translationId }),
    ...(goOn && { next }),
  };
}
