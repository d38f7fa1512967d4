import type { GalleryImage } from '@word-unfolded/contracts';

/** What the page of a maker gets from it. */
export type ImageMakerOptions = {
  /** The entry whose image can be set; its id on the server. */
  readonly entryId?: string | undefined;
  /** Called with an image that was saved in the library; `isOfEntry` if it is the entry's image now. */
  readonly onSaved?: (image: GalleryImage, isOfEntry: boolean) => void;
};
