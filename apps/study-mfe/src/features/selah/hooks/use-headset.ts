import { useEffect, useEffectEvent } from 'react';
import type { SelahSession } from '../session/selah-session.js';
import { silentLoop } from './silent-loop.js';

/** Actions of the Media Session API: those of headsets, and of the conversations that browsers know. */
const ACTIONS = ['play', 'pause', 'stop', 'togglemicrophone', 'hangup'] as const;

type Action = (typeof ACTIONS)[number];

/**
 * The buttons of a headset: pause interrupts Selah, or mutes; play unmutes; stop ends the conversation. Browsers pass
 * them only to a page that plays sound, which a voice of the browser does not count as.
 *
 * @param title shown on the lock screen
 */
export function useHeadset(session: SelahSession, isOn: boolean, title: string): void {
  const act = useEffectEvent((action: Action) => {
    const { turn, isMuted } = session.getState().voice;
    const isAnswering = turn === 'selah' || turn === 'processing';
    if (action === 'stop' || action === 'hangup') session.tell('end');
    else if (action === 'pause' && isAnswering) session.tell('interrupt');
    else if (action === 'togglemicrophone') session.tell(isMuted ? 'unmute' : 'mute');
    else session.tell(action === 'pause' ? 'mute' : 'unmute');
  });
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title });
    for (const action of ACTIONS) handle(mediaSession, action, () => act(action));
    const silence = silentLoop();
    silence.play().catch(() => undefined); // then the buttons do nothing, and all the others still work
    return () => {
      silence.pause();
      for (const action of ACTIONS) handle(mediaSession, action, null);
      mediaSession.metadata = null;
    };
  }, [isOn, title]);
}

function handle(session: MediaSession, action: Action, handler: (() => void) | null): void {
  try {
    session.setActionHandler(action as MediaSessionAction, handler);
  } catch {
    // a browser that does not know this action
  }
}
