import { useQuery } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getPassageByQueryRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useTexts } from '../locales/texts.js';
import { referenceText } from './markdown/reader-address.js';
import styles from './passage-preview.module.css';

/** Specification, section 9: scripture is cached for 7 days. */
const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

type PassagePreviewProps = {
  readonly osis: string;
  /** The language of its name and its translation. */
  readonly language: Language;
  /** Its first words, if they are known: then nothing is asked. */
  readonly known?: { readonly text: string; readonly translation: string } | undefined;
};

/** The stored words of a passage, with its name and translation. */
export function PassagePreview({ osis, language, known }: PassagePreviewProps) {
  const t = useTexts();
  const { data, isError } = useQuery({
    queryKey: ['preview', osis, language],
    queryFn: ({ signal }) => getData(getPassageByQueryRoute, { query: { ref: osis } }, { language, signal }),
    staleTime: SEVEN_DAYS_MS,
    retry: false,
    enabled: known === undefined,
  });
  const name = referenceText(osis, language) ?? osis;
  if (known)
    return (
      <>
        <p className={styles.name}>{`${name} (${known.translation})`}</p>
        <p className={styles.words} lang={language}>
          {known.text}
        </p>
      </>
    );
  return (
    <>
      <p className={styles.name}>{data ? `${name} (${data.translation.abbreviation})` : name}</p>
      {data && (
        <p className={styles.words} lang={data.translation.language}>
          {data.content.trim()}
        </p>
      )}
      {isError && <p>{t('verseAway')}</p>}
    </>
  );
}
