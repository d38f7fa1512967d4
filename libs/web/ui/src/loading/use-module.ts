import { useEffect, useEffectEvent, useState } from 'react';
import { log } from '../logging/log.js';

/**
 * Loads code on demand, for parts that a reader does not open by a button.
 *
 * @param load imports the module
 * @returns the module once it has loaded; undefined before, and after a failure, which is only logged
 */
export function useModule<Module>(load: () => Promise<Module>, isWanted: boolean): Module | undefined {
  const [module, setModule] = useState<{ readonly loaded: Module }>();
  const fetchModule = useEffectEvent(load);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    fetchModule().then(
      (loaded) => isHere && setModule({ loaded }),
      (error: unknown) => log.warn('A part of the page could not be loaded', error),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return module?.loaded;
}
