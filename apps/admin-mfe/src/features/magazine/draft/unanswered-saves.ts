import type { AdministeredPost } from '@word-unfolded/contracts';
import { fieldsOf, isSame, type DraftFields } from './draft-state.js';

/** More are not needed: as soon as one has arrived, the server refuses the others. */
const MOST = 3;

/**
 * The saves of a draft that were not answered, because the page was closed or the network lost meanwhile. The server may
 * have one of them; a version with its text is then no version of somebody else.
 */
export class UnansweredSaves {
  private saves: readonly DraftFields[];

  /** @param stored those of an earlier page */
  constructor(stored: readonly DraftFields[] = []) {
    this.saves = stored;
  }

  /** From the oldest to the latest. */
  get list(): readonly DraftFields[] {
    return this.saves;
  }

  /** @returns forgets this save, once it is known that the server did not take it */
  add(sent: DraftFields): () => void {
    this.saves = [...this.saves, sent].slice(-MOST);
    return () => {
      this.saves = this.saves.filter((each) => each !== sent);
    };
  }

  /** Forgets all, once the server has answered one. */
  clear(): void {
    this.saves = [];
  }

  /** The save whose text a post has; the address is not compared, because the server may have made it of the title. */
  arrivedIn(post: AdministeredPost): DraftFields | undefined {
    const stored = fieldsOf(post);
    return this.saves.findLast((sent) => isSame({ ...sent, slug: stored.slug }, stored));
  }
}
