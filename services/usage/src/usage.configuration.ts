import type { ModelPrices } from '@word-unfolded/domain';
import { defineConfiguration, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

const price = z.number().min(0).max(1_000_000_000);

/** Dollars, as providers publish them: tokens and characters by the million, images and minutes each. */
const prices = z.strictObject({ tokens: price, images: price, ttsCharacters: price, voiceMinutes: price });

const priceTable = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(prices)
  .transform(({ tokens, images, ttsCharacters, voiceMinutes }): ModelPrices => ({
    tokens,
    ttsCharacters,
    requests: 0,
    images: images * 1_000_000,
    voiceMinutes: voiceMinutes * 1_000_000,
  }));

/** The configuration of the usage service besides the common one. */
export const usageConfiguration = defineConfiguration('usage', {
  USAGE_PRICES: variable(
    priceTable,
    'What usage would cost at the provider of models, in dollars, as JSON: a million tokens, an image, a million characters of speech, a minute of voice.',
    { default: '{"tokens":0.6,"images":0.042,"ttsCharacters":15,"voiceMinutes":0.06}' },
  ),
});

export type UsageConfiguration = ConfigurationOf<typeof usageConfiguration>;
