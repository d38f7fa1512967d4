import { useState } from 'react';

/** The newest value that was there: what a reader had before them stays while something else is on its way, or fails. */
export function useLastRead<Value>(current: Value | undefined): Value | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
