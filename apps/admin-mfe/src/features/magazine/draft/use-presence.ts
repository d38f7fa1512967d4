import { callRoute } from '@word-unfolded/api-client';
import { editPostRoute, type EditPost, type ResponseOf } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { PeriodicTask } from '@word-unfolded/primitives';
import { useUser } from '@word-unfolded/session';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PostDraft } from './post-draft.js';

/** The server forgets an author after half a minute. */
const INTERVAL_MS = 8_000;

type Author = ResponseOf<typeof EditPost>['others'][number];

/** Says that this author is writing, follows newer versions, and returns the others who are writing. */
export function usePresence(draft: PostDraft): readonly Author[] {
  const language = useLanguage();
  const { name } = useUser();
  const [others, setOthers] = useState<readonly Author[]>([]);
  const tell = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden) return;
    const { id } = draft.state.getState().post;
    const { others: present, version } = await callRoute(
      editPostRoute,
      { params: { id }, body: { name } },
      { language, signal },
    );
    setOthers(present);
    await draft.meet(version);
  });
  useEffect(() => {
    const task = new PeriodicTask({
      intervalMs: INTERVAL_MS,
      firstAfterMs: 0,
      run: (signal) => tell(signal),
      onError: () => undefined, // the next turn asks again; a conflict is found when the text is saved
    });
    task.start();
    return () => void task.stop();
  }, [draft]);
  return others;
}
