import { readAnswerHref, type AnswerLink } from '@word-unfolded/answer-text';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, Link } from '@word-unfolded/ui';
import { use, type ReactNode } from 'react';
import { useTexts } from '../locales/texts.js';
import { AnswerHandsContext } from './answer-hands.js';
import styles from './answer-text.module.css';
import { useEditionName } from './edition-names.js';
import { readerAddress, referenceText } from './reader-address.js';

/** What the writer says beside words of Scripture. */
export type Cited = {
  /** The passage is named there, so the link under the words need not be. */
  readonly isNamed: boolean;
  /** The passage as it is named, in OSIS form: perhaps more than what is quoted. */
  readonly place: string | undefined;
  /** The words go on in the passage. */
  readonly isCut: boolean;
};

type AnchorProps = {
  readonly href: string | undefined;
  readonly cited: Cited;
  readonly children: ReactNode;
};

/** A link of an answer, as what it is: Scripture, a source, a word of the lexicon, or an address of the web. */
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
      return <PassageLink osis={link.osis}>{words}</PassageLink>;
    case 'lexicon':
      return <LexiconWord strongs={link.strongs} isVerified={link.mark === 'verified'} words={words} />;
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

/** Stored words of Scripture, where they stand, and that they were compared. */
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

/** Leads to a passage in the reader; what is no passage is only named. */
function PassageLink({ osis, translationId, children }: PassageLinkProps) {
  const { onReference } = use(AnswerHandsContext);
  const reference = referenceText(osis, useLanguage());
  if (reference === undefined) return children;
  return (
    <Link to={readerAddress(reference, translationId)} onClick={() => onReference?.(reference)}>
      {children}
    </Link>
  );
}

type LexiconWordProps = {
  readonly strongs: string;
  readonly isVerified: boolean;
  readonly words: ReactNode;
};

/** A word of the original: it opens its entry, or says that there is none. */
function LexiconWord({ strongs, isVerified, words }: LexiconWordProps) {
  const t = useTexts();
  const { onLexicon } = use(AnswerHandsContext);
  if (!isVerified)
    return (
      <>
        {words}{' '}
        <span className={styles.mark} data-mark="unverified">
          <Icon name="alert" small />
          {t('marks.unverified')}
        </span>
      </>
    );
  if (!onLexicon) return <span title={t('marks.lexicon', { strongs })}>{words}</span>;
  return (
    <button
      type="button"
      className={styles.word}
      title={t('marks.lexicon', { strongs })}
      onClick={() => onLexicon(strongs)}
    >
      {words}
    </button>
  );
}
