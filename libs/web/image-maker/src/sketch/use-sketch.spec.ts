import { firstChoices } from '../maker/choices.js';
import { sketchOf } from './use-sketch.js';

const QUOTE = 'Jesus wept.';

const sketch = (request: Parameters<typeof firstChoices>[0], language: 'en' | 'es' = 'en') =>
  sketchOf(firstChoices(request), QUOTE, language);

describe('the caption of a sketch is that of the image, so that its lines break alike', () => {
  it('has the edition of the page', () => {
    expect(sketch({ reference: 'John 11:35', edition: 'King James Version' })).toMatchObject({
      source: 'John 11:35',
      edition: 'King James Version',
    });
  });

  it('has the usual edition of the language for a reference without one', () => {
    expect(sketch({ reference: ' Juan 11:35 ' }, 'es')).toMatchObject({
      source: 'Juan 11:35',
      edition: 'Reina Valera 1909',
    });
  });

  it('names the author of other words, and has no edition', () => {
    expect(sketch({ attribution: 'Augustine' })).toMatchObject({ source: 'Augustine', edition: '' });
    expect(sketch({})).toMatchObject({ source: 'Words of a reader', edition: '' });
  });
});
