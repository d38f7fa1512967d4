/** The part of the Web Speech API that is used here; TypeScript's DOM library does not declare it. */
export type BrowserRecognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Whether speech stays on the device; only newer browsers know it. */
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
};

export type RecognitionResults = {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
};

type LocalOptions = { readonly langs: readonly string[]; readonly processLocally: true };

/** How speech can be recognised on the device itself, as the browser reports it. */
export type LocalAvailability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

export type RecognitionClass = {
  new (): BrowserRecognition;
  available?(options: LocalOptions): Promise<LocalAvailability>;
  install?(options: LocalOptions): Promise<boolean>;
};

type Scope = {
  readonly SpeechRecognition?: RecognitionClass;
  readonly webkitSpeechRecognition?: RecognitionClass;
};

/** The browser's speech recognition, if it has one. */
export function browserRecognition(): RecognitionClass | undefined {
  const scope = globalThis as unknown as Scope;
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Whether the browser can recognise a language on the device itself; one that cannot tell sends it to its service. */
export async function localAvailability(
  recognition: RecognitionClass,
  tag: string,
): Promise<LocalAvailability> {
  try {
    return (await recognition.available?.({ langs: [tag], processLocally: true })) ?? 'unavailable';
  } catch {
    return 'unavailable'; // a browser that does not know this option
  }
}

/** Downloads what the browser needs to recognise a language on the device. @returns whether it is there now */
export async function installLocally(recognition: RecognitionClass, tag: string): Promise<boolean> {
  try {
    return (await recognition.install?.({ langs: [tag], processLocally: true })) ?? false;
  } catch {
    return false;
  }
}
