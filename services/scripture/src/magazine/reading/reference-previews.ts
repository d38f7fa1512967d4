import { Injectable } from '@nestjs/common';
import type { PostReference } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatReference,
  locatePassage,
  parseOsis,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { LibraryEditions } from '../../library/library-editions.js';
import { LibraryRepository } from '../../library/library.repository.js';
import type { FoundReference } from './references-in.js';

/** Longest preview in characters, and the verses that are read for it. */
const PREVIEW = { characters: 300, verses: 8 } as const;

/** Adds to references the first words of their passages, from the stored translation of the language. */
@Injectable()
export class ReferencePreviews {
  constructor(
    private readonly library: LibraryRepository,
    private readonly editions: LibraryEditions,
  ) {}

  async of(found: readonly FoundReference[], language: Language): Promise<PostReference[]> {
    const previewed: PostReference[] = [];
    for (const { written, osis } of found) {
      const [passage] = parseOsis(osis) ?? [];
      if (!passage) continue;
      const reference = formatReference([passage], language);
      previewed.push({ written, osis, reference, preview: await this.preview(passage, language) });
    }
    return previewed;
  }

  private async preview(passage: PassageReference, language: Language): Promise<PostReference['preview']> {
    const { id } = this.editions.defaultOf(language);
    const located = locatePassage(passage, (await this.library.verseCounts(id)) ?? {});
    if (!located.exists) return null;
    const verses = await this.library.verses(id, located.range, PREVIEW.verses);
    const text = verses
      .map((verse) => verse.text.trim())
      .filter(Boolean)
      .join(' ');
    if (text === '') return null;
    return { text: shortened(text), translationId: id, translation: this.editions.named(id).abbreviation };
  }
}

/** The first words of a text; a cut is marked. */
function shortened(text: string): string {
  if (text.length <= PREVIEW.characters) return text;
  return `${text.slice(0, PREVIEW.characters).replace(/\s+\S*$/u, '')} …`;
}
