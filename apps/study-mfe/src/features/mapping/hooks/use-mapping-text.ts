import { useInfiniteQuery } from '@tanstack/react-query';
import { plainAnswer, useAnswerPlainText } from '@word-unfolded/answers';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { SpokenPassages } from '../../../spoken/spoken-passages.js';
import { passageQuery } from '../../../scripture/api/passage-query.js';
import { plainPassage } from '../../../scripture/setting/plain-passage.js';
import { mappingText, spokenMapping } from '../state/mapping-text.js';
import type { OwnMapping } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';

/** A mapping outside its panel. */
export type MappingTexts = {
  readonly title: string;
  /** As it is copied and kept. */
  readonly text: string;
  readonly spoken: SpokenPassages;
  /** The stored text of the passage; undefined while it is on its way. */
  readonly passage: PassageAnswer | undefined;
};

export function useMappingTexts(mapping: OwnMapping): MappingTexts {
  const t = useTexts();
  const language = useLanguage();
  const plain = useAnswerPlainText();
  const { osis: reference, translationId } = mapping;
  const { data } = useInfiniteQuery(passageQuery({ reference, translationId, language }));
  const passage = data?.pages[0];
  const title = t('text.title', { passage: mapping.reference });
  const stored = passage && {
    language: passage.translation.language,
    verses: passage.passages.flatMap(({ verses }) => verses),
  };
  return {
    title,
    passage,
    text: mappingText(mapping, {
      title,
      plain,
      passage: data ? plainPassage(data.pages) : '',
      writtenBy: ({ writer }) => t('text.writtenBy', { name: writer.name }),
    }),
    spoken: spokenMapping(mapping, stored, (content) => plainAnswer(content, (words) => words)),
  };
}
