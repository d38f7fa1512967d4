import Bowser from 'bowser';

/** What a device is called, as far as it says. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

/** Reads browser, with its major version, and system out of a User-Agent header. Names of programs are not translated. */
export function deviceNameOf(userAgent: string): DeviceName {
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.', 1)[0];
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
    system: os.name ?? null,
  };
}

/** A device in a few words, such as `Firefox 140, Windows`. */
export function inWords({ browser, system }: DeviceName): string {
  return [browser, system].filter((part) => part !== null).join(', ') || '–';
}
