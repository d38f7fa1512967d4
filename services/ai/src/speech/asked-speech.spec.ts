import { askedSpeech } from './asked-speech.js';

const ask = (text: string, changes: object = {}, voice = 'a voice') =>
  askedSpeech({ text, language: 'en', context: 'general', ...changes }, voice);

describe('askedSpeech', () => {
  it('prepares a text line by line for a voice', () => {
    expect(ask('THE beginning\n\n<b>John</b> 3:17').lines).toEqual(['The beginning', '', 'John 3 verse 17']);
  });

  it('has the same digest only for the same text, language, context and voice', () => {
    const recordings = [
      ask('Grace'),
      ask('Peace'),
      ask('Grace', { language: 'es' }),
      ask('Grace', { context: 'scripture' }),
      ask('Grace', {}, 'another voice'),
    ].map(({ digest }) => digest);
    expect(new Set(recordings).size).toBe(recordings.length);
    expect(ask('Grace').digest).toBe(recordings[0]);
    expect(ask('<i>Grace</i>').digest).toBe(recordings[0]);
  });

  it.each(['<p></p>', '***', '<!-- nothing -->', '\u200b'])(
    'refuses %j, which contains nothing to speak',
    (text) => {
      expect(() => ask(text)).toThrow('No valid text content to convert to speech');
    },
  );
});
