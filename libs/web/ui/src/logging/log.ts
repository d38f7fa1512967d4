/** The one place that writes to the browser's console; a collector of reports can be put here later. */
export type Log = {
  readonly warn: (message: string, ...details: unknown[]) => void;
  readonly error: (message: string, ...details: unknown[]) => void;
};

export const log: Log = {
  warn: (message, ...details) => globalThis.console.warn(message, ...details),
  error: (message, ...details) => globalThis.console.error(message, ...details),
};
