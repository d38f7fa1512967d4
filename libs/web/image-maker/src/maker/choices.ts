import type { ImageProviderName } from '@word-unfolded/contracts';
import type {
  ImageAesthetic,
  ImageAspect,
  ImageMood,
  ImageStyle,
  ImageTypography,
} from '@word-unfolded/domain';

/** What a reader has chosen for an image; an empty look is chosen by the quote. */
export type Choices = {
  readonly quote: string;
  readonly reference: string;
  /** Whose words a quote has that is not Scripture. */
  readonly attribution: string;
  /** The edition of a quote that came from a page, and its name; empty once its words were changed. */
  readonly translationId: string;
  readonly edition: string;
  readonly style: ImageStyle;
  readonly typography: ImageTypography | '';
  readonly aesthetic: ImageAesthetic | '';
  readonly mood: ImageMood | '';
  readonly aspect: ImageAspect;
  readonly quality: 'medium' | 'high';
  readonly format: 'png' | 'jpeg';
  readonly background: 'opaque' | 'transparent';
  readonly seed: number;
  /** Chosen by administrators only. */
  readonly provider: ImageProviderName | '';
};

/** What a page asks the maker to begin with. */
export type ImageMakerRequest = Partial<Omit<Choices, 'seed' | 'provider'>> & {
  /** The choices of another image, which the draft of this tab does not replace. */
  readonly isAgain?: boolean;
};

/** Seeds as the API takes them: 31 bits. */
export const newSeed = () => Math.floor(Math.random() * 2_147_483_648);

/** The defaults of the specification (section 9, "Image defaults"), and what a page asks for. */
export const firstChoices = ({ isAgain: _, ...request }: ImageMakerRequest): Choices => ({
  ...{ quote: '', reference: '', attribution: '', translationId: '', edition: '' },
  ...{ style: 'GENERAL', typography: '' },
  ...{ aesthetic: '', mood: '', aspect: 'auto', quality: 'medium', format: 'png', background: 'opaque' },
  seed: newSeed(),
  provider: '',
  ...request,
});

/** The choices after a change; a cut-out image is a PNG, and other words may stand in another edition. */
export function changed(before: Choices, changes: Partial<Choices>): Choices {
  const next = { ...before, ...changes };
  const isOtherPlace = next.quote !== before.quote || next.reference !== before.reference;
  return {
    ...next,
    ...(next.background === 'transparent' && { format: 'png' }),
    ...(isOtherPlace && { translationId: '', edition: '' }),
  };
}

/** The looks that a reader has chosen, without those that the quote decides. */
export const looksOf = ({ typography, aesthetic, mood }: Choices) => ({
  ...(typography && { typography }),
  ...(aesthetic && { aesthetic }),
  ...(mood && { mood }),
});
