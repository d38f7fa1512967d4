import { referenceText } from '@word-unfolded/answers';
import type { Language } from '@word-unfolded/domain';
import { Link } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './references.module.css';
import { useReferenceAddress } from './reference-address.js';

/** The attribute that holds the passage of a link, in OSIS form. */
export const OSIS_ATTRIBUTE = 'data-osis';

type ReferenceLinkProps = {
  readonly osis: string;
  readonly language: Language;
  readonly children: ReactNode;
};

/** A reference in a post. It leads to the passage, and `ReferencePreview` shows its stored text. */
export function ReferenceLink({ osis, language, children }: ReferenceLinkProps) {
  const addressOf = useReferenceAddress();
  const reference = referenceText(osis, language);
  if (reference === undefined) return children;
  return (
    <Link to={addressOf(reference)} className={styles.reference} {...{ [OSIS_ATTRIBUTE]: osis }}>
      {children}
    </Link>
  );
}
