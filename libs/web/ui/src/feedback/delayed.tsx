import { useEffect, useState, type ReactNode } from 'react';

/** A wait that a reader does not notice needs no indicator (design: a skeleton after 300 ms). */
const NOTICED_AFTER_MS = 300;

type DelayedProps = {
  /** The content until then. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

/** Shows its children only when the wait is long enough to be noticed. */
export function Delayed({ before = null, children }: DelayedProps) {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNoticed ? children : before;
}
