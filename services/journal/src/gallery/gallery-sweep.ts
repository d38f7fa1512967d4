import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { LOGGER, sweepEach, type Logger } from '@word-unfolded/service-kit';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { ImageRemoval } from './image-removal.js';
import { ImageRepository } from './image.repository.js';

const MINUTE_MS = 60_000;

/** Interval between searches for images to remove, in milliseconds. */
const SWEEP_EVERY_MS = 10 * MINUTE_MS;

/**
 * Maximum time of an image in each state, in milliseconds. An image that takes longer to arrive than any request may
 * last was left behind by a process that died. The same applies to an image whose removal has not finished by then.
 */
const TIMEOUT_MS = {
  arriving: 5 * MINUTE_MS,
  going: 5 * MINUTE_MS,
  leaving: GALLERY_LIMITS.restoreMinutes * MINUTE_MS,
} as const;

const STATES = ['arriving', 'leaving', 'going'] as const;

/** Removes deleted images and the remains of uploads that never completed. */
@Injectable()
export class GallerySweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: SWEEP_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.sweep(),
    onError: (error) =>
      this.log.warn({ err: error }, 'the sweep of the gallery failed; the next one retries'),
  });

  constructor(
    private readonly images: ImageRepository,
    private readonly removal: ImageRemoval,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Removes all images that are overdue now. The next sweep retries files that the store fails to remove. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const state of STATES) {
      const before = new Date(now - TIMEOUT_MS[state]);
      await sweepEach({
        find: (limit, skip) => this.images.overdue(state, before, limit, skip),
        remove: (image) => this.removal.remove(image.ownerId, image, state),
        failed: (error, { _id }) =>
          this.log.warn({ err: error, image: _id }, 'could not remove an image; the next sweep retries'),
      });
    }
  }
}
