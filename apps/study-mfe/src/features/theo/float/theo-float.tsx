import { Icon, useModule, VisuallyHidden } from '@word-unfolded/ui';
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { AnswerCallbacks } from '../components/chat-log.js';
import type { PassageContext } from '../hooks/use-chat.js';
import { useVerseRequest } from '../../../scripture/selection/verse-requests.js';
import { useTheoTexts } from '../texts.js';
import { showTheo, useTheoOpen } from '../theo-open.js';
import styles from './theo-float.module.css';
import { useClearPlace } from './use-clear-place.js';
import { useDragging } from './use-dragging.js';
import { useFloat, type Float } from './use-float.js';

type TheoFloatProps = AnswerCallbacks & { readonly passage: PassageContext };

/** The bubble that floats over a page on wide screens, and its panel. Both can be moved. */
export function TheoFloat({ passage, ...callbacks }: TheoFloatProps) {
  const t = useTheoTexts();
  const id = useId();
  const isOpen = useTheoOpen((open) => open.isOpen);
  const [wasPressed, setPressed] = useState(false);
  const float = useFloat();
  const [isHeld, setHeld] = useState(false);
  const all = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLButtonElement>(null);
  const panel = isOpen ? { place: float.panel, size: float.size } : undefined;
  const place = useClearPlace(all, float.bubble, panel, isHeld);
  const { handle, hasMoved } = useDragging(float.move, (held) => {
    if (held) float.put(place); // from where it is seen
    setHeld(held);
  });
  useRoomForPanel(float, isOpen);
  useVerseRequest('theo', () => {
    setPressed(true);
    showTheo(true);
  });
  const show = (open: boolean) => {
    setPressed(open);
    showTheo(open);
    if (!open) bubble.current?.focus();
  };
  return (
    <div ref={all}>
      {isOpen && (
        <Panel
          id={id}
          float={float}
          passage={passage}
          takesFocus={wasPressed}
          onClose={() => show(false)}
          {...callbacks}
        />
      )}
      <button
        ref={bubble}
        type="button"
        className={styles.bubble}
        style={place}
        aria-label={t(isOpen ? 'close' : 'open')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={`${id}-move`}
        {...handle}
        onClick={() => {
          if (!hasMoved()) show(!isOpen);
        }}
      >
        <Icon name="talk" />
      </button>
      <VisuallyHidden id={`${id}-move`}>{t('move')}</VisuallyHidden>
    </div>
  );
}

type PanelProps = TheoFloatProps & {
  readonly id: string;
  readonly float: Float;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

function Panel({ id, float, passage, takesFocus, onClose, ...callbacks }: PanelProps) {
  const t = useTheoTexts();
  const chat = useModule(() => import('../components/theo-chat.js'), true);
  const { handle } = useDragging(float.move);
  const corner = useDragging((right, down) => float.grow(-right, -down));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <div
      id={id}
      role="presentation"
      className={styles.panel}
      style={{ ...float.panel, ...float.size }}
      onKeyDown={press}
    >
      <button
        type="button"
        className={styles.corner}
        aria-label={t('resize')}
        title={t('resize')}
        {...corner.handle}
      />
      <Suspense>
        {chat && (
          <chat.TheoChat
            passage={passage}
            variant="panel"
            takesFocus={takesFocus}
            onClose={onClose}
            handle={handle}
            column={{ isOn: float.isColumn, turn: float.turnColumn }}
            {...callbacks}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Publishes the covered area of the lower right corner, so that the page leaves it free. */
function useRoomForPanel({ isHome, panel, size }: Float, isOpen: boolean): void {
  const room = isHome && isOpen ? panel.bottom + size.height : undefined;
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--float-foot', '5.25rem');
    if (room !== undefined) style.setProperty('--theo-room', `${room}px`);
    return () => {
      style.removeProperty('--float-foot');
      style.removeProperty('--theo-room');
    };
  }, [room]);
}
