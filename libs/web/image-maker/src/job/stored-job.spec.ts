import { firstChoices } from '../maker/choices.js';
import { begunFor, forgetStoredJob, storeJob } from './stored-job.js';

const quote = 'Jesus wept.';
const draft = { page: '/library', choices: firstChoices({ quote, mood: 'calm' }) };

beforeEach(() => storeJob(draft));
afterEach(forgetStoredJob);

describe('what a tab has begun', () => {
  it('is taken up for the same quote, and for none', () => {
    expect(begunFor({ quote })?.choices.mood).toBe('calm');
    expect(begunFor({})?.choices.mood).toBe('calm');
    expect(begunFor({ quote: 'Rejoice always!' })).toBeUndefined();
  });

  it('does not replace the choices of an image that is made again', () => {
    expect(begunFor({ quote, mood: 'dramatic', isAgain: true })).toBeUndefined();
  });
});
