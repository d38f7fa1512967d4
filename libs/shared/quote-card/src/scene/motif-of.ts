import type { ImageAesthetic } from '@word-unfolded/domain';
import type { Random } from '../random.js';
import type { Motif } from './motif.js';
import { abstract } from './motifs/abstract.js';
import { artDeco } from './motifs/art-deco.js';
import { collage } from './motifs/collage.js';
import { minimalist } from './motifs/minimalist.js';
import { nature } from './motifs/nature.js';
import { popArt } from './motifs/pop-art.js';
import { surreal } from './motifs/surreal.js';
import { tech } from './motifs/tech.js';
import { vintage } from './motifs/vintage.js';
import { watercolour } from './motifs/watercolour.js';

const MOTIFS: Readonly<Record<ImageAesthetic, readonly Motif[]>> = {
  'modern minimalist': minimalist,
  vintage,
  abstract,
  'nature-inspired': nature,
  'tech/futuristic': tech,
  'art deco': artDeco,
  'pop art': popArt,
  watercolor: watercolour,
  collage,
  surreal,
};

/** One of the drawings of an aesthetic. */
export function motifOf(aesthetic: ImageAesthetic, random: Random): Motif {
  return random.pick(MOTIFS[aesthetic]);
}
