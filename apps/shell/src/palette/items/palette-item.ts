import type { TextRange } from '@word-unfolded/contracts';
import type { IconName } from '@word-unfolded/ui';

/** The groups of the palette, in the order in which they are shown where nothing is ranked. */
export type PaletteGroup =
  'go' | 'recent' | 'pages' | 'actions' | 'scripture' | 'magazine' | 'notes' | 'journal' | 'chats' | 'plans';

/** A line of the palette. */
export type PaletteItem = {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly icon: IconName;
  readonly title: string;
  readonly titleRanges?: readonly TextRange[];
  /** A part of its text. */
  readonly excerpt?: string;
  readonly ranges?: readonly TextRange[];
  /** Beside the title. */
  readonly aside?: string;
  readonly lang?: string;
  readonly run: () => void;
  /** The palette stays open. */
  readonly stays?: true;
};
