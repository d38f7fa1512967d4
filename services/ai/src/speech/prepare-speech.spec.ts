import { prepareSpeech } from './prepare-speech.js';

const request = (text: string, changes: object = {}, voice = 'a voice') =>
  prepareSpeech({ text, language: 'en', context: 'general', ...changes }, voice);

describe('askedSpeech', () => {
  it('prepares a text line by line for a voice', () => {
    expect(request('THE beginning\n\n<b>John</b> 3:17').lines).toEqual([
      'The beginning',
      '',
      'John 3 verse 17',
    ]);
  });

  it('has the same digest only for the same text, language, context and voice', () => {
    const recordings = [
      request('Grace'),
      request('Peace'),
      request('Grace', { language: 'es' }),
      request('Grace', { context: 'scripture' }),
      request('Grace', {}, 'another voice'),
    ].map(({ digest }) => digest);
    expect(new Set(recordings).size).toBe(recordings.length);
    expect(request('Grace').digest).toBe(recordings[0]);
    expect(request('<i>Grace</i>').digest).toBe(recordings[0]);
  });

  it.each(['<p></p>', '***', '<!-- nothing -->', '\u200b'])(
    'refuses %j, which contains nothing to speak',
    (text) => {
      expect(() => request(text)).toThrow('No valid text content to convert to speech');
    },
  );
});
