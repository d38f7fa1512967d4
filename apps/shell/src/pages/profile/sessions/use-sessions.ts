import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute, readableText } from '@word-unfolded/api-client';
import {
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsRoute,
  type Session,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useTexts } from '../texts.js';

/** Names the list of sessions among the answers of the API. */
export const SESSIONS_KEY = ['sessions'];

/** Where the reader is signed in, and how to end it. */
export function useSessions() {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [ending, setEnding] = useState<Session['id'] | 'others'>();
  const list = queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => callRoute(listSessionsRoute, {}, { language, signal }),
  });
  const query = useQuery(list);
  const options = { language, action: t('sessions.action') };
  const keep = (stays: (session: Session) => boolean) =>
    queries.setQueryData(list.queryKey, (sessions) => sessions?.filter(stays));

  /** Whether it was done; when it was not, the reader is told why. */
  const attempt = async (what: Session['id'] | 'others', act: () => Promise<unknown>) => {
    if (ending !== undefined) return false;
    setEnding(what);
    try {
      await act();
      return true;
    } catch (error) {
      showToast(readableText(error, language), 'bad');
      return false;
    } finally {
      setEnding(undefined);
    }
  };

  const end = async ({ id }: Session) => {
    const isDone = await attempt(id, () => callRoute(endSessionRoute, { params: { id } }, options));
    if (isDone) keep((session) => session.id !== id);
    return isDone;
  };

  const endOthers = async () => {
    const isDone = await attempt('others', () => callRoute(endOtherSessionsRoute, {}, options));
    if (isDone) keep(({ current }) => current);
    return isDone;
  };

  return { query, ending, end, endOthers };
}
