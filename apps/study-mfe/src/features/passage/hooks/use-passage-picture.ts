import { IMAGE_LIMITS } from '@word-unfolded/domain';
import { useImageMaker } from '@word-unfolded/image-maker';
import type { ReactNode, RefObject } from 'react';
import type { PassageAnswers } from '../../../scripture/api/passage-query.js';
import { quoteOfPassage, selectedWords } from './quote-of-passage.js';

/** Makes a picture of the words that the reader has selected in a passage, or else of its first verses. */
export function usePassagePicture(
  text: RefObject<HTMLElement | null>,
  answers: PassageAnswers | undefined,
  reference: string,
): { readonly open: (() => void) | undefined; readonly dialog: ReactNode } {
  const maker = useImageMaker();
  const [first] = answers?.pages ?? [];
  const open =
    first &&
    (() => {
      const quote = selectedWords(text.current, window.getSelection()) || quoteOfPassage(first);
      const { id: translationId } = first.translation;
      maker.open({ quote: quote.slice(0, IMAGE_LIMITS.quoteCharacters), reference, translationId });
    });
  return { open, dialog: maker.dialog };
}
