import type { Language } from '@word-unfolded/domain';
import type { SpeechPassages, SpokenLine } from '@word-unfolded/speech';
import type { PostSentence } from '../markdown/mark-sentences.js';
import { TITLE_SENTENCE } from './post-head.js';

/** Upper limits of one recording, somewhat below those of the service. */
const PART = { characters: 15_000, lines: 350 } as const;

type PostToSpeak = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
};

/** A post as it is read aloud, in parts that fit into a recording. */
export function spokenPost(post: PostToSpeak, sentences: readonly PostSentence[]): SpeechPassages {
  const { id, slug, title, language } = post;
  const lines = [{ id: TITLE_SENTENCE, text: title }, ...sentences].map(
    ({ id: sentence, text }): SpokenLine => ({ sentence, text }),
  );
  const parts = partsOf(lines);
  const partAt = (index: number): SpeechPassages => ({
    key: [id, language, index, ...(parts[index] ?? []).map(({ text }) => text)].join('\n'),
    ...{ title, language, post: { id, slug } },
    lines: parts[index] ?? [],
    ...(index + 1 < parts.length && { next: () => Promise.resolve(partAt(index + 1)) }),
  });
  return partAt(0);
}

function partsOf(lines: readonly SpokenLine[]): SpokenLine[][] {
  const parts: SpokenLine[][] = [];
  let room = 0;
  for (const line of lines) {
    const last = parts.at(-1);
    if (!last || room < line.text.length + 1 || last.length >= PART.lines) {
      parts.push([line]);
      room = PART.characters - line.text.length;
    } else {
      last.push(line);
      room -= line.text.length + 1;
    }
  }
  return parts;
}
