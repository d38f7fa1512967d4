import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@word-unfolded/contracts';
import type { GeneratedContent } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useImageMaker } from '@word-unfolded/image-maker';
import type { DeviceEntry } from '@word-unfolded/offline';
import { showToast } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { GALLERY } from '../../../journal/gallery-answers.js';
import type { OwnJournal } from '../../../journal/use-own-journal.js';
import { quoteToDraw } from './quote-to-draw.js';

/** Images of the quotes of an entry, one of which is its image. */
export function useEntryImage(
  journal: OwnJournal,
  { serverId, working }: DeviceEntry,
): {
  /** Makes an image of the active quote. */
  readonly make: () => void;
  readonly makeOf: (content: GeneratedContent) => void;
  readonly dialog: ReactNode;
} {
  const language = useLanguage();
  const queries = useQueryClient();
  const maker = useImageMaker({
    entryId: serverId ?? undefined,
    onSaved: (_, isOfEntry) => {
      void queries.invalidateQueries({ queryKey: GALLERY });
      // The server has put it into the entry; if it cannot be fetched now, the next exchange does.
      if (isOfEntry) journal.exchangeNow().catch(() => {});
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
