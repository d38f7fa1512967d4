import { Injectable } from '@nestjs/common';
import { AppError, type Translation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  DEFAULT_TRANSLATIONS,
  findKnownTranslation,
  KNOWN_TRANSLATIONS,
  type KnownTranslation,
} from './known-translations.js';
import { sourceProblemError } from './source-problem.error.js';
import { TextSource, type HeldTranslation } from './text-source.js';
import { TextSourceError } from './text-source-error.js';

/** The translations that readers can choose, with those available in this installation. */
@Injectable()
export class TranslationCatalogue {
  /** The list for the current translations of the source, rebuilt only if the source changes. */
  private made:
    { readonly of: readonly HeldTranslation[]; readonly list: readonly Translation[] } | undefined;

  constructor(private readonly source: TextSource) {}

  /** Every translation of the picker. Those that need the network are marked. */
  async list(): Promise<readonly Translation[]> {
    const held = await this.source.translations();
    if (this.made?.of !== held) this.made = { of: held, list: toList(held) };
    return this.made.list;
  }

  /**
   * Returns the translation that a reader requests.
   *
   * @param name its id or abbreviation in any case; without it, the default one of the language.
   * @throws AppError SCRIPTURE_TRANSLATION_NOT_FOUND; for a known one that is not available here,
   * SCRIPTURE_SOURCE_UNREACHABLE if a network connection would help, otherwise SCRIPTURE_TRANSLATION_UNAVAILABLE.
   */
  async choose(name: string | undefined, language: Language): Promise<Translation> {
    const translations = await this.list();
    const chosen = name === undefined ? defaultOf(translations, language) : byName(translations, name);
    if (!chosen) throw AppError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
    if (!chosen.available) throw await this.unavailable(chosen);
    return chosen;
  }

  /**
   * Reads from the translation that a reader requests. If the reader named none and the source of the default one
   * fails, the next default of the language is used.
   *
   * @throws AppError as `choose` does, for the failure of a source, and any error of `read`.
   */
  async readFrom<Result>(
    name: string | undefined,
    language: Language,
    read: (translation: Translation) => Promise<Result>,
  ): Promise<Result> {
    const chosen = await this.choose(name, language);
    const others = name === undefined ? defaultsOf(await this.list(), language) : [];
    const choices = [chosen, ...others.filter(({ id, available }) => available && id !== chosen.id)];
    let failure: AppError | undefined;
    for (const translation of choices) {
      try {
        return await read(translation);
      } catch (error) {
        if (!(error instanceof TextSourceError)) throw error;
        failure ??= await this.failed(translation, error);
      }
    }
    throw failure!;
  }

  /** The error for a translation whose source has failed. It names one that is available. */
  async failed(translation: Translation, error: TextSourceError): Promise<AppError> {
    const fallback = await this.storedBeside(translation);
    return sourceProblemError(error, { translation: translation.name, fallback: fallback.name });
  }

  private async unavailable(translation: Translation): Promise<AppError> {
    if (!this.source.mayGoOnline)
      return AppError.of('SCRIPTURE_TRANSLATION_UNAVAILABLE', { translation: translation.name });
    return this.failed(translation, new TextSourceError('unreachable', 'The source has not been reached.'));
  }

  /** A translation that needs no network, of the same language if there is one. */
  private async storedBeside(translation: Translation): Promise<Translation> {
    const held = await this.source.translations();
    const stored = (await this.list()).filter(({ id }) =>
      held.some((each) => each.id === id && !each.online),
    );
    return stored.find(({ language }) => language === translation.language) ?? stored[0] ?? translation;
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

function defaultsOf(translations: readonly Translation[], language: Language): readonly Translation[] {
  return DEFAULT_TRANSLATIONS[language].flatMap((id) => translations.filter((each) => each.id === id));
}

function defaultOf(translations: readonly Translation[], language: Language): Translation | undefined {
  const defaults = defaultsOf(translations, language);
  return defaults.find(({ available }) => available) ?? defaults.at(-1);
}
