import { parseInput } from '../../errors/validation.js';
import { EXPORTED_AT_MOST, exportJournalRoute } from './export-journal.js';

const idOf = (place: number) => place.toString(16).padStart(24, '0');
const read = (query: object) => parseInput(exportJournalRoute.query!, query) as { ids?: string[] };

describe('the address of an export', () => {
  it('names entries, separated by commas, or none to export everything', () => {
    expect(read({ ids: `${idOf(1)}, ${idOf(2)}` }).ids).toEqual([idOf(1), idOf(2)]);
    expect(read({})).toEqual({ format: 'json' });
  });

  it.each([
    ['a malformed id', 'local_1'],
    ['an operator', '{"$gt":""}'],
    ['nothing', ''],
  ])('is refused for %s', (_, ids) => {
    expect(() => read({ ids })).toThrow(expect.objectContaining({ code: 'ENTRY_ID_INVALID', status: 400 }));
  });

  it('names at most as many entries as fit into it', () => {
    const many = Array.from({ length: EXPORTED_AT_MOST }, (_, place) => idOf(place));
    expect(read({ ids: many.join(',') }).ids).toHaveLength(EXPORTED_AT_MOST);
    expect(() => read({ ids: [...many, idOf(999)].join(',') })).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it('returns a file that browsers save under its name', () => {
    const file = exportJournalRoute.answerFile!.of({
      key: 'journals/a/b.pdf',
      name: 'diario-2026-03-01.pdf',
      entries: 1,
    });
    expect(file.headers).toEqual({ 'content-disposition': 'attachment; filename="diario-2026-03-01.pdf"' });
  });

  it.each([
    [
      'Añoñó «fe» 2026-03-01.pdf',
      `attachment; filename="Anono fe 2026-03-01.pdf"; filename*=UTF-8''A%C3%B1o%C3%B1%C3%B3%20%C2%ABfe%C2%BB%202026-03-01.pdf`,
    ],
    [
      '祈り 2026-03-01.pdf',
      `attachment; filename="2026-03-01.pdf"; filename*=UTF-8''%E7%A5%88%E3%82%8A%202026-03-01.pdf`,
    ],
    [
      "It's (100% \uD83D) 2026-03-01.pdf",
      `attachment; filename="It's (100 ) 2026-03-01.pdf"; filename*=UTF-8''It%27s%20%28100%25%20%EF%BF%BD%29%202026-03-01.pdf`,
    ],
  ])('returns a name in any script for browsers, and an ASCII name for other clients: %s', (name, header) => {
    const file = exportJournalRoute.answerFile!.of({ key: 'journals/a/b.pdf', name, entries: 1 });
    expect(file.headers).toEqual({ 'content-disposition': header });
  });
});
