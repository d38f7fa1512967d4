import type { RequestOf, ScriptureSuggestion, SearchAnswer, SearchScripture } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { LexiconRepository } from '../src/lexicon/lexicon.repository.js';
import { SpanishGlosses } from '../src/lexicon/spanish-glosses.js';
import { LibraryConnection } from '../src/library/library-connection.js';
import { LibraryEditions } from '../src/library/library-editions.js';
import { HeardTexts } from '../src/search/heard/heard-texts.js';
import { SearchRepository } from '../src/search/index/search.repository.js';
import { SearchScriptureUseCase } from '../src/search/search-scripture.use-case.js';
import { SuggestScriptureUseCase } from '../src/search/suggest-scripture.use-case.js';
import { importInstalled, type ImportedLibrary } from './editions/imported-library.js';

/** Limits of a search; without them the first page of the default translation, for an English reader. */
export type SearchOptions = Partial<Omit<RequestOf<typeof SearchScripture>, 'q'>>;

const IMPORT_MS = 240_000;

/** The searchable library, opened for a test file. */
export function openSearchedLibrary() {
  let library: ImportedLibrary;
  let repository: SearchRepository;
  let connection: LibraryConnection;
  let search: SearchScriptureUseCase;
  let suggest: SuggestScriptureUseCase;
  beforeAll(async () => {
    library = importInstalled();
    repository = SearchRepository.open(library.file);
    connection = LibraryConnection.open(library.file);
    const heard = new HeardTexts(repository, { warn: () => {} });
    await heard.listen();
    search = new SearchScriptureUseCase(
      repository,
      heard,
      new SpanishGlosses(new LexiconRepository(connection), new LibraryEditions(connection)),
    );
    suggest = new SuggestScriptureUseCase(repository);
  }, IMPORT_MS);
  afterAll(() => {
    repository.onModuleDestroy();
    connection.onModuleDestroy();
    library.remove();
  });
  return {
    repository: () => repository,
    find: (q: string, options: SearchOptions = {}): Promise<SearchAnswer> =>
      search.execute({ q, translations: [], page: 1, pageSize: 20, language: 'en', ...options }),
    suggest: (q: string, language: Language = 'en'): Promise<ScriptureSuggestion[]> =>
      suggest.execute({ q, language }),
  };
}

/** The references of the found verses, in order. */
export const referencesOf = ({ verses }: SearchAnswer): string[] => verses.map(({ reference }) => reference);
