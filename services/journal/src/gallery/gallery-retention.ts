import { Injectable } from '@nestjs/common';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { RetentionRule, sweepEach, type ReportFailure } from '@word-unfolded/service-kit';
import { ImageRemoval } from './image-removal.js';
import { ImageRepository } from './image.repository.js';

const MINUTE_MS = 60_000;

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
export class GalleryRetention extends RetentionRule {
  override readonly name = 'deleted images and incomplete uploads';
  override readonly everyMs = 10 * MINUTE_MS;

  constructor(
    private readonly images: ImageRepository,
    private readonly removal: ImageRemoval,
  ) {
    super();
  }

  override async removeExpired(now: Date, failed: ReportFailure): Promise<number> {
    let removed = 0;
    for (const state of STATES) {
      const before = new Date(now.getTime() - TIMEOUT_MS[state]);
      removed += await sweepEach({
        find: (limit, skip) => this.images.overdue(state, before, limit, skip),
        remove: (image) => this.removal.remove(image.ownerId, image, state),
        failed,
      });
    }
    return removed;
  }
}
