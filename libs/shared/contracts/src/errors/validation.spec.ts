import { z } from 'zod';
import { AppError } from './app-error.js';
import { parseInput } from './validation.js';

const schema = z.strictObject({
  reference: z.string('SCRIPTURE_REFERENCE_REQUIRED').min(1, 'SCRIPTURE_REFERENCE_REQUIRED').optional(),
  title: z.string().min(1).max(5),
  tags: z.array(z.string().min(2)).max(2).optional(),
  page: z.int().min(1).optional(),
});

function refusalOf(input: unknown): AppError {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('the input was accepted');
}

describe('input that a schema refuses', () => {
  it('is reported field by field', () => {
    const error = refusalOf({ tags: ['good', 'x'], page: 0, other: 1 });
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(error.status).toBe(400);
    expect(error.details).toEqual([
      { field: 'title', code: 'FIELD_REQUIRED', params: {} },
      { field: 'tags.1', code: 'FIELD_TOO_SHORT', params: { min: 2 } },
      { field: 'page', code: 'FIELD_TOO_SMALL', params: { min: 1 } },
      { field: 'other', code: 'FIELD_UNKNOWN' },
    ]);
  });

  it('uses the code that its schema names for the whole error', () => {
    const error = refusalOf({ title: 'ok', reference: '' });
    expect(error.code).toBe('SCRIPTURE_REFERENCE_REQUIRED');
    expect(error.message).toBe('Scripture reference is required');
    expect(error.details).toEqual([
      { field: 'reference', code: 'SCRIPTURE_REFERENCE_REQUIRED', params: { min: 1 } },
    ]);
  });

  it('reports an empty required text as missing and a long text as too long', () => {
    expect(refusalOf({ title: '' }).details).toEqual([
      { field: 'title', code: 'FIELD_REQUIRED', params: { min: 1 } },
    ]);
    expect(refusalOf({ title: '123456' }).details).toEqual([
      { field: 'title', code: 'FIELD_TOO_LONG', params: { max: 5 } },
    ]);
    expect(refusalOf({ title: 'ok', tags: ['aa', 'bb', 'cc'] }).details).toEqual([
      { field: 'tags', code: 'FIELD_TOO_LARGE', params: { max: 2 } },
    ]);
    expect(refusalOf({ title: 3 }).details).toEqual([{ field: 'title', code: 'FIELD_INVALID', params: {} }]);
  });

  it('is reported whatever its type', () => {
    for (const input of [undefined, null, 'text', 3, []]) expect(refusalOf(input).status).toBe(400);
  });
});
