import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { lineOf, verseOf } from '../../test/fake-verses.js';
import type { PassagesToSpeak } from '../speech-passages.js';
import { useSpokenLine } from '../spoken-line.js';
import type { RecordingOptions } from '../api/recording-types.js';
import type { Place, Speaker, SpeakerListeners } from '../engine/speaker.js';
import { createSpeechPlayer } from '../player/speech-player.js';
import { ListenButton } from './listen-button.js';
import { SpeechPlayerBar } from './speech-player-bar.js';

/** A silent speaker whose position the test controls. */
class FakeSpeaker implements Speaker {
  at: Place = { seconds: 0, length: 95, line: 0 };
  readonly source;
  readonly voice = 'a voice of the test';
  readonly play = jest.fn(() => Promise.resolve());
  readonly pause = jest.fn();
  readonly end = jest.fn();
  readonly setRate = jest.fn();
  readonly seek = jest.fn((seconds: number) => {
    this.at = { ...this.at, seconds };
  });
  readonly place = () => this.at;

  constructor(
    readonly listeners: SpeakerListeners,
    source: Speaker['source'],
  ) {
    this.source = source;
  }
}

const speakers: FakeSpeaker[] = [];
let opening: (waiting?: RecordingOptions) => Promise<void>;

const passages = [
  { reference: 'Ruth 1:1–2', osis: '', verses: [verseOf(1, [lineOf('One.')]), verseOf(2, [lineOf('Two.')])] },
];

const SPEECH: PassagesToSpeak = { passages, language: 'en' };

function Spoken() {
  return <output aria-label="spoken">{useSpokenLine()}</output>;
}

function show(speech: PassagesToSpeak = SPEECH) {
  const player = createSpeechPlayer(async (_, listeners, source, waiting) => {
    await opening(waiting);
    const speaker = new FakeSpeaker(listeners, source);
    speakers.push(speaker);
    return speaker;
  });
  const page = render(
    <>
      <ListenButton speech={speech} player={player} />
      <SpeechPlayerBar player={player} />
      <Spoken />
    </>,
  );
  return { page, player };
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const button = (name: string) => screen.getByRole('button', { name });
const bar = () => screen.queryByRole('region', { name: 'Reading aloud' });
const spoken = () => screen.getByRole('status', { name: 'spoken' }).textContent;
const tick = () => act(() => jest.advanceTimersByTime(100));

beforeAll(() => startTexts('en'));
beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  speakers.length = 0;
  opening = () => Promise.resolve();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('reading aloud', () => {
  it('is loading until there is a voice, and ignores presses meanwhile', async () => {
    let ready = () => {};
    opening = () => new Promise((resolve) => (ready = resolve));
    show();
    await user.click(button('Listen'));
    const loading = button('Getting the voice ready');
    expect(loading.getAttribute('aria-disabled')).toBe('true');
    await user.click(loading);
    await act(async () => ready());
    expect(button('Pause the reading')).toBeDefined();
    expect(speakers).toHaveLength(1);
  });

  it('shows how far the recording is, and stops waiting for it when the player is closed', async () => {
    let waiting: RecordingOptions = {};
    opening = (options = {}) => {
      waiting = options;
      return new Promise(() => {});
    };
    show();
    await user.click(button('Listen'));
    act(() => waiting.onProgress?.({ type: 'queued', place: 3 }));
    expect(bar()!.textContent).toContain('Place 3 in the queue');
    act(() => waiting.onProgress?.({ type: 'progress', done: 1, total: 3 }));
    expect(bar()!.textContent).toContain('33% of the recording is ready');
    expect(waiting.signal?.aborted).toBe(false);
    await user.click(button('Stop and close'));
    expect([bar(), waiting.signal?.aborted]).toEqual([null, true]);
  });

  it('shows the verse being read, on each clock tick', async () => {
    show();
    await user.click(button('Listen'));
    expect(spoken()).toBe('Ruth.1.1');
    speakers[0]!.at = { seconds: 7.9, length: 95, line: 1 };
    tick();
    expect(spoken()).toBe('Ruth.1.2');
    expect(bar()!.textContent).toContain('0:07 of 1:35');
    expect(bar()!.textContent).toContain('a voice of the test');
  });

  it('pauses to idle, and resumes with the loaded reading', async () => {
    show();
    await user.click(button('Listen'));
    await user.click(button('Pause the reading'));
    expect(speakers[0]!.pause).toHaveBeenCalled();
    await user.click(button('Listen'));
    expect([speakers.length, speakers[0]!.play.mock.calls.length]).toEqual([1, 2]);
  });

  it('is idle again when it has finished', async () => {
    show();
    await user.click(button('Listen'));
    act(() => speakers[0]!.listeners.onEnd());
    expect(button('Listen')).toBeDefined();
    expect(spoken()).toBe('');
    await user.click(button('Listen'));
    expect(speakers).toHaveLength(1);
  });

  it('continues with the next answers to the end of the passage, and then restarts from the beginning', async () => {
    const rest = { reference: 'Ruth 1:3', osis: '', verses: [verseOf(3, [lineOf('Three.')])] };
    show({ ...SPEECH, goOn: () => Promise.resolve({ passages: [rest], language: 'en' }) });
    await user.click(button('Listen'));
    await act(async () => speakers[0]!.listeners.onEnd());
    expect([speakers.length, spoken()]).toEqual([2, 'Ruth.1.3']);
    expect(bar()!.textContent).toContain('Ruth 1:3');
    expect(button('Pause the reading')).toBeDefined();
    await act(async () => speakers[1]!.listeners.onEnd());
    expect(spoken()).toBe('');
    await user.click(button('Listen'));
    expect(spoken()).toBe('Ruth.1.1');
  });

  it('reports an error when the next part cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    show({ ...SPEECH, goOn: () => Promise.reject(AppError.of('OFFLINE')) });
    await user.click(button('Listen'));
    await act(async () => speakers[0]!.listeners.onEnd());
    expect(screen.getByRole('alert').textContent).toContain('offline');
  });

  it('seeks ten seconds back and forward, and never before the beginning', async () => {
    show();
    await user.click(button('Listen'));
    speakers[0]!.at = { seconds: 14, length: 95, line: 0 };
    await user.click(button('10 seconds back'));
    await user.click(button('10 seconds back'));
    await user.click(button('10 seconds forward'));
    expect(speakers[0]!.seek.mock.calls).toEqual([[4], [0], [10]]);
  });

  it('keeps the speed for the next reading', async () => {
    const { player, page } = show();
    await user.click(button('Listen'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
    expect(speakers[0]!.setRate).toHaveBeenLastCalledWith(1.5);
    expect(player.getState().rate).toBe(1.5);
    page.unmount();
    show();
    await user.click(button('Listen'));
    expect(speakers[1]!.setRate).toHaveBeenCalledWith(1.5);
  });

  it('plays a recording when the reader chooses one', async () => {
    show();
    await user.click(button('Listen'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Voice' }), 'Recording');
    expect(speakers.map(({ source }) => source)).toEqual(['browser', 'file']);
    expect(speakers[0]!.end).toHaveBeenCalled();
  });

  it('shows why it failed, and can be retried', async () => {
    jest.spyOn(globalThis.console, 'warn').mockImplementation(() => {});
    opening = () => Promise.reject(AppError.of('OFFLINE_SPEECH'));
    show();
    await user.click(button('Listen'));
    const alert = within(bar()!).getByRole('alert');
    expect(alert.textContent).toContain('Network is offline. Cannot generate speech');
    opening = () => Promise.resolve();
    await user.click(button('The reading failed. Try again'));
    expect(button('Pause the reading')).toBeDefined();
    expect(within(bar()!).queryByRole('alert')).toBeNull();
  });

  it('is closed by its button, and stops when the page is left', async () => {
    const { page } = show();
    await user.click(button('Listen'));
    await user.click(button('Stop and close'));
    expect([bar(), spoken()]).toEqual([null, '']);
    expect(speakers[0]!.end).toHaveBeenCalled();
    await user.click(button('Listen'));
    page.unmount();
    expect(speakers[1]!.end).toHaveBeenCalled();
  });

  it('does not start when it was closed while its voice was loading', async () => {
    let ready = () => {};
    opening = () => new Promise((resolve) => (ready = resolve));
    const { player } = show();
    await user.click(button('Listen'));
    act(() => player.stop());
    await act(async () => ready());
    expect(speakers[0]!.play).not.toHaveBeenCalled();
    expect(speakers[0]!.end).toHaveBeenCalled();
  });
});
