import { HIGHLIGHT_COLOURS, type HighlightColour } from '@word-unfolded/domain';
import { IconButton, Icon, type IconName } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import type { VersePassage } from '../../../../scripture/selection/verse-passage.js';
import { endChoice, isFromChosen } from '../chosen-focus.js';
import type { VerseAction } from '../use-verse-actions.js';
import { useBesideVerses } from './use-beside-verses.js';
import styles from './verse-bar.module.css';

type VerseBarProps = {
  readonly passage: VersePassage;
  /** The colour of all chosen verses; undefined if they differ or have none. */
  readonly colour: HighlightColour | undefined;
  /** Whether one of them has a colour. */
  readonly isColoured: boolean;
  readonly onPaint: (colour: HighlightColour | null) => void;
  readonly actions: readonly VerseAction[];
  /** Notes and cross references, where the page has no margin. */
  readonly margin: ReactNode;
  /** The pressed word, where it has no place beside the text. */
  readonly word: ReactNode;
};

const ICONS: Readonly<Record<VerseAction['name'], IconName>> = {
  note: 'pen',
  copy: 'copy',
  share: 'share',
  picture: 'picture',
  compare: 'columns',
  listen: 'hear',
  ask: 'talk',
  map: 'mark',
  bookmark: 'ribbon',
};

/**
 * What can be done with the chosen verses: beside them, and on a phone at the bottom. It covers the page without moving
 * it. The arrow keys move within it; Escape ends the choice.
 */
export function VerseBar({ passage, colour, isColoured, onPaint, actions, margin, word }: VerseBarProps) {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  useBesideVerses(bar, passage);
  useKeys(bar);
  return (
    <div
      ref={bar}
      data-verse-bar=""
      role="toolbar"
      aria-label={t('verse.bar', { reference: passage.reference })}
      className={styles.bar}
    >
      <div className={styles.head}>
        <p className={styles.name} lang={passage.translation.language}>
          {passage.reference}
        </p>
        {HIGHLIGHT_COLOURS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.swatch}
            data-colour={each}
            aria-pressed={each === colour}
            aria-label={t('verse.highlight', { colour: t(`verse.colours.${each}`) })}
            title={t('verse.highlight', { colour: t(`verse.colours.${each}`) })}
            onClick={() => onPaint(each === colour ? null : each)}
          >
            {each === colour && <Icon name="tick" small />}
          </button>
        ))}
        {isColoured && colour === undefined && (
          <IconButton icon="less" label={t('verse.unhighlight')} onClick={() => onPaint(null)} />
        )}
        <IconButton icon="shut" className={styles.shut} label={t('verse.close')} onClick={endChoice} />
      </div>
      {word}
      {margin}
      <div className={styles.actions}>
        {actions.map(({ name, label, short, isOn, run }) => (
          <button
            key={name}
            type="button"
            className={styles.action}
            aria-label={short && label}
            aria-pressed={isOn}
            aria-disabled={run === undefined || undefined}
            onClick={run}
          >
            <Icon name={ICONS[name]} />
            <span>{short ?? label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves between the buttons; from a chosen verse number, Enter leads here and Escape back. */
function useKeys(bar: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = bar.current;
    if (!element || event.defaultPrevented) return;
    const buttons = [...element.querySelectorAll<HTMLElement>('button, a')];
    const place = buttons.findIndex((each) => each === document.activeElement);
    const step = STEPS[event.key];
    if (event.key === 'Escape' && (place >= 0 || isFromChosen())) {
      endChoice();
    } else if (place >= 0 && step !== undefined) {
      buttons[(place + step + buttons.length) % buttons.length]?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && isFromChosen()) {
      buttons[0]?.focus();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
