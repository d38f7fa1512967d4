import { IMAGE_PROVIDERS } from '@word-unfolded/contracts';
import { defineConfiguration, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** Configuration of quote images in the ai service. */
export const imagesConfiguration = defineConfiguration('images', {
  IMAGE_PROVIDER: variable(
    z.enum(IMAGE_PROVIDERS, 'expected card or openai').optional(),
    'Who draws the background of quote images: card (the card renderer) or openai. Without it, OpenAI if only its key is set, else the card renderer.',
  ),
});

export type ImagesConfiguration = ConfigurationOf<typeof imagesConfiguration>;
