import { alignWords } from './align-words.js';
import { passageWords, textOfRun } from './passage-words.js';
import { textWords } from './text-words.js';

const PSALM = [
  { id: 'Ps.23.1', title: 'Salmo de David.', text: 'Jehová es mi pastor; nada me faltará.' },
] as unknown as Parameters<typeof passageWords>[0];

const storedFor = (quote: string) => {
  const passage = passageWords(PSALM, 'es');
  const found = alignWords(textWords(quote, 'es'), passage);
  return found && textOfRun(passage, found.run);
};

describe('the stored words for a quote that is not exact', () => {
  it('do not begin in the title of a psalm when more words were changed than stand before', () => {
    expect(storedFor('El Señor es mi pastor; nada me faltará.')).toBe('Jehová es mi pastor; nada me faltará');
  });

  it('have the title where the quote has it', () => {
    expect(storedFor('Un salmo de David. El Señor es mi pastor; nada me faltará.')).toBe(
      'Salmo de David. Jehová es mi pastor; nada me faltará',
    );
  });
});
