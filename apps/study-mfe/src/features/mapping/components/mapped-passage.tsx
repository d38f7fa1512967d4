import { useInfiniteQuery } from '@tanstack/react-query';
import type { Passage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useOwner, VISITOR } from '@word-unfolded/offline';
import { typesetPages } from '@word-unfolded/scripture-text';
import { Delayed, Link, TextSkeleton } from '@word-unfolded/ui';
import { useId, useMemo } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { passageQuery } from '../../../scripture/api/passage-query.js';
import { ScriptureText } from '../../../scripture/text/scripture-text.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import { useOpenMapping } from '../hooks/use-own-mapping.js';
import { useTexts } from '../texts.js';
import type { MappedPassage } from './mapping-callbacks.js';
import styles from './mapped-passage.module.css';

/** The passage beside Scripture Mapping: that of the open mapping, or the open one that a mapping can begin with. */
export function PassageBeside() {
  const owner = useOwner();
  return owner === undefined || owner === VISITOR ? null : <PassageOfReader key={owner} owner={owner} />;
}

function PassageOfReader({ owner }: { readonly owner: string }) {
  const { mapping, isKnown } = useOpenMapping(owner);
  const inView = useStudyFocus((focus) => focus.inView);
  if (!isKnown) return null;
  if (mapping) return <MappedText {...mapping} />;
  const open = inView && {
    reference: inView.reference,
    osis: inView.reference,
    translationId: inView.translation.id,
  };
  return open && <MappedText {...open} />;
}

/** The text of a mapped passage, as it is printed nowhere else on the page. */
export function MappedText({ reference, osis, translationId }: MappedPassage) {
  const t = useTexts();
  const language = useLanguage();
  const { data, isPending } = useInfiniteQuery(passageQuery({ reference: osis, translationId, language }));
  const first = data?.pages[0];
  return (
    <section className={styles.passage} aria-label={t('passage')}>
      <p className={styles.title}>
        <Link to={passageAddress(reference, translationId)}>{reference}</Link>
        {first && <span>{first.translation.abbreviation}</span>}
      </p>
      {isPending && (
        <Delayed>
          <TextSkeleton lines={6} label={t('passageAwaited')} />
        </Delayed>
      )}
      <div className={styles.text} lang={first?.translation.language}>
        {first?.passages.map((passage) => (
          <PassageText key={passage.osis} passage={passage} />
        ))}
      </div>
      {first && <p className={styles.notice}>{first.translation.notice}</p>}
    </section>
  );
}

function PassageText({ passage }: { readonly passage: Passage }) {
  const id = useId();
  const pages = useMemo(() => typesetPages(passage), [passage]);
  return pages.map((page) => (
    <ScriptureText
      key={`${page.book} ${page.chapter}`}
      page={{ ...page, notes: [] }}
      id={`${id}-${page.chapter}`}
      headingLevel={4}
    />
  ));
}
