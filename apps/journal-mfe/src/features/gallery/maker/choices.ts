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
  readonly style: ImageStyle;
  readonly typography: ImageTypography | '';
  readonly aesthetic: ImageAesthetic | '';
  readonly mood: ImageMood | '';
  readonly aspect: ImageAspect;
  readonly quality: 'medium' | 'high';
  readonly format: 'png' | 'jpeg';
  readonly background: 'opaque' | 'transparent';
  readonly seed: number;
};

/** Seeds as the API takes them: 31 bits. */
export const newSeed = () => Math.floor(Math.random() * 2_147_483_648);

/** The defaults of the specification (section 9, "Image defaults"). */
export const firstChoices = (): Choices => ({
  ...{ quote: '', reference: '', style: 'GENERAL', typography: '', aesthetic: '', mood: '' },
  ...{ aspect: 'auto', quality: 'medium', format: 'png', background: 'opaque' },
  seed: newSeed(),
});

/** The looks that a reader has chosen, without those that the quote decides. */
export const looksOf = ({ typography, aesthetic, mood }: Choices) => ({
  ...(typography && { typography }),
  ...(aesthetic && { aesthetic }),
  ...(mood && { mood }),
});
