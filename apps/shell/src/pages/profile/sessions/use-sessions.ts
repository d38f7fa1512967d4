import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute, readableText } from '@word-unfolded/api-client';
import {
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsRoute,
  type Session,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { showShellToast } from '../../../frame/show-shell-toast.js';
import { useTexts } from '../texts.js';

/** The query key of the list of sessions. */
export const SESSIONS_KEY = ['sessions'];

/** The sessions of the reader, and the actions to end them. */
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
  const showOnly = (stays: (session: Session) => boolean) =>
    queries.setQueryData(list.queryKey, (sessions) => sessions?.filter(stays));

  /** Whether it succeeded; when it failed, the reader has seen the reason. */
  const attempt = async (what: Session['id'] | 'others', act: () => Promise<unknown>) => {
    if (ending !== undefined) return false;
    setEnding(what);
    try {
      await act();
      return true;
    } catch (error) {
      showShellToast(readableText(error, language, 'action'), 'bad');
      return false;
    } finally {
      setEnding(undefined);
    }
  };

  const end = async ({ id }: Session) => {
    const isDone = await attempt(id, () => callRoute(endSessionRoute, { params: { id } }, options));
    if (isDone) showOnly((session) => session.id !== id);
    return isDone;
  };

  const endOthers = async () => {
    const isDone = await attempt('others', () => callRoute(endOtherSessionsRoute, {}, options));
    if (isDone) showOnly(({ current }) => current);
    return isDone;
  };

  return { query, ending, end, endOthers };
}
