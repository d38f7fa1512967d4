import { KJV_VERSE_COUNTS } from '../canon/kjv-verse-counts.js';
import type { Numbering } from './numbering.js';

/** The canonical numbering itself, which the World English Bible also uses. */
export const KJV_NUMBERING: Numbering = { counts: KJV_VERSE_COUNTS, exceptions: new Map() };
