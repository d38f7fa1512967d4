import {
  IMAGE_AESTHETICS,
  type ImageAesthetic,
  type ImageMood,
  type ImageStyle,
  type ImageTypography,
} from '@word-unfolded/domain';
import type { CardRequest } from './card-request.js';
import { hashOf, randomOf } from './random.js';

/** The looks of a card after everything open was chosen. */
export type ChosenLooks = {
  readonly style: Exclude<ImageStyle, 'AUTO'>;
  readonly typography: ImageTypography;
  readonly aesthetic: ImageAesthetic;
  readonly mood: ImageMood;
};

type Theme = {
  /** Words of English and Spanish, from their beginnings. */
  readonly words: RegExp;
  readonly moods: readonly ImageMood[];
  readonly aesthetics: readonly ImageAesthetic[];
  readonly styles: readonly ChosenLooks['style'][];
};

const starts = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'giu');

/** What quotes are about, with the looks that suit them. */
const THEMES: readonly Theme[] = [
  {
    words: starts(
      'sea|wave|water|river|rain|mar(?!í)|agua|río|lluvia|onda|still|quiet|rest|reposo|descans|shepherd|pastor|pasture|pasto|peace|paz|anxious|afan',
    ),
    moods: ['calm', 'thoughtful'],
    aesthetics: ['nature-inspired', 'watercolor', 'modern minimalist'],
    styles: ['GENERAL', 'REALISTIC'],
  },
  {
    words: starts(
      'mountain|hill|rock|strength|strong|wing|eagle|monte|collado|roca|peña|fuerza|fortale|fuerte|ala(?:s)?(?!\\p{L})|águila|earth|tierra|heaven|cielo',
    ),
    moods: ['triumphant', 'uplifting', 'dramatic'],
    aesthetics: ['nature-inspired', 'vintage', 'art deco'],
    styles: ['REALISTIC', 'GENERAL', 'ANIME'],
  },
  {
    words: starts(
      'light|morning|day|sun|shine|luz|mañana|día|sol(?!o)|resplandec|joy|glad|rejoice|sing|praise|gozo|alegr|cant|alab',
    ),
    moods: ['uplifting', 'playful', 'energetic'],
    aesthetics: ['modern minimalist', 'pop art', 'abstract', 'collage'],
    styles: ['GENERAL', 'DESIGN', 'ANIME'],
  },
  {
    words: starts(
      'love|beloved|heart|bride|amor|amó|amad|amar|corazón|espos|mercy|kind|misericordia|bondad|grace|gracia',
    ),
    moods: ['romantic', 'uplifting', 'calm'],
    aesthetics: ['watercolor', 'vintage', 'collage'],
    styles: ['GENERAL', 'DESIGN'],
  },
  {
    words: starts(
      'night|dark|deep|secret|mystery|star|noche|tiniebla|abismo|oculto|misterio|estrella|wisdom|sabidur|beginning|principio',
    ),
    moods: ['mysterious', 'thoughtful', 'dramatic'],
    aesthetics: ['surreal', 'tech/futuristic', 'nature-inspired'],
    styles: ['REALISTIC', 'RENDER_3D', 'ANIME'],
  },
  {
    words: starts(
      'weep|wept|tear|mourn|sorrow|cry|broken|death|llor|lágrima|luto|tristeza|clam|quebrant|muerte|valley|valle',
    ),
    moods: ['melancholic', 'thoughtful', 'calm'],
    aesthetics: ['watercolor', 'nature-inspired', 'modern minimalist'],
    styles: ['GENERAL', 'REALISTIC'],
  },
  {
    words: starts(
      'king|throne|victor|glory|crown|conquer|overcome|holy|rey|reino|trono|venc|gloria|corona|santo|lord of hosts|ejércitos|risen|resuc',
    ),
    moods: ['triumphant', 'dramatic', 'energetic'],
    aesthetics: ['art deco', 'vintage', 'abstract'],
    styles: ['DESIGN', 'RENDER_3D', 'REALISTIC'],
  },
];

const ANY: Omit<Theme, 'words'> = {
  moods: ['uplifting', 'calm', 'thoughtful', 'triumphant'],
  aesthetics: IMAGE_AESTHETICS,
  styles: ['GENERAL', 'REALISTIC', 'DESIGN'],
};

/** Chooses what the request leaves open, by the words of the quote; another seed may choose differently. */
export function chooseLooks(
  request: Pick<CardRequest, 'quote' | 'seed' | 'style' | 'typography' | 'aesthetic' | 'mood'>,
): ChosenLooks {
  const random = randomOf(hashOf(request.quote) ^ Math.imul(request.seed, 0x9e3779b1));
  const theme = themeOf(request.quote) ?? ANY;
  const [mood, aesthetic] = [random.pick(theme.moods), random.pick(theme.aesthetics)];
  const [style, typography] = [random.pick(theme.styles), random.pick(typographiesFor(request.quote))];
  return {
    style: request.style === 'AUTO' ? style : request.style,
    typography: request.typography ?? typography,
    aesthetic: request.aesthetic ?? aesthetic,
    mood: request.mood ?? mood,
  };
}

function themeOf(quote: string): Theme | undefined {
  const counted = THEMES.map((theme) => ({ theme, count: quote.match(theme.words)?.length ?? 0 }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most === 0 ? undefined : counted.find(({ count }) => count === most)?.theme;
}

/** Ornate letters suit few words, plain ones many. */
function typographiesFor(quote: string): readonly ImageTypography[] {
  if (quote.length > 300) return ['bold serif', 'modern sans-serif', 'minimalist'];
  if (quote.length > 120) return ['bold serif', 'modern sans-serif', 'minimalist', 'handwritten script'];
  return ['bold serif', 'decorative', 'handwritten script', 'minimalist', 'modern sans-serif'];
}
