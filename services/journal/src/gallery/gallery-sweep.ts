import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '../common/clock.js';
import { ImageRemoval } from './image-removal.js';
import { ImageRepository } from './image.repository.js';

const MINUTE_MS = 60_000;

/** How often images that are to go are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 10 * MINUTE_MS;

/**
 * How long an image may be in a state before it is to go, in milliseconds. One that takes longer to arrive than any request
 * may last was left behind by a process that died; so was one whose removal has not ended by then.
 */
const PATIENCE_MS = {
  arriving: 5 * MINUTE_MS,
  going: 5 * MINUTE_MS,
  leaving: GALLERY_LIMITS.restoreMinutes * MINUTE_MS,
} as const;

const STATES = ['arriving', 'leaving', 'going'] as const;

const AT_A_TIME = 100;

/** Removes images that were deleted, and what is left of those that never arrived. */
@Injectable()
export class GallerySweep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly images: ImageRepository,
    private readonly removal: ImageRemoval,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), SWEEP_EVERY_MS);
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /**
   * Removes what is overdue now.
   *
   * @throws whatever the store throws: what is left is removed the next time
   */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const state of STATES) {
      const before = new Date(now - PATIENCE_MS[state]);
      for (;;) {
        const overdue = await this.images.overdue(state, before, AT_A_TIME);
        for (const image of overdue) await this.removal.remove(image.ownerId, image, state);
        if (overdue.length < AT_A_TIME) break;
      }
    }
  }

  private start(): void {
    this.running = this.running
      .then(() => this.sweep())
      .catch((error: unknown) => this.log.warn({ err: error }, 'the gallery is swept later'));
  }
}
