import { AppError } from '../../errors/app-error.js';
import { parseInput } from '../../errors/validation.js';
import { stepContentRoute, wordStudyRoute } from '../answers/answer-routes.js';
import { beginMappingRoute } from './begin-mapping.js';
import { getMappingRoute } from './get-mapping.js';

/** The error texts for an invalid body. */
function refusal(schema: Parameters<typeof parseInput>[0] | undefined, input: unknown): string {
  try {
    parseInput(schema!, input);
  } catch (error) {
    if (error instanceof AppError) return error.textIn('en');
    throw error;
  }
  throw new Error(`It was taken: ${JSON.stringify(input)}`);
}

const step = (sent: object) =>
  refusal(stepContentRoute.body, { scriptureRef: 'John 3:16', step: 1, ...sent });

describe('requests for Scripture Mapping', () => {
  it.each([undefined, '', '   ', null])('need a reference and refuse %p', (scriptureRef) => {
    expect(step({ scriptureRef })).toBe('Scripture reference is required');
    expect(refusal(beginMappingRoute.body, { scriptureRef })).toBe('Scripture reference is required');
  });

  it.each([undefined, 'abc', '', null, 0, 6, -1, 1.5, '3.5', 'Infinity', {}, []])(
    'need the number of a step and refuse %p',
    (number) => {
      expect(step({ step: number })).toBe('Step must be a valid number');
    },
  );

  it('accept a number in digits', () => {
    const body = parseInput(stepContentRoute.body!, { scriptureRef: ' John 3:16 ', step: '3' });
    expect(body).toEqual({ scriptureRef: 'John 3:16', step: 3 });
  });

  it('bound the length of the reference', () => {
    expect(step({ scriptureRef: 'x'.repeat(201) })).toBe(
      'The reference is too long. Use no more than 200 characters.',
    );
  });

  it('answer "not found" for a malformed id', () => {
    for (const id of ['x', '1'.repeat(23), '$gt', `${'a'.repeat(24)}b`])
      expect(refusal(getMappingRoute.params, { id })).toBe('This mapping is not here.');
  });
});

describe('requests for a Word Map', () => {
  it.each([
    {},
    { question: 'What is love?' },
    { scriptureReference: 'John 3:16' },
    { question: '  ', scriptureReference: 'John 3:16' },
    { question: 'What is love?', scriptureReference: '' },
  ])('need a question and a reference and refuse %p', (body) => {
    expect(refusal(wordStudyRoute.body, body)).toBe('Question and scripture reference are required');
  });

  it('bound the length of the question', () => {
    const question = 'x'.repeat(50_000);
    expect(refusal(wordStudyRoute.body, { question, scriptureReference: 'John 3:16' })).toBe(
      'This question is too long: 4000 characters at most.',
    );
  });
});
