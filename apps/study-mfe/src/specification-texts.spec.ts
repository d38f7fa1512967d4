import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { callRoute, type FailedPlace, passageFailure } from '@word-unfolded/api-client';
import type { AnswerProblem } from '@word-unfolded/answers';
import { getPassageRoute } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { useToasts } from '@word-unfolded/ui';
import { stepProblemText } from './features/mapping/state/step-question.js';
import { useCopyPassage } from './features/passage/hooks/use-copy-passage.js';
import { chatProblemText } from './features/theo/components/chat-problem.js';
import { wordProblemText } from './features/word-map/state/word-question.js';
import { writingProblemText } from './features/writings/writing-problem.js';

beforeAll(() => startTexts('en'));

const problem = (code: 'OFFLINE' | 'NETWORK_ERROR'): AnswerProblem => ({
  code,
  text: `the text of ${code}`,
  resetsAt: undefined,
});

/** The error text of a passage when the server responds like this. */
async function failedPassage(place: FailedPlace, respond: () => Response): Promise<string> {
  const input = { params: { translationId: 'WEB', reference: 'John 3:16' } };
  const options = { language: 'en', transport: () => Promise.resolve(respond()) } as const;
  const error: unknown = await callRoute(getPassageRoute, input, options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return passageFailure(error, place, 'en');
}

const page = () => new Response('<!doctype html>');
const failing = () => new Response('', { status: 500 });

/** Section 8 of the specification: the error texts of the study pages and when they appear. */
const TEXTS: readonly (readonly [text: string, said: () => string | Promise<string>])[] = [
  ['Failed to fetch scripture', () => failedPassage('finder', failing)],
  ['Received invalid scripture content format', () => failedPassage('finder', page)],
  ['Failed to fetch passage', () => failedPassage('explorer', failing)],
  ['Error loading passage', () => failedPassage('explorer', page)],
  ['Network is offline. Cannot ask chatbot', () => chatProblemText(problem('OFFLINE'), 'en', String)],
  [
    'Failed to get response. Please check your connection or try again later.',
    () => chatProblemText(problem('NETWORK_ERROR'), 'en', String),
  ],
  ['Network is offline. Cannot generate step content', () => stepProblemText(problem('OFFLINE'), 'en')],
  [
    'Failed to connect to server for streaming step content',
    () => stepProblemText(problem('NETWORK_ERROR'), 'en'),
  ],
  ['Network is offline. Cannot generate word study', () => wordProblemText(problem('OFFLINE'), 'en')],
  ['Research generation failed', () => wordProblemText(problem('NETWORK_ERROR'), 'en')],
  [
    'Unable to generate scripture reflection',
    () => writingProblemText('devotional', problem('NETWORK_ERROR'), 'en'),
  ],
  ['Failed to generate study guide', () => writingProblemText('study-guide', problem('OFFLINE'), 'en')],
  ['Unable to generate quote', () => writingProblemText('quote', problem('NETWORK_ERROR'), 'en')],
];

describe('an error text of the specification for study', () => {
  it.each(TEXTS)('shows %j', async (text, said) => {
    expect(await said()).toBe(text);
  });

  it('shows "Failed to copy scripture" when the clipboard refuses', async () => {
    const writeText = () => Promise.reject(new Error('no permission'));
    Object.defineProperty(window.navigator, 'clipboard', { value: { writeText }, configurable: true });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { result } = renderHook(() => useCopyPassage({ pages: [] } as never));
    result.current?.();
    await waitFor(() =>
      expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('Failed to copy scripture'),
    );
  });
});
