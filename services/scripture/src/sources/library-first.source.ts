import type { Verse } from '@word-unfolded/contracts';
import type { Numbering, VerseRange } from '@word-unfolded/scripture-ref';
import { TextSource, type HeldTranslation } from '../translations/text-source.js';

type Joined = {
  readonly stored: readonly HeldTranslation[];
  readonly online: readonly HeldTranslation[];
  readonly all: readonly HeldTranslation[];
};

/**
 * The local library, with an online source for the other editions. An edition that both have is read from the library:
 * it is verified verse by verse, needs no network, and the online Reina Valera has chapters whose verses have wrong
 * numbers.
 */
export class LibraryFirstSource extends TextSource {
  #joined: Joined | undefined;

  constructor(
    private readonly library: TextSource,
    private readonly online: TextSource,
  ) {
    super();
  }

  override get mayGoOnline(): boolean {
    return this.online.mayGoOnline;
  }

  override async translations(): Promise<readonly HeldTranslation[]> {
    const [stored, online] = await Promise.all([this.library.translations(), this.online.translations()]);
    if (this.#joined?.stored !== stored || this.#joined.online !== online)
      this.#joined = { stored, online, all: join(stored, online) };
    return this.#joined.all;
  }

  override async numbering(translationId: string): Promise<Numbering | undefined> {
    return (await this.library.numbering(translationId)) ?? this.online.numbering(translationId);
  }

  override async verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]> {
    const source = (await this.library.numbering(translationId)) ? this.library : this.online;
    return source.verses(translationId, range, limit);
  }
}

function join(
  stored: readonly HeldTranslation[],
  online: readonly HeldTranslation[],
): readonly HeldTranslation[] {
  const here = new Set(stored.map(({ id }) => id));
  return [...stored, ...online.filter(({ id }) => !here.has(id))];
}
