import { Injectable } from '@nestjs/common';
import { AppError, IMAGE_STEPS, type ImageQueue, type JobOf, type OutcomeOf } from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { JobRefusedError, type JobContext, type JobHandler } from '@word-unfolded/queues';
import { imageReservation } from './image-reservation.js';
import { MadeImages } from './made-images.js';
import { ImageProviders } from './providers/image-providers.js';

type Job = JobOf<typeof ImageQueue>;

/** Failures that another attempt may survive. */
const PASSING = new Set(['PROVIDER_BUSY', 'PROVIDER_TIMEOUT', 'SERVICE_UNAVAILABLE']);

/** Processes the images queue. It charges for what it stores, so that no process but the worker must survive. */
@Injectable()
export class ImageMaker implements JobHandler<typeof ImageQueue> {
  constructor(
    private readonly providers: ImageProviders,
    private readonly images: MadeImages,
    private readonly meter: Meter,
  ) {}

  /** @throws JobRefusedError when another attempt would have the same result */
  async handle(job: Job, context: JobContext): Promise<OutcomeOf<typeof ImageQueue>> {
    try {
      const made = await this.make(job, context);
      const { id, amounts } = imageReservation(job.order);
      await this.meter.settle(job.subject, id, amounts).catch(() => {}); // expires, which is the reader's gain
      return made;
    } catch (error) {
      const isLasting = error instanceof AppError && !PASSING.has(error.code);
      if (isLasting || context.signal.aborted) await this.failed(job);
      throw isLasting ? new JobRefusedError(error) : error;
    }
  }

  /** A failed image costs nothing. If this is lost too, the reservation expires. */
  async failed({ subject, order }: Job): Promise<void> {
    await this.meter.release(subject, imageReservation(order).id).catch(() => {});
  }

  private async make({ subject, order }: Job, { signal, progress }: JobContext) {
    const owner = subject.kind === 'reader' ? subject.id : subject.browser;
    // A worker that died after storing has done the work.
    const before = await this.images.find(owner, order.id);
    if (before) return before;
    progress(IMAGE_STEPS.drawing, IMAGE_STEPS.total);
    const provider = this.providers.named(order.provider);
    const drawn = await provider.draw(order, signal);
    signal.throwIfAborted();
    progress(IMAGE_STEPS.storing, IMAGE_STEPS.total);
    return this.images.save(owner, order, drawn, provider.name);
  }
}
