import { Injectable } from '@nestjs/common';
import { ownerOf } from '@word-unfolded/persistence';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { RecordingRepository } from './recording.repository.js';
import { StoredSpeech } from './stored-speech.js';

/** Recordings that are removed at once. */
const BATCH = 50;

/**
 * Removes the recordings that were made for a deleted account. If another reader listens to the same text, it is
 * recorded again.
 */
@Injectable()
export class RecordingErasure extends ErasureParticipant {
  override readonly name = 'recordings';
  override readonly phase = 'linked';

  constructor(
    private readonly recordings: RecordingRepository,
    private readonly stored: StoredSpeech,
  ) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    const ownerId = ownerOf(owner);
    const digests = await this.recordings.some(ownerId, BATCH);
    for (const digest of digests) {
      await this.stored.remove(digest);
      await this.recordings.remove(ownerId, digest);
    }
    return digests.length < BATCH;
  }
}
