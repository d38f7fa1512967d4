import { CatalogueError } from '../../errors/catalogue-error.js';
import { parseInput } from '../../errors/validation.js';
import { stepContentRoute, wordStudyRoute } from '../answers/answer-routes.js';
import { beginMappingRoute } from './begin-mapping.js';
import { getMappingRoute } from './get-mapping.js';

/** What is said where a body is not as it must be. */
function refusal(schema: Parameters<typeof parseInput>[0] | undefined, input: unknown): string {
  try {
    parseInput(schema!, input);
  } catch (error) {
    if (error instanceof CatalogueError) return error.textIn('en');
    throw error;
  }
  throw new Error(`It was taken: ${JSON.stringify(input)}`);
}

const step = (sent: object) =>
  refusal(stepContentRoute.body, { scriptureRef: 'John 3:16', step: 1, ...sent });

describe('what is asked of Scripture Mapping', () => {
  it.each([undefined, '', '   ', null, 5, {}])('needs a reference, not %p', (scriptureRef) => {
    expect(step({ scriptureRef })).toBe('Scripture reference is required');
    expect(refusal(beginMappingRoute.body, { scriptureRef })).toBe('Scripture reference is required');
  });

  it.each([undefined, 'abc', '', null, 0, 6, -1, 1.5, '3.5', 'Infinity', {}, []])(
    'needs the number of a step, not %p',
    (number) => {
      expect(step({ step: number })).toBe('Step must be a valid number');
    },
  );

  it('takes a number in digits', () => {
    const body = parseInput(stepContentRoute.body!, { scriptureRef: ' John 3:16 ', step: '3' });
    expect(body).toEqual({ scriptureRef: 'John 3:16', step: 3 });
  });

  it('bounds the reference', () => {
    expect(step({ scriptureRef: 'x'.repeat(201) })).toBe(
      'The reference is too long. Use no more than 200 characters.',
    );
  });

  it('finds nothing under what is no id', () => {
    for (const id of ['x', '1'.repeat(23), '$gt', `${'a'.repeat(24)}b`])
      expect(refusal(getMappingRoute.params, { id })).toBe('This mapping is not here.');
  });
});

describe('what is asked of Word Map', () => {
  it.each([
    {},
    { question: 'What is love?' },
    { scriptureReference: 'John 3:16' },
    { question: '  ', scriptureReference: 'John 3:16' },
    { question: 'What is love?', scriptureReference: '' },
  ])('needs a question and a reference, not %p', (body) => {
    expect(refusal(wordStudyRoute.body, body)).toBe('Question and scripture reference are required');
  });

  it('bounds the question', () => {
    const question = 'x'.repeat(50_000);
    expect(refusal(wordStudyRoute.body, { question, scriptureReference: 'John 3:16' })).toBe(
      'This question is too long: 4000 characters at most.',
    );
  });
});
