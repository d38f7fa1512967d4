import { changeReaderSettings, readSettings } from './reader-settings.js';

beforeEach(() => window.localStorage.clear());

describe('the settings of a reader', () => {
  it('begin with notes and numbers, and without colour', () => {
    expect(readSettings()).toEqual({
      jesusInColour: false,
      notes: true,
      verseNumbers: true,
      shortcuts: true,
    });
  });

  it('are kept', () => {
    changeReaderSettings({ verseNumbers: false });
    expect(readSettings().verseNumbers).toBe(false);
  });

  it('are as at first where what was kept is broken', () => {
    window.localStorage.setItem('readerSettings', '{"notes":"perhaps","verseNumbers":false}');
    expect(readSettings()).toMatchObject({ notes: true, verseNumbers: false });
    window.localStorage.setItem('readerSettings', '{');
    expect(readSettings().notes).toBe(true);
  });
});
