import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { changeAutosave } from '../pad/autosave.js';
import { notesOf } from '../pad/notepads.js';
import { useNotepad } from './use-notepad.js';

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

describe('a note', () => {
  it.each([30, 60, 300] as const)(
    'is autosaved every %d seconds when the reader has chosen that interval',
    async (seconds) => {
      const owner = `reader who saves every ${seconds}`;
      const { repository } = notesOf(owner);
      changeAutosave(seconds);
      const { result } = renderHook(() => useNotepad(owner, 'Ruth 1'));
      await pass(0);
      act(() => result.current.pad.write({ text: 'Gleaning' }));
      await pass(seconds - 1);
      expect(await repository.versions(result.current.note.id)).toHaveLength(0);
      await pass(1);
      await pass(seconds);
      expect(await repository.versions(result.current.note.id)).toHaveLength(1);
      act(() => result.current.pad.write({ text: 'Gleaning in the field' }));
      await pass(seconds);
      expect(await repository.versions(result.current.note.id)).toHaveLength(2);
    },
  );
});
