import { useEffect, useEffectEvent } from 'react';
import type { SelahSession } from '../session/selah-session.js';

/** Keys of a conversation: M mutes, Escape interrupts, and the space bar talks while it is held. */
export function useVoiceKeys(session: SelahSession): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { phase, isMuted, mode, isHeld } = session.getState().voice;
    if (phase !== 'open' || event.defaultPrevented || event.repeat || hasCommand(event)) return;
    if (event.key === 'Escape' && !isInDialog(event)) return session.tell('interrupt');
    if (isForSomethingElse(event)) return;
    if (event.key.toLowerCase() === 'm') session.tell(isMuted ? 'unmute' : 'mute');
    if (event.key !== ' ' || mode !== 'push' || isHeld) return;
    event.preventDefault(); // the page would scroll
    session.tell('press');
  });
  const release = useEffectEvent((event?: KeyboardEvent) => {
    if (event && event.key !== ' ') return;
    if (session.getState().voice.isHeld) session.tell('release');
  });
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => press(event);
    const onUp = (event: KeyboardEvent) => release(event);
    const onBlur = () => release(); // a key that is released elsewhere is not reported
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
}

const hasCommand = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => ctrlKey || altKey || metaKey;

const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;

/** A key that writes, presses a button or follows a link. */
function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element) || isInDialog(event)) return target instanceof Element;
  const writes = 'input, textarea, select, [contenteditable]';
  return target.closest(event.key === ' ' ? `${writes}, button, a, summary` : writes) !== null;
}
