import { Injectable } from '@nestjs/common';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { LibraryConnection } from '../library/library-connection.js';
import type { CommentarySection } from './commentary-section.js';

/** Reads the commentary in the library. */
@Injectable()
export class CommentaryRepository {
  private readonly selectSections;

  constructor(connection: LibraryConnection) {
    this.selectSections = connection.prepare<[first: number, last: number, content: string]>(
      `select first, last, content from commentary_section
       where first between ? and ? and last >= ? order by first`,
    );
  }

  /** Returns the sections about the verses of a canonical range, in order. */
  sectionsOn({ first, last }: VerseRange): CommentarySection[] {
    const chapter = first - (first % 1_000);
    return this.selectSections.all(chapter, last, first).map(([begins, ends, content]) => ({
      range: { first: begins, last: ends },
      ...(JSON.parse(content) as Omit<CommentarySection, 'range'>),
    }));
  }
}
