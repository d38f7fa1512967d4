import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAnswerSpokenText } from '@word-unfolded/answers';
import { CONNECTION_EVENTS, getData, isOnline } from '@word-unfolded/api-client';
import { getVoiceSettingsRoute, type ConversationMessage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useUser } from '@word-unfolded/session';
import { showToast } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { conversationQuery } from '../../../conversations/conversation-query.js';
import { wayThrough } from '../../../conversations/thread.js';
import { createSelahSession, type SelahSession, type SelahState } from '../session/selah-session.js';
import { useSelahTexts } from '../texts.js';
import { browserTransport } from '../transports/browser-transport.js';
import { realtimeTransport } from '../transports/realtime-transport.js';
import { useStoredChoices } from './stored-choices.js';

export type Selah = {
  readonly session: SelahSession;
  readonly state: SelahState;
  /** What was said before, in the conversation that is continued. */
  readonly earlier: readonly ConversationMessage[];
  /** The conversation of the address. */
  readonly addressed: string | undefined;
  readonly isLoading: boolean;
  /** The earlier conversation cannot be read. */
  readonly lost: unknown;
  /** The realtime model that hears and speaks; undefined if there is none. */
  readonly realtime: { readonly model: string; readonly voices: readonly string[] } | undefined;
  /** Seconds of the day's minutes; undefined if they are not limited, or not needed. */
  readonly secondsLeft: number | undefined;
};

/**
 * The conversation of the page.
 *
 * @param addressed the conversation that is continued
 * @param scriptureRef the passage that the reader came from
 */
export function useSelah(addressed: string | undefined, scriptureRef: string | undefined): Selah {
  const t = useSelahTexts();
  const language = useLanguage();
  const user = useUser();
  const queries = useQueryClient();
  const toPlain = useAnswerSpokenText();
  const settings = useQuery({
    queryKey: ['voice-settings', user._id],
    queryFn: ({ signal }) => getData(getVoiceSettingsRoute, {}, { language, signal }),
    staleTime: 60_000,
    retry: false,
  });
  const thread = useQuery({
    ...conversationQuery(addressed ?? '', language),
    enabled: addressed !== undefined,
  });
  const [earlier, setEarlier] = useState<readonly ConversationMessage[]>();
  if (earlier === undefined && thread.data)
    setEarlier(wayThrough(thread.data.messages, thread.data.currentId));

  const { realtime, time } = settings.data ?? {};
  const hasMinutes = time !== undefined && time.secondsLeft > 0;
  const [session] = useState(() =>
    createSelahSession({ isOnline: isOnline(), mode: useStoredChoices.getState().talk }),
  );
  const { deviceId, voice } = useStoredChoices();
  useEffect(() =>
    session.configure({
      choices: { language, deviceId, voice },
      context: {
        conversationId: addressed,
        lastMessageId: earlier?.at(-1)?.id,
        scriptureRef,
        firstName: user.firstName || undefined,
      },
      transport: (callbacks, replaces) =>
        realtime && hasMinutes
          ? realtimeTransport(callbacks, { ...realtime, replaces }, toPlain)
          : browserTransport(callbacks, toPlain),
      onNote: (note) => showToast(t(`notes.${note}`)),
    }),
  );
  const state = useStore(session);

  const refresh = useEffectEvent(() => {
    void settings.refetch();
    void queries.invalidateQueries({ queryKey: ['conversations'] });
    void queries.invalidateQueries({ queryKey: ['conversation'], refetchType: 'none' });
  });
  useEffect(() => {
    const onOnline = () => session.tell('came-online');
    const onOffline = () => session.tell('went-offline');
    window.addEventListener(CONNECTION_EVENTS.online, onOnline);
    window.addEventListener(CONNECTION_EVENTS.offline, onOffline);
    return () => {
      window.removeEventListener(CONNECTION_EVENTS.online, onOnline);
      window.removeEventListener(CONNECTION_EVENTS.offline, onOffline);
      session.leave();
      refresh();
    };
  }, [session]);
  const { phase } = state.voice;
  useEffect(() => {
    if (phase === 'ready' && session.getState().turns.length > 0) refresh();
  }, [phase, session]);
  useEffect(
    () =>
      useStoredChoices.subscribe(({ talk }) =>
        session.tell(talk === 'push' ? 'push-to-talk' : 'talk-openly'),
      ),
    [session],
  );

  const limited = time?.limited && realtime ? time.secondsLeft : undefined;
  return {
    session,
    state,
    earlier: earlier ?? [],
    addressed,
    isLoading: settings.isPending || (addressed !== undefined && thread.isPending),
    lost: addressed !== undefined && earlier === undefined ? thread.error : undefined,
    realtime: realtime ?? undefined,
    secondsLeft: state.secondsLeft ?? limited,
  };
}
