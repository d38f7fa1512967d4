import type { NoteRepository } from '@word-unfolded/offline';
import { scrollKeyOf, useLocation } from '@word-unfolded/ui';
import { useEffect } from 'react';
import type { Notepad } from '../pad/notepad.js';
import { noteOfAddress } from '../note-address.js';

/** Opens the note that the address names, as soon as this device has it. */
export function useAddressedNote(pad: Notepad, repository: NoteRepository, isReady: boolean): void {
  const location = useLocation();
  const visit = scrollKeyOf(location);
  const id = noteOfAddress(location.search);
  useEffect(() => {
    if (id === undefined || !isReady) return undefined;
    let isOpened = false;
    const open = async () => {
      if (isOpened || !(await repository.read(id)) || isOpened) return;
      isOpened = true;
      await pad.open(id);
    };
    const tryOpening = () => {
      open().catch(() => undefined); // the notepad itself reports a device that fails
    };
    tryOpening();
    return repository.watch((changed) => {
      if (changed === id) tryOpening();
    });
  }, [pad, repository, id, isReady, visit]);
}
