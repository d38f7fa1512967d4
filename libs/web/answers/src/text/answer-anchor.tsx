import { readAnswerHref, type AnswerLink } from '@word-unfolded/answer-text';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, Link } from '@word-unfolded/ui';
import { use, type ReactNode } from 'react';
import { useTexts } from '../locales/texts.js';
import { AnswerCallbacksContext } from './answer-callbacks.js';
import styles from './answer-text.module.css';
import { useEditionName } from './edition-names.js';
import { readerAddress, referenceText } from './markdown/reader-address.js';

/** What the generator says beside words of Scripture. */
export type Cited = {
  /** The passage is named nearby, so the link below the words can be omitted. */
  readonly isNamed: boolean;
  /** The passage as it is named, in OSIS form: possibly longer than the quotation. */
  readonly place: string | undefined;
  /** The passage continues after the quoted words. */
  readonly isCut: boolean;
};

type AnchorProps = {
  readonly href: string | undefined;
  readonly cited: Cited;
  readonly children: ReactNode;
};

/** A link of an answer by kind: Scripture, a source, a word of the lexicon, or a web address. */
export function AnswerAnchor({ href = '', cited, children }: AnchorProps) {
  const link = readAnswerHref(href);
  if (link) return <OwnLink link={link} cited={cited} words={children} />;
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

type OwnLinkProps = {
  readonly link: AnswerLink;
  readonly cited: Cited;
  readonly words: ReactNode;
};

function OwnLink({ link, cited, words }: OwnLinkProps) {
  const t = useTexts();
  switch (link.kind) {
    case 'scripture':
      return <ScriptureWords link={link} cited={cited} words={words} />;
    case 'removed':
      return (
        <span className={styles.removed}>
          <Icon name="alert" small />
          {words || t('marks.removed')}
        </span>
      );
    case 'reference':
      return (
        <>
          <PassageLink osis={link.osis}>{words}</PassageLink>
          {link.mark === 'repaired' && <Corrected meaning={t('marks.repaired')} />}
        </>
      );
    case 'lexicon':
      return <LexiconWord strongs={link.strongs} mark={link.mark} words={words} />;
    case 'work':
      return (
        <cite className={styles.work}>
          <PassageLink osis={link.at}>{words}</PassageLink>
        </cite>
      );
  }
}

type ScriptureProps = {
  readonly link: Extract<AnswerLink, { kind: 'scripture' }>;
  readonly cited: Cited;
  readonly words: ReactNode;
};

/** Stored words of Scripture, with their passage and the mark that they were compared. */
function ScriptureWords({ link: { osis, translationId, mark }, cited, words }: ScriptureProps) {
  const t = useTexts();
  const nameOf = useEditionName();
  const place = cited.place ?? osis;
  const reference = referenceText(place, useLanguage()) ?? place;
  return (
    <span className={styles.quotation}>
      <span className={styles.scripture}>
        {words}
        {cited.isCut && ' …'}
      </span>{' '}
      <span className={styles.origin}>
        {!cited.isNamed && (
          <PassageLink osis={place} translationId={translationId}>
            {[reference, nameOf(translationId)].filter(Boolean).join(', ')}
          </PassageLink>
        )}{' '}
        <span className={styles.mark} data-mark={mark} title={t(`marks.${mark}Meaning`)}>
          <Icon name={mark === 'exact' ? 'tick' : 'again'} small />
          {t(`marks.${mark}`)}
        </span>
      </span>
    </span>
  );
}

type PassageLinkProps = {
  readonly osis: string;
  readonly translationId?: string;
  readonly children: ReactNode;
};

/** Links to a passage in the reader; an invalid passage is only named. */
function PassageLink({ osis, translationId, children }: PassageLinkProps) {
  const { onReference } = use(AnswerCallbacksContext);
  const reference = referenceText(osis, useLanguage());
  if (reference === undefined) return children;
  return (
    <Link to={readerAddress(reference, translationId)} onClick={(event) => onReference?.(reference, event)}>
      {children}
    </Link>
  );
}

/** Says beside a reference or a word that something else had been written. */
function Corrected({ meaning }: { readonly meaning: string }) {
  const t = useTexts();
  return (
    <>
      {' '}
      <span className={styles.mark} data-mark="repaired" title={meaning}>
        <Icon name="again" small />
        {t('marks.repaired')}
      </span>
    </>
  );
}

type LexiconWordProps = {
  readonly strongs: string;
  readonly mark: Extract<AnswerLink, { kind: 'lexicon' }>['mark'];
  readonly words: ReactNode;
};

/** A word of the original: it opens its lexicon entry, or states that the lexicon does not confirm it. */
function LexiconWord({ strongs, mark, words }: LexiconWordProps) {
  const t = useTexts();
  const { onLexicon } = use(AnswerCallbacksContext);
  if (mark === 'unverified')
    return (
      <>
        {words}{' '}
        <span className={styles.mark} data-mark="unverified">
          <Icon name="alert" small />
          {t('marks.unverified')}
        </span>
      </>
    );
  const corrected = mark === 'repaired' && <Corrected meaning={t('marks.wordRepaired')} />;
  if (!onLexicon)
    return (
      <>
        <span title={t('marks.lexicon', { strongs })}>{words}</span>
        {corrected}
      </>
    );
  return (
    <>
      <button
        type="button"
        className={styles.word}
        title={t('marks.lexicon', { strongs })}
        onClick={() => onLexicon(strongs)}
      >
        {words}
      </button>
      {corrected}
    </>
  );
}
