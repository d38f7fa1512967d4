import { useQueryClient } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import { deletePostRoute, restorePostRoute } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast, useNavigate } from '@word-unfolded/ui';
import type { Actions } from '../../../dashboard/actions/use-actions.js';
import { useSend } from '../../../dashboard/actions/use-send.js';
import { DASHBOARD } from '../../../dashboard/data/dashboard-query.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import type { PostAction, PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';

/** What changes the state of a post. What readers see at once is asked about first, and can be taken back. */
export function usePublication(draft: PostDraft, actions: Actions) {
  const t = useMagazineTexts();
  const language = useLanguage();
  const { time } = useFormats();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const send = useSend();
  const named = () => ({ title: draft.state.getState().fields.content.title || t('untitled') });
  const ask = (action: 'publish' | 'archive' | 'withdraw', undo?: PostAction) =>
    actions.ask({
      title: t(`actions.${action}.title`, named()),
      body: t(`actions.${action}.body`),
      confirm: t(`actions.${action}.confirm`),
      done: t(`actions.${action}.done`, named()),
      run: () => draft.send({ action }),
      undo: undo && (() => draft.send(undo)),
    });
  const remove = () => {
    const { id } = draft.state.getState().post;
    actions.ask({
      title: t('actions.delete.title', named()),
      body: t('actions.delete.body'),
      confirm: t('actions.delete.confirm'),
      done: t('actions.delete.done', named()),
      run: async () => {
        await draft.autosave();
        await send(deletePostRoute, { params: { post: id } });
        await navigate(PAGES.adminMagazine);
      },
      undo: () => send(restorePostRoute, { params: { id } }),
    });
  };
  return {
    publish: () => ask('publish'),
    archive: () => ask('archive', { action: 'publish' }),
    withdraw: () => ask('withdraw'),
    remove,
    /** Returns whether it is scheduled. */
    schedule: async (publishAt: string, timeZone: string): Promise<boolean> => {
      try {
        await draft.send({ action: 'schedule', publishAt, timeZone });
        showToast(t('schedule.done', { when: time(publishAt) }), 'good');
        await queries.invalidateQueries({ queryKey: DASHBOARD });
        return true;
      } catch (error) {
        showToast(readableText(error, language, 'action'), 'bad');
        return false;
      }
    },
  };
}
