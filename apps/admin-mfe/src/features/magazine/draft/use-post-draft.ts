import { callRoute, getData, isAway, RECOVERED } from '@word-unfolded/api-client';
import { getAdministeredPostRoute, savePostRoute, type AdministeredPost } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { readPostDraft, storePostDraft, useOwner } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { PostDraft, type DraftMeans } from './post-draft.js';

type Opened = { readonly draft: PostDraft } | { readonly error: unknown } | undefined;

/**
 * Opens a post for writing. What this device has of it is restored; without a network that is enough to go on.
 *
 * @returns the draft, or why there is none; undefined while it is opened
 */
export function usePostDraft(id: string): Opened {
  const language = useLanguage();
  const owner = useOwner();
  const [opened, setOpened] = useState<Opened>();
  const open = useEffectEvent((reader: string) => openDraft(id, meansOf(reader, language)));
  useEffect(() => {
    if (owner === undefined) return undefined;
    let draft: PostDraft | undefined;
    let isWanted = true;
    open(owner).then(
      (ready) => {
        if (!isWanted) return ready.close();
        draft = ready;
        setOpened({ draft: ready });
      },
      (error: unknown) => isWanted && setOpened({ error }),
    );
    const send = () => void draft?.autosave();
    // A page that is left, or sent to the background on a phone, may never run again.
    const keep = () => void draft?.keep();
    window.addEventListener(RECOVERED, send);
    window.addEventListener('online', send);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      isWanted = false;
      window.removeEventListener(RECOVERED, send);
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      draft?.close();
      setOpened(undefined);
    };
  }, [id, owner]);
  return opened;
}

type OpeningMeans = DraftMeans & { readonly owner: string };

function meansOf(owner: string, language: Language): OpeningMeans {
  return {
    owner,
    save: (id, body) => callRoute(savePostRoute, { params: { post: id }, body }, { language }),
    read: (id) => getData(getAdministeredPostRoute, { params: { id } }, { language, remember: false }),
    store: (id, draft) => storePostDraft(owner, id, draft),
  };
}

/** @throws AppError when there is neither the post nor a draft of it */
async function openDraft(id: string, means: OpeningMeans): Promise<PostDraft> {
  const stored = await readPostDraft(means.owner, id).catch((error: unknown) => {
    log.warn('The drafts on this device cannot be read', error);
    return undefined;
  });
  const post: AdministeredPost = await means.read(id).catch((error: unknown) => {
    if (stored && isAway(error)) return stored.of;
    throw error;
  });
  return new PostDraft(post, means, stored);
}
