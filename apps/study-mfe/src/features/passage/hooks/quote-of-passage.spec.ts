import { answerOf, lineOf, verseOf } from '../../../../test/fake-passages.js';
import { quoteOfPassage, selectedWords } from './quote-of-passage.js';

const verse = (number: number, text: string) => verseOf(number, [lineOf(text)]);

test('a short passage is the whole quote, of a long one the first verses are', () => {
  expect(quoteOfPassage(answerOf('Ruth 1:1–2', [verse(1, 'Famine. '), verse(2, 'A family. ')]))).toBe(
    'Famine. A family.',
  );
  const long = Array.from({ length: 9 }, (_, at) => verse(at + 1, 'And it came to pass. '.repeat(10)));
  expect(quoteOfPassage(answerOf('Ruth 1', long)).length).toBeLessThan(600);
  expect(quoteOfPassage(answerOf('Ruth 1', [verse(1, 'word '.repeat(200))])).length).toBeGreaterThan(600);
});

test('selected words come without the numbers of verses, and only from the passage', () => {
  document.body.innerHTML =
    '<div><p><sup>1</sup>Famine. <sup>2</sup>A family of 4.</p></div><p>Elsewhere</p>';
  const [passage, elsewhere] = [document.querySelector('div')!, document.body.lastElementChild!];
  const selection = window.getSelection()!;
  selection.selectAllChildren(passage);
  expect(selectedWords(passage, selection)).toBe('Famine. A family of 4.');
  selection.selectAllChildren(elsewhere);
  expect(selectedWords(passage, selection)).toBe('');
  selection.removeAllRanges();
  expect(selectedWords(passage, selection)).toBe('');
});
