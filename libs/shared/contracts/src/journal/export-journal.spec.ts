import { parseInput } from '../errors/validation.js';
import { EXPORTED_AT_MOST, exportJournalRoute } from './export-journal.js';

const idOf = (place: number) => place.toString(16).padStart(24, '0');
const read = (query: object) => parseInput(exportJournalRoute.query!, query) as { ids?: string[] };

describe('the address of an export', () => {
  it('names entries, separated by commas, or none for everything', () => {
    expect(read({ ids: `${idOf(1)}, ${idOf(2)}` }).ids).toEqual([idOf(1), idOf(2)]);
    expect(read({})).toEqual({ format: 'json' });
  });

  it.each([
    ['what is no id', 'local_1'],
    ['an operator', '{"$gt":""}'],
    ['nothing', ''],
  ])('is refused with %s', (_, ids) => {
    expect(() => read({ ids })).toThrow(expect.objectContaining({ code: 'ENTRY_ID_INVALID', status: 400 }));
  });

  it('names as many as fit into it, and no more', () => {
    const many = Array.from({ length: EXPORTED_AT_MOST }, (_, place) => idOf(place));
    expect(read({ ids: many.join(',') }).ids).toHaveLength(EXPORTED_AT_MOST);
    expect(() => read({ ids: [...many, idOf(999)].join(',') })).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it('is answered by a file that browsers save under its name', () => {
    const file = exportJournalRoute.answerFile!.of({
      key: 'journals/a/b.pdf',
      name: 'diario-2026-03-01.pdf',
      entries: 1,
    });
    expect(file.headers).toEqual({ 'content-disposition': 'attachment; filename="diario-2026-03-01.pdf"' });
  });
});
