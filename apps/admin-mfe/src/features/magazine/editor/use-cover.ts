import { useQuery } from '@tanstack/react-query';
import { callFileRoute } from '@word-unfolded/api-client';
import {
  administeredPostCoverRoute,
  SHARE_CARD_SIDES,
  type AdministeredPost,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { drawInBrowser } from '@word-unfolded/image-maker';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { DASHBOARD } from '../../../dashboard/data/dashboard-query.js';

type Titled = { readonly title: string; readonly author: string };

/**
 * The address of the cover as readers will see it: the uploaded one, which only administrators may fetch, or the title as
 * it is written now, drawn in this browser as the server draws it; undefined until it is there.
 */
export function useCover({ id, cover, hasOwnCover, language }: AdministeredPost, content: Titled) {
  const ownLanguage = useLanguage();
  const { title, author } = useDeferredValue(content);
  const own = useQuery({
    queryKey: [...DASHBOARD, 'magazine', id, 'cover', cover],
    queryFn: async ({ signal }) =>
      (await callFileRoute(administeredPostCoverRoute, { params: { id } }, { language: ownLanguage, signal }))
        .file,
    enabled: hasOwnCover,
    staleTime: Infinity,
    retry: false,
  });
  const drawn = useQuery({
    queryKey: ['drawn-cover', title, author, language],
    queryFn: () => drawCover({ title, author }, language),
    enabled: !hasOwnCover && title.trim() !== '',
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return useObjectAddress(hasOwnCover ? own.data : (drawn.data ?? undefined));
}

/** Null where the title has characters that no font here has. */
async function drawCover(content: Titled, language: Language): Promise<Blob | null> {
  const { coverWords, seedOfHash } = await import('@word-unfolded/quote-card');
  const words = coverWords(content);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words.quote));
  const seed = seedOfHash(new Uint8Array(hash));
  const card = await drawInBrowser({ ...words, ...SHARE_CARD_SIDES, language, style: 'GENERAL', seed });
  return card.kind === 'drawn' ? new Blob([card.svg], { type: 'image/svg+xml' }) : null;
}

function useObjectAddress(file: Blob | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);
  return address;
}
