import { Injectable } from '@nestjs/common';
import type { NamedTranslation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { DEFAULT_TRANSLATIONS, findKnownTranslation } from '../translations/known-translations.js';
import { EDITIONS, type Edition } from './editions.js';
import { LibraryConnection } from './library-connection.js';

/** The editions of the library file, in the form used in responses. */
@Injectable()
export class LibraryEditions {
  private readonly names: ReadonlyMap<string, string>;

  constructor(connection: LibraryConnection) {
    const rows = connection
      .prepare<[id: string, module: string, version: string]>(
        'select id, module, module_version from edition',
      )
      .all();
    this.names = new Map(rows.map(([id, module, version]) => [id, `${module} ${version}`]));
  }

  /** A translation with the notices that must be shown with its text. @param id of a known translation. */
  named(id: string): NamedTranslation {
    const known = findKnownTranslation(id);
    if (!known) throw new TypeError(`No translation is known as ${id}.`);
    const { abbreviation, name, language, licence, notice } = known;
    return {
      id: known.id,
      abbreviation,
      name,
      language,
      edition: this.names.get(id) ?? null,
      licence,
      notice,
    };
  }

  /**
   * The edition whose words are shown with a translation: itself, or one of its language if only the network has it.
   */
  shownWith(translationId: string): Edition {
    const language = findKnownTranslation(translationId)?.language ?? 'en';
    return EDITIONS.find(({ id }) => id === translationId) ?? this.defaultOf(language);
  }

  /** The default edition of the library for a language. */
  defaultOf(language: Language): Edition {
    return EDITIONS.find(({ id }) => DEFAULT_TRANSLATIONS[language].includes(id))!;
  }

  /** The editions with Strong's numbers, those of a language first. */
  tagged(language: Language): readonly Edition[] {
    const isOther = ({ id }: Edition) => (findKnownTranslation(id)?.language === language ? 0 : 1);
    return EDITIONS.filter(({ wordTags }) => wordTags > 0).sort((a, b) => isOther(a) - isOther(b));
  }
}
