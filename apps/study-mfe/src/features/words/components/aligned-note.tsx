import { storedText } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts.js';
import styles from './study.module.css';

/** The edition of which it was said that its original words stand for those of another. */
const told = storedText('alignedWordsOf', 'tab');

type AlignedNoteProps = { readonly edition: { readonly id: string; readonly name: string } };

/** Says once in a visit, at the first verse, whose original words these are; the source names the edition at all of them. */
export function AlignedNote({ edition: { id, name } }: AlignedNoteProps) {
  const t = useTexts();
  const [isFirst] = useState(() => told.read() !== id);
  useEffect(() => told.write(id), [id]);
  return isFirst ? <p className={styles.none}>{t('words.aligned', { edition: name })}</p> : null;
}
