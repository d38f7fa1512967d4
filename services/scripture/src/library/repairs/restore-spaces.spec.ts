import { setFragment } from '../../../test/editions/set-fragment.js';
import { restoreSpacesAtAddedWords, restoreSpacesAtMarkup } from './restore-spaces.js';

const web = (fragment: string) => setFragment(fragment, undefined, restoreSpacesAtMarkup).body.text;
const reinaValera = (fragment: string) =>
  setFragment(fragment, undefined, restoreSpacesAtAddedWords).body.text;

describe('spaces lost at a note', () => {
  it('are restored between words', () => {
    expect(web('God<note>n</note>made')).toBe('God made');
    expect(web('him,<note>n</note>“Go')).toBe('him, “Go');
    expect(web('<q>weeds</q><note>n</note><q>also')).toBe('weeds also');
  });

  it('are not added before punctuation, or after an opening quotation mark or a dash', () => {
    expect(web('God<note>n</note>, who')).toBe('God, who');
    expect(web('David<note>n</note>’s son')).toBe('David’s son');
    expect(web('“<note>n</note>Go')).toBe('“Go');
    expect(web('sea—<note>n</note>land')).toBe('sea—land');
  });

  it('are restored at the end of the words of Jesus', () => {
    expect(web('<q>“Go.”</q>Then he went')).toBe('“Go.” Then he went');
  });
});

describe('spaces lost at supplied words', () => {
  const added = (text: string) => `<transChange type="added">${text}</transChange>`;

  it('are restored on both sides', () => {
    expect(reinaValera(`allí</w>${added('también')}<w>hay`)).toBe('allí también hay');
  });

  it('are not added between a verb and its pronoun', () => {
    expect(reinaValera(`tráeme${added('lo')} luego`)).toBe('tráemelo luego');
    expect(reinaValera(`ver${added('los')}con`)).toBe('verlos con');
  });

  it('are restored between a word that is not a verb and a pronoun', () => {
    expect(reinaValera(`os dijo que${added('lo')}<w>haría`)).toBe('os dijo que lo haría');
    expect(reinaValera(`Jehová${added('los')} acose`)).toBe('Jehová los acose');
  });

  it('are not doubled, and not added before punctuation', () => {
    expect(reinaValera(`era ${added('una')} voz${added('grande')}, y ¿${added('no')} oís?`)).toBe(
      'era una voz grande, y ¿no oís?',
    );
  });
});
