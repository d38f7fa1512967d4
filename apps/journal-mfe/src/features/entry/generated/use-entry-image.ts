import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@word-unfolded/contracts';
import { withContentAction, type GeneratedContent } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useImageMaker } from '@word-unfolded/image-maker';
import type { DeviceEntry } from '@word-unfolded/offline';
import { showToast } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { GALLERY } from '../../../journal/gallery-answers.js';
import { useActionProblem } from '../../../journal/notices/use-act-problem.js';
import type { OwnJournal } from '../../../journal/use-own-journal.js';
import { quoteToDraw } from './quote-to-draw.js';

/** Images of the quotes of an entry, one of which is its image. */
export function useEntryImage(
  journal: OwnJournal,
  { key, serverId, working }: DeviceEntry,
): {
  /** Makes an image of the active quote. */
  readonly make: () => void;
  readonly makeOf: (content: GeneratedContent) => void;
  readonly dialog: ReactNode;
} {
  const language = useLanguage();
  const queries = useQueryClient();
  const failed = useActionProblem()('content');
  const maker = useImageMaker({
    entryId: serverId ?? undefined,
    onSaved: ({ id, quote }, isOfEntry) => {
      void queries.invalidateQueries({ queryKey: GALLERY });
      if (!isOfEntry) return;
      const now = journal.entryOf(key)?.working.contents ?? [];
      const former = now.find(({ type }) => type === 'image');
      const content = {
        ...{ id: former?.id ?? crypto.randomUUID(), type: 'image' as const, title: quote.slice(0, 200) },
        ...{ content: '', image: id, writer: '', createdAt: new Date().toISOString() },
      };
      journal.edit(key, { contents: withContentAction(now, { act: 'put', content }) }).catch(failed);
    },
  });
  const makeOf = (content: GeneratedContent) => {
    // The image belongs to the entry of the server, which a new entry does not have yet.
    if (serverId === null) return showToast(errorText('JOURNAL_ID_MISSING_FOR_IMAGE', language), 'bad');
    const request = quoteToDraw(content);
    if (!request) return showToast(errorText('IMAGE_QUOTE_MISSING', language), 'bad');
    maker.open(request);
  };
  const make = () => {
    const quote = working.contents.find(({ type, active }) => type === 'quote' && active);
    if (!quote) return showToast(errorText('IMAGE_QUOTE_MISSING', language), 'bad');
    makeOf(quote);
  };
  return { make, makeOf, dialog: maker.dialog };
}
