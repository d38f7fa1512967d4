import type { StrongsNumber } from '@word-unfolded/scripture-text';
import { Button, EmptyState } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useTexts } from '../../locales/texts.js';
import { openLexicon } from './lexicon-focus.js';

/**
 * A Strong's number was typed: its entry of the lexicon is opened over the page, and can be opened again. Without a letter
 * it may be a Greek or a Hebrew one, and the reader chooses; of one that the dictionaries do not have the page says so.
 */
export function StrongsEntry({ numbers }: { readonly numbers: readonly StrongsNumber[] }) {
  const t = useTexts();
  const existing = numbers.filter(({ exists }) => exists);
  const only = existing.length === 1 ? existing[0]?.strongs : undefined;
  useEffect(() => {
    if (only !== undefined) openLexicon(only);
  }, [only]);
  if (existing.length === 0)
    return (
      <EmptyState title={t('strongs.none', { strongs: numbers[0]?.strongs ?? '' })}>
        <p>{t('strongs.range')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={only === undefined ? t('strongs.either') : t('strongs.title', { strongs: only })}
      actions={existing.map(({ strongs }) => (
        <Button key={strongs} onClick={() => openLexicon(strongs)}>
          {t('strongs.open', { strongs })}
        </Button>
      ))}
    >
      <p>{t('strongs.body')}</p>
    </EmptyState>
  );
}
