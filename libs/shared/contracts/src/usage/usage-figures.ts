import { z } from 'zod';

const figure = z.number().min(0);

/** An amount of each metric, under the names that pages use (specification, section 3, "Usage history item"). */
export const usageFigures = z.object({
  tokens: figure,
  requests: figure,
  images: figure,
  tts: figure.meta({ description: 'Characters of speech.' }),
  voice: figure.meta({ description: 'Minutes of voice chat.' }),
});

export type UsageFigures = z.infer<typeof usageFigures>;
