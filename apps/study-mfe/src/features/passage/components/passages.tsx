import type { Passage, PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useMemo, type ClipboardEvent } from 'react';
import { useTexts } from '../../../locales/texts.js';
import type { PassageAnswers } from '../../../scripture/api/passage-query.js';
import { joinAnswers } from '../../../scripture/setting/join-answers.js';
import { setLeaves } from '@word-unfolded/scripture-text';
import { PassageLeaf } from './passage-leaf.js';
import styles from './passages.module.css';
import { EN_SPACE } from '../../../scripture/text/scripture-text.js';

/** All that was answered so far, one passage under the other, and the notice of the edition. */
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
      {pages.some(({ fromDevice }) => fromDevice) && (
        <p className={styles.notice} lang={language}>
          {t('fromDevice')}
        </p>
      )}
    </div>
  );
}

type PassageTextProps = {
  readonly passage: Passage;
  readonly translation: PassageAnswer['translation'];
};

function PassageText({ passage, translation }: PassageTextProps) {
  const leaves = useMemo(() => setLeaves(passage), [passage]);
  return (
    <article className={styles.passage}>
      <h2 className={styles.title}>{passage.reference}</h2>
      {leaves.map((leaf) => (
        <PassageLeaf
          key={`${leaf.book} ${leaf.chapter}`}
          leaf={leaf}
          translation={translation}
          showsName={leaves.length > 1}
        />
      ))}
    </article>
  );
}

/** The en space between verses is for the eye; a plain space is for what the reader pastes it into. */
function copyPlainSpaces(event: ClipboardEvent): void {
  const text = window.getSelection()?.toString();
  if (!text) return;
  event.clipboardData.setData('text/plain', text.replaceAll(EN_SPACE, ' '));
  event.preventDefault();
}
