import { changeReaderSettings, readSettings } from './reader-settings.js';

beforeEach(() => window.localStorage.clear());

describe('the reader settings', () => {
  it('start with notes and numbers, and without colour', () => {
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

  it('are stored', () => {
    changeReaderSettings({ verseNumbers: false, typeSize: 'large' });
    expect(readSettings()).toMatchObject({ verseNumbers: false, typeSize: 'large' });
  });

  it('are the defaults when the stored value is corrupt', () => {
    window.localStorage.setItem(
      'readerSettings',
      '{"notes":"perhaps","typeSize":"huge","verseNumbers":false}',
    );
    expect(readSettings()).toMatchObject({ notes: true, typeSize: 'usual', verseNumbers: false });
    window.localStorage.setItem('readerSettings', '{');
    expect(readSettings().notes).toBe(true);
  });
});
