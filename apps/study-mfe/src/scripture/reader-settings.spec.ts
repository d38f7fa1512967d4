import { changeReaderSettings, readSettings } from './reader-settings.js';

beforeEach(() => window.localStorage.clear());

describe('the settings of a reader', () => {
  it('begin with notes and numbers, and without colour', () => {
    expect(readSettings()).toEqual({
      jesusInColour: false,
      notes: true,
      headings: true,
      verseNumbers: true,
      typeSize: 'usual',
      measure: 'usual',
      lineHeight: 'usual',
      shortcuts: true,
    });
  });

  it('are kept', () => {
    changeReaderSettings({ verseNumbers: false, typeSize: 'large' });
    expect(readSettings()).toMatchObject({ verseNumbers: false, typeSize: 'large' });
  });

  it('are as at first where what was kept is broken', () => {
    window.localStorage.setItem(
      'readerSettings',
      '{"notes":"perhaps","typeSize":"huge","verseNumbers":false}',
    );
    expect(readSettings()).toMatchObject({ notes: true, typeSize: 'usual', verseNumbers: false });
    window.localStorage.setItem('readerSettings', '{');
    expect(readSettings().notes).toBe(true);
  });
});
