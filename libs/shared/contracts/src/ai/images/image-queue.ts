import { defineQueue } from '../../jobs/define-queue.js';
import { z } from 'zod';
import { meteredSubject } from '../answers/metered-subject.js';
import { imageOrder, madeImage } from './image-request.js';

/** The steps of the progress of an image: `done` is 0 while it is drawn, and 1 while it is stored. */
export const IMAGE_STEPS = { drawing: 0, storing: 1, total: 2 } as const;

/**
 * Images to be made. A job is finished even if nobody waits any more, because its reader finds the picture after a
 * reload. The deadline covers two attempts of a slow model.
 */
export const ImageQueue = defineQueue({
  name: 'images',
  worker: 'ai',
  job: z.object({ subject: meteredSubject, order: imageOrder }),
  outcome: madeImage,
  pausesMs: [1_000],
  deadlineMs: 380_000,
  outcomeSeconds: 3_600,
});
