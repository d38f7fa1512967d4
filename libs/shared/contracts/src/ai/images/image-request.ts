import {
  IMAGE_AESTHETICS,
  IMAGE_ASPECTS,
  IMAGE_BACKGROUNDS,
  IMAGE_FORMATS,
  IMAGE_LIMITS,
  IMAGE_MOODS,
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  IMAGE_TYPOGRAPHIES,
  LANGUAGES,
} from '@word-unfolded/domain';
import { z } from 'zod';
import { lineText, multilineText } from '../../text/text-fields.js';

/** The providers of images; `card` is the card renderer. */
export const IMAGE_PROVIDERS = ['card', 'openai'] as const;

export const imageProvider = z.enum(IMAGE_PROVIDERS);

export type ImageProviderName = z.infer<typeof imageProvider>;

/** Seeds of 31 bits, which every language of clients can represent. */
const seed = z.int().min(0).max(2_147_483_647);

/** What a picture looks like; what is left out is chosen by the quote. */
const looks = {
  style: z.enum(IMAGE_STYLES).default('GENERAL'),
  typography: z.enum(IMAGE_TYPOGRAPHIES).optional(),
  aesthetic: z.enum(IMAGE_AESTHETICS).optional(),
  mood: z.enum(IMAGE_MOODS).optional(),
  quality: z.enum(IMAGE_QUALITIES).default('medium'),
  background: z
    .enum(IMAGE_BACKGROUNDS)
    .default('opaque')
    .meta({ description: 'A transparent background makes the format png, because jpeg has none.' }),
  format: z.enum(IMAGE_FORMATS).default('png'),
};

/** A request for an image (specification, section 3, "Image request"; section 5, "Image"). */
export const imageRequest = z.object({
  ...looks,
  prompt: multilineText('IMAGE_PROMPT_MISSING')
    .trim()
    .min(1, 'IMAGE_PROMPT_MISSING')
    .max(IMAGE_LIMITS.promptCharacters, 'IMAGE_PROMPT_TOO_LONG')
    .meta({ description: 'What a model draws behind the words; without a quote, the words themselves.' }),
  quote: multilineText()
    .trim()
    .min(1, 'IMAGE_QUOTE_EMPTY')
    .max(IMAGE_LIMITS.quoteCharacters, 'IMAGE_QUOTE_TOO_LONG')
    .optional()
    .meta({ description: 'The words of the picture. They are compared with stored Scripture.' }),
  reference: lineText()
    .trim()
    .max(IMAGE_LIMITS.referenceCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG')
    .optional()
    .meta({ description: 'Where the quote stands; it must be the words of this passage.' }),
  translationId: lineText().trim().min(1).max(40).optional(),
  attribution: lineText()
    .trim()
    .max(IMAGE_LIMITS.attributionCharacters)
    .optional()
    .meta({ description: 'Whose words a quote has that is not Scripture.' }),
  size: z.enum(IMAGE_SIZES).optional().meta({ description: 'In pixels; wins over the aspect.' }),
  aspect: z.enum(IMAGE_ASPECTS).optional(),
  seed: seed.optional().meta({ description: 'The same seed draws the same card; without it, a new one.' }),
  provider: imageProvider.optional().meta({ description: 'For administrators only.' }),
  language: z.enum(LANGUAGES).optional(),
});

/** The looks of an order: those that the request left open are chosen by the quote. */
const chosenLooks = {
  style: z.enum(IMAGE_STYLES).exclude(['AUTO']),
  typography: z.enum(IMAGE_TYPOGRAPHIES),
  aesthetic: z.enum(IMAGE_AESTHETICS),
  mood: z.enum(IMAGE_MOODS),
};

/** What is drawn, after everything was checked: the job of a worker. */
export const imageOrder = z.object({
  ...looks,
  ...chosenLooks,
  id: z.string().regex(/^[0-9a-f]{24}$/),
  prompt: z.string(),
  quote: z.string(),
  source: z.string(),
  edition: z.string(),
  size: z.enum(IMAGE_SIZES),
  seed,
  provider: imageProvider,
  language: z.enum(LANGUAGES),
});

export type ImageOrder = z.infer<typeof imageOrder>;

/** A picture that was made. Its address expires with the picture, unless it is saved in the gallery. */
export const madeImage = z.object({
  imageUrl: z.string().meta({ description: 'The picture, by a signed address.' }),
  groundUrl: z
    .string()
    .optional()
    .meta({ description: 'Of a model: its picture without words, by a signed address, for other sizes.' }),
  meta: z.object({
    seed,
    model: z.string().meta({ description: 'What drew the picture: a model, or the card renderer.' }),
    resolution: z.enum(IMAGE_SIZES),
  }),
  expiresIn: z.int().min(1).meta({ description: 'Seconds for which the address is valid.' }),
  quote: z.string().meta({ description: 'The words on the picture: of Scripture, the stored ones.' }),
  source: z.string().meta({ description: 'The reference, or whose words these are.' }),
  edition: z.string(),
  looks: z.object(chosenLooks).meta({ description: 'As requested, or as chosen by the quote.' }),
  provider: imageProvider,
});

export type MadeImage = z.infer<typeof madeImage>;
