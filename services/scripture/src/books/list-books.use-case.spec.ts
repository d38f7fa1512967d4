import { ListBooks } from '@word-unfolded/contracts';
import { KJV_VERSE_COUNTS, RV1909_NUMBERING } from '@word-unfolded/scripture-ref';
import { FakeTextSource } from '../../test/sources/fake-text-source.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';
import { ListBooksUseCase } from './list-books.use-case.js';

const source = new FakeTextSource({ WEB: KJV_VERSE_COUNTS, spa_r09: RV1909_NUMBERING.counts });
const useCase = new ListBooksUseCase(new TranslationCatalogue(source), source);

describe('ListBooksUseCase', () => {
  it("returns book names in the translation's language and chapters in its numbering", async () => {
    const books = await useCase.execute({ translationId: 'rv1909', language: 'en' });
    expect(ListBooks.response.safeParse(books).success).toBe(true);
    expect(books).toHaveLength(66);
    expect(books[31]).toEqual({
      osis: 'Jonah',
      number: 32,
      name: 'Jonás',
      testament: 'old',
      verses: [16, 11, 10, 11],
    });
  });

  it('returns only the books that the translation has', async () => {
    const gospels = new FakeTextSource({ WEB: { Matt: [25], Mark: [45] } });
    const books = await new ListBooksUseCase(new TranslationCatalogue(gospels), gospels).execute({
      translationId: 'WEB',
      language: 'en',
    });
    expect(books.map(({ osis }) => osis)).toEqual(['Matt', 'Mark']);
  });

  it('refuses a translation that is not available', async () => {
    const response = useCase.execute({ translationId: 'NIV', language: 'en' });
    await expect(response).rejects.toMatchObject({ code: 'SCRIPTURE_TRANSLATION_NOT_FOUND' });
  });
});
