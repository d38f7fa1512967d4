import type { Passage, PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useMemo, type ClipboardEvent } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import type { PassageAnswers } from '../../../../scripture/api/passage-query.js';
import { joinAnswers } from '../../../../scripture/typesetting/join-answers.js';
import { typesetPages } from '@word-unfolded/scripture-text';
import { PassagePage } from './passage-page.js';
import styles from './passages.module.css';
import { EN_SPACE } from '../../../../scripture/text/scripture-text.js';

/** All loaded answers, one passage below the other, with the copyright notice of the translation. */
export function Passages({ answers: { pages } }: { readonly answers: PassageAnswers }) {
  const passages = useMemo(() => joinAnswers(pages), [pages]);
  const t = useTexts();
  const language = useLanguage();
  const translation = pages[0]?.translation;
  if (!translation) return null;
  return (
    <div lang={translation.language} onCopy={copyPlainSpaces}>
      {passages.map((passage, index) => (
        <PassageText key={index} passage={passage} translation={translation} />
      ))}
      <p className={styles.notice}>{translation.notice}</p>
      {translation.edition !== null && (
        <p className={styles.notice} lang={language}>
          {t(isFromNetwork(translation.edition) ? 'edition.network' : 'edition.library', {
            edition: translation.edition,
          })}
        </p>
      )}
      {pages.some(({ fromDevice }) => fromDevice) && (
        <p className={styles.notice} lang={language}>
          {t('fromDevice')}
        </p>
      )}
    </div>
  );
}

/** A translation read over the network names its host at the end: `BSB, bible.example.org`. */
function isFromNetwork(edition: string): boolean {
  return /, [\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(edition);
}

type PassageTextProps = {
  readonly passage: Passage;
  readonly translation: PassageAnswer['translation'];
};

function PassageText({ passage, translation }: PassageTextProps) {
  const leaves = useMemo(() => typesetPages(passage), [passage]);
  return (
    <article className={styles.passage}>
      <h2 className={styles.title}>{passage.reference}</h2>
      {leaves.map((page) => (
        <PassagePage
          key={`${page.book} ${page.chapter}`}
          page={page}
          translation={translation}
          showsName={leaves.length > 1}
        />
      ))}
    </article>
  );
}

/** The en space between verses is for display; copied text gets a plain space. */
function copyPlainSpaces(event: ClipboardEvent): void {
  const text = window.getSelection()?.toString();
  if (!text) return;
  event.clipboardData.setData('text/plain', text.replaceAll(EN_SPACE, ' '));
  event.preventDefault();
}
