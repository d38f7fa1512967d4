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
): {
  readonly open: (() => void) | undefined;
  /** Makes a picture of other words of the passage. */
  readonly openWith: (quote: string, reference: string) => void;
  readonly dialog: ReactNode;
} {
  const maker = useImageMaker();
  const [first] = answers?.pages ?? [];
  const openWith = (quote: string, of: string) => {
    if (!first) return;
    const { id: translationId, name: edition } = first.translation;
    maker.open({
      quote: quote.slice(0, IMAGE_LIMITS.quoteCharacters),
      reference: of,
      translationId,
      edition,
    });
  };
  const open =
    first &&
    (() => openWith(selectedWords(text.current, window.getSelection()) || quoteOfPassage(first), reference));
  return { open, openWith, dialog: maker.dialog };
}
