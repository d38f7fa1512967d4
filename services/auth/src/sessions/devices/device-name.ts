import Bowser from 'bowser';

/** The name of a device, as far as its User-Agent shows. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * Reads the browser with its major version, and the system, from a User-Agent header. Names of programs are not
 * translated.
 */
export function deviceNameOf(userAgent: string): DeviceName {
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  // The name appears in emails and lists, so only known names are used.
  const system = os.name && SYSTEMS.has(os.name) ? os.name : null;
  if (!browser.name || !BROWSERS.has(browser.name)) return { browser: null, system };
  const version = browser.version?.split('.', 1)[0];
  return {
    browser: [browser.name, version].filter((part) => part && /^[\w .-]{1,40}$/.test(part)).join(' '),
    system,
  };
}

/** A device in a few words, such as `Firefox 140, Windows`. */
export function inWords({ browser, system }: DeviceName): string {
  return [browser, system].filter((part) => part !== null).join(', ') || '–';
}
