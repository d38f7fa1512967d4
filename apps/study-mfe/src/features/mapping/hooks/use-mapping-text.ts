import { useInfiniteQuery } from '@tanstack/react-query';
import { useAnswerPlainText, useAnswerSpokenText } from '@word-unfolded/answers';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { SpeechPassages } from '@word-unfolded/speech';
import { passageQuery } from '../../../scripture/api/passage-query.js';
import { plainPassage } from '../../../scripture/typesetting/plain-passage.js';
import { mappingText, spokenMapping } from '../state/mapping-text.js';
import type { OwnMapping, WrittenStep } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';

/** The text of a mapping for use outside its panel. */
export type MappingTexts = {
  readonly title: string;
  /** The text to copy and store. */
  readonly text: string;
  /** The text as it was stored after each earlier step, the latest first. */
  readonly earlier: readonly string[];
  readonly spoken: SpeechPassages;
  /** The stored text of the passage; undefined while it loads. */
  readonly passage: PassageAnswer | undefined;
};

export function useMappingTexts(mapping: OwnMapping): MappingTexts {
  const t = useTexts();
  const language = useLanguage();
  const plain = useAnswerPlainText();
  const spoken = useAnswerSpokenText();
  const { osis: reference, translationId } = mapping;
  const { data } = useInfiniteQuery(passageQuery({ reference, translationId, language }));
  const passage = data?.pages[0];
  const title = t('text.title', { passage: mapping.reference });
  const stored = passage && {
    language: passage.translation.language,
    translationId: passage.translation.id,
    verses: passage.passages.flatMap(({ verses }) => verses),
  };
  const wording = {
    title,
    plain,
    passage: data ? plainPassage(data.pages) : '',
    writtenBy: ({ writer }: WrittenStep) => t('text.writtenBy', { name: writer.name }),
  };
  const { steps } = mapping;
  return {
    title,
    passage,
    text: mappingText(mapping, wording),
    earlier: steps
      .map((_, place) => mappingText({ ...mapping, steps: steps.slice(0, place) }, wording))
      .reverse(),
    spoken: spokenMapping(mapping, stored, spoken, wording.writtenBy),
  };
}
