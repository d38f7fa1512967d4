import { expect, it } from '@jest/globals';
import { formatReference } from '@word-unfolded/scripture-ref';
import { passagesByBook, readTypedPassages } from './typed-passages.js';

it.each([
  ['Gen 50:26-Exod 1:2', ['Genesis 50:26', 'Exodus 1:1-2']],
  ['Mal 4:5-Mark 1:3', ['Malachi 4:5-6', 'Matthew', 'Mark 1:1-3']],
  ['Rom 8:38-9:2', ['Romans 8:38-9:2']],
  ['John 3:16-5', ['John 3:16-5']],
])('offers every book of %s', async (typed, parts) => {
  const { passages = [] } = (await readTypedPassages(typed, 'en', [])) ?? {};
  const shown = passages.flatMap(passagesByBook).map((each) => formatReference([each], 'en'));
  expect(shown.map((each) => each.replace(/\s*–\s*/, '-'))).toEqual(parts);
});
