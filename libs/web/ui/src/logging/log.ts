/** The only module that writes to the browser's console; an error reporting service can be added here later. */
export type Log = {
  readonly warn: (message: string, ...details: unknown[]) => void;
  readonly error: (message: string, ...details: unknown[]) => void;
};

export const log: Log = {
  warn: (message, ...details) => globalThis.console.warn(message, ...details),
  error: (message, ...details) => globalThis.console.error(message, ...details),
};
