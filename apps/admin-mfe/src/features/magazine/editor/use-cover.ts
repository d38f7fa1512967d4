import { useQuery } from '@tanstack/react-query';
import { callFileRoute } from '@word-unfolded/api-client';
import { administeredPostCoverRoute, type AdministeredPost } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { coverAddress } from '@word-unfolded/magazine';
import { useEffect, useMemo } from 'react';
import { DASHBOARD } from '../../../dashboard/data/dashboard-query.js';

/**
 * The address of the cover of a post as its author sees it: the uploaded one, which only administrators may fetch, or the
 * drawn one; undefined for a post that is not public yet, whose title is drawn when it is.
 */
export function useCover(post: AdministeredPost): string | undefined {
  const language = useLanguage();
  const { id, cover, hasOwnCover, publishedAt } = post;
  const { data } = useQuery({
    queryKey: [...DASHBOARD, 'magazine', id, 'cover', cover],
    queryFn: async ({ signal }) =>
      (await callFileRoute(administeredPostCoverRoute, { params: { id } }, { language, signal })).file,
    enabled: hasOwnCover,
    staleTime: Infinity,
    retry: false,
  });
  const own = useObjectAddress(hasOwnCover ? data : undefined);
  if (hasOwnCover) return own;
  return publishedAt === null ? undefined : coverAddress(post);
}

function useObjectAddress(file: Blob | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);
  return address;
}
