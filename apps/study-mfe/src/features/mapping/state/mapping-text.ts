import type { Verse } from '@word-unfolded/contracts';
import { MAPPING_STEP_NAMES } from '@word-unfolded/domain';
import type { SpokenLine, SpokenPassages } from '../../../spoken/spoken-passages.js';
import type { OwnMapping, WrittenStep } from './own-mapping.js';

/** How a mapping reads where there are no links and no columns. */
export type MappingWording = {
  readonly title: string;
  /** The passage with its edition and notice; empty while it is not known. */
  readonly passage: string;
  /** A step's text, with the marks of what in it is Scripture. */
  readonly plain: (content: string) => string;
  /** Who wrote a step. */
  readonly writtenBy: (step: WrittenStep) => string;
};

/** A mapping as it is copied and kept in the journal: the passage, then what each step says and who wrote it (beyond, 3). */
export function mappingText({ steps, language }: OwnMapping, wording: MappingWording): string {
  const { title, passage, plain, writtenBy } = wording;
  const parts = steps.map((each) =>
    [`${each.step}. ${MAPPING_STEP_NAMES[each.step][language]}`, plain(each.content), writtenBy(each)].join(
      '\n\n',
    ),
  );
  return [title, passage, ...parts].filter(Boolean).join('\n\n');
}

/** Verses as they are read aloud; none where their language is not that of the steps. */
type SpokenVerses = { readonly language: string; readonly verses: readonly Verse[] } | undefined;

/**
 * A mapping as it is read aloud. Scripture comes from the stored text: the passage from its edition, and quotations as
 * the check of the answer left them (beyond, 6).
 *
 * @param plain a step's text without marks
 */
export function spokenMapping(
  mapping: OwnMapping,
  passage: SpokenVerses,
  plain: (content: string) => string,
): SpokenPassages {
  const { language, reference, steps } = mapping;
  const verses = passage?.language === language ? passage.verses : [];
  const lines: SpokenLine[] = [
    { text: reference },
    ...verses.map(({ book, chapter, number, text }) => ({ verse: `${book}.${chapter}.${number}`, text })),
    ...steps.flatMap(({ step, content }) => [
      { text: MAPPING_STEP_NAMES[step][language] },
      ...plain(content)
        .split('\n')
        .map((text) => ({ text })),
    ]),
  ];
  const spoken = lines
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
  return {
    key: [language, ...spoken.map(({ text }) => text)].join('\n'),
    title: reference,
    language,
    lines: spoken,
  };
}
