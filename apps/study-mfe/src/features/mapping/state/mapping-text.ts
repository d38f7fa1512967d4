import type { Verse } from '@word-unfolded/contracts';
import { MAPPING_STEP_NAMES } from '@word-unfolded/domain';
import type { SpeechPassages, SpokenLine } from '@word-unfolded/speech';
import type { OwnMapping, WrittenStep } from './own-mapping.js';

/** The parts of a mapping as plain text without links and columns. */
export type MappingWording = {
  readonly title: string;
  /** The passage with its translation and copyright notice; empty until it is loaded. */
  readonly passage: string;
  /** A step's text, with its Scripture quotations marked. */
  readonly plain: (content: string) => string;
  /** Who wrote a step. */
  readonly writtenBy: (step: WrittenStep) => string;
};

/**
 * A mapping as it is copied and saved to the journal: the passage, then the text and the generator of each step
 * (beyond, 3).
 */
export function mappingText({ steps, language }: OwnMapping, wording: MappingWording): string {
  const { title, passage, plain, writtenBy } = wording;
  const parts = steps.map((each) =>
    [`${each.step}. ${MAPPING_STEP_NAMES[each.step][language]}`, plain(each.content), writtenBy(each)].join(
      '\n\n',
    ),
  );
  return [title, passage, ...parts].filter(Boolean).join('\n\n');
}

/** The verses to read aloud; empty when their language differs from that of the steps. */
type SpokenVerses =
  | { readonly language: string; readonly translationId: string; readonly verses: readonly Verse[] }
  | undefined;

/**
 * A mapping as it is read aloud. Scripture comes from the stored text: the passage from its translation, and quotations
 * in the state after the grounding of the answer (beyond, 6).
 *
 * @param plain returns a step's text as it is spoken, with the marks of what is not confirmed
 */
export function spokenMapping(
  mapping: OwnMapping,
  passage: SpokenVerses,
  plain: (content: string) => string,
  writtenBy: MappingWording['writtenBy'],
): SpeechPassages {
  const { language, reference, steps } = mapping;
  const verses = passage?.language === language ? passage.verses : [];
  const lines: SpokenLine[] = [
    { text: reference },
    ...verses.map(({ book, chapter, number, text }) => ({ verse: `${book}.${chapter}.${number}`, text })),
    ...steps.flatMap((each) => [
      { text: MAPPING_STEP_NAMES[each.step][language] },
      ...plain(each.content)
        .split('\n')
        .map((text) => ({ text })),
      { text: writtenBy(each) },
    ]),
  ];
  const spoken = lines
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
  return {
    key: [language, ...spoken.map(({ text }) => text)].join('\n'),
    title: reference,
    language,
    ...(passage && { translationId: passage.translationId }),
    lines: spoken,
  };
}
