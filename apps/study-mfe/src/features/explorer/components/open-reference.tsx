import { ButtonLink, Icon } from '@word-unfolded/ui';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { BOOKS } from '@word-unfolded/scripture-ref';
import { typesetPages } from '@word-unfolded/scripture-text';
import { useId, useMemo } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import type { Search } from '../../../scripture/address/search-address.js';
import { ScriptureText } from '../../../scripture/text/scripture-text.js';
import { useTexts } from '../texts.js';
import styles from './open-reference.module.css';

type OpenReferenceProps = { readonly search: Search; readonly answer: PassageAnswer };

/** Shown when the query is a reference: the passage, whatever the filters, and a link to the study page. */
export function OpenReference({ search, answer }: OpenReferenceProps) {
  const t = useTexts();
  const id = useId();
  const { reference, translation } = answer;
  const leaves = useMemo(() => answer.passages.flatMap(typesetPages), [answer]);
  return (
    <article className={styles.passage} aria-label={reference}>
      <header className={styles.head}>
        <h2 className={styles.title}>{reference}</h2>
        <abbr title={translation.name}>{translation.abbreviation}</abbr>
      </header>
      {isOutside(search, answer) && <p role="status">{t('found.outside', { reference })}</p>}
      <div lang={translation.language}>
        {leaves.map((page, index) => (
          <ScriptureText key={index} page={page} id={`${id}${index}`} headingLevel={3} />
        ))}
      </div>
      <ButtonLink to={passageAddress(search.words, search.translationIds[0])}>
        <Icon name="page" small />
        {t('found.reference', { reference })}
      </ButtonLink>
      <p className={styles.source}>{translation.licence}</p>
    </article>
  );
}

/** Whether part of the passage is outside the filters. */
function isOutside({ testament, book }: Search, { passages }: PassageAnswer): boolean {
  const books = new Set(passages.flatMap(({ verses }) => verses.map((verse) => verse.book)));
  return [...books].some((osis) => {
    const known = BOOKS.find((each) => each.osis === osis);
    return (
      (testament !== undefined && known?.testament !== testament) || (book !== undefined && osis !== book)
    );
  });
}
