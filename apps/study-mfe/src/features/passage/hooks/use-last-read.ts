import { useState } from 'react';

/** The newest defined value: the previous content stays visible while other content loads or fails. */
export function useLastRead<Value>(current: Value | undefined): Value | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
