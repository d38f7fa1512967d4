import { lineOf, TRANSLATION, verseOf } from '../../../test/fake-passages.js';
import { showInView } from '../words/study-focus.js';
import {
  chooseVerses,
  clearChosen,
  extendChosen,
  keepChosenInView,
  useChosenVerses,
} from './chosen-verses.js';

const VERSES = [1, 2, 3, 4].map((number) => verseOf(number, [lineOf(`Verse ${number}. `)]));
const show = (verses = VERSES) => showInView({ translation: TRANSLATION, reference: 'Ruth 1', verses });
const chosen = () => useChosenVerses.getState().verses.map(({ number }) => number);

beforeEach(() => {
  show();
  clearChosen();
});

describe('the chosen verses', () => {
  it('are one verse, or all between two in either order', () => {
    chooseVerses('Ruth.1.2');
    expect(chosen()).toEqual([2]);
    chooseVerses('Ruth.1.4', 'Ruth.1.2');
    expect(chosen()).toEqual([2, 3, 4]);
  });

  it('grow and shrink from where they began', () => {
    chooseVerses('Ruth.1.2');
    extendChosen('Ruth.1.4');
    expect(chosen()).toEqual([2, 3, 4]);
    extendChosen('Ruth.1.1');
    expect(chosen()).toEqual([1, 2]);
  });

  it('stay while more of the passage is loaded, and end with it', () => {
    chooseVerses('Ruth.1.2', 'Ruth.1.3');
    show([...VERSES, verseOf(5, [lineOf('More. ')])]);
    keepChosenInView();
    expect(chosen()).toEqual([2, 3]);
    show(VERSES.slice(0, 1));
    keepChosenInView();
    expect(chosen()).toEqual([]);
  });
});
