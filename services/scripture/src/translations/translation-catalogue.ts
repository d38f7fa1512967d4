import { Injectable } from '@nestjs/common';
import { CatalogueError, type Translation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  DEFAULT_TRANSLATIONS,
  findKnownTranslation,
  KNOWN_TRANSLATIONS,
  type KnownTranslation,
} from './known-translations.js';
import { TextSource, type HeldTranslation } from './text-source.js';

/** The translations that readers can choose, with what this installation has of them. */
@Injectable()
export class TranslationCatalogue {
  /** The list that was made of what the source holds; made anew only when the source holds something else. */
  private made:
    { readonly of: readonly HeldTranslation[]; readonly list: readonly Translation[] } | undefined;

  constructor(private readonly source: TextSource) {}

  /** Every translation of the picker; those that need the network say so. */
  async list(): Promise<readonly Translation[]> {
    const held = await this.source.translations();
    if (this.made?.of !== held) this.made = { of: held, list: toList(held) };
    return this.made.list;
  }

  /**
   * The translation that a reader asks for.
   *
   * @param name its id or abbreviation in any case; without it, the default one of the language.
   * @throws CatalogueError SCRIPTURE_TRANSLATION_NOT_FOUND, or SCRIPTURE_TRANSLATION_UNAVAILABLE for one that is known
   * and cannot be served here.
   */
  async choose(name: string | undefined, language: Language): Promise<Translation> {
    const translations = await this.list();
    const chosen = name === undefined ? defaultOf(translations, language) : byName(translations, name);
    if (!chosen) throw CatalogueError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
    if (!chosen.available)
      throw CatalogueError.of('SCRIPTURE_TRANSLATION_UNAVAILABLE', { translation: chosen.name });
    return chosen;
  }
}

function toList(held: readonly HeldTranslation[]): Translation[] {
  const byId = new Map(held.map((each) => [each.id, each]));
  return KNOWN_TRANSLATIONS.map((known) => toTranslation(known, byId.get(known.id)));
}

function toTranslation(known: KnownTranslation, held: HeldTranslation | undefined): Translation {
  return {
    ...known,
    edition: held?.edition ?? null,
    available: held !== undefined,
    unavailableReason: held ? null : 'needs-network',
    verseCount: held?.verseCount ?? null,
  };
}

function byName(translations: readonly Translation[], name: string): Translation | undefined {
  const known = findKnownTranslation(name);
  return translations.find(({ id }) => id === known?.id);
}

function defaultOf(translations: readonly Translation[], language: Language): Translation | undefined {
  const defaults = DEFAULT_TRANSLATIONS[language].flatMap((id) =>
    translations.filter((each) => each.id === id),
  );
  return defaults.find(({ available }) => available) ?? defaults.at(-1);
}
