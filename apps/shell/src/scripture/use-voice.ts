import { localeOf, type Language } from '@word-unfolded/domain';
import { useEffect, useState } from 'react';

/** Reads aloud with the browser's own voice, which is free and needs no server (decisions, "Visitors"). */
export type Voice = {
  /** False when the browser has no voice. */
  readonly isThere: boolean;
  readonly isReading: boolean;
  readonly toggle: () => void;
};

/** False on the server, which sends the button because nearly all browsers have a voice. */
const hasWindow = typeof window !== 'undefined';

/**
 * Speech for a text: the first press starts it, the next one stops it. It stops when the text changes or is unmounted.
 *
 * @param language the language of the text, not of the interface
 */
export function useVoice(text: string, language: Language): Voice {
  const [read, setRead] = useState<string>();
  const synthesis = hasWindow && 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  const isReading = read === text;
  useEffect(() => () => synthesis?.cancel(), [synthesis, text]);
  const toggle = () => {
    synthesis?.cancel();
    if (isReading || !synthesis) return setRead(undefined);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = localeOf(language);
    utterance.onend = () => setRead(undefined);
    utterance.onerror = () => setRead(undefined);
    synthesis.speak(utterance);
    setRead(text);
  };
  return { isThere: !hasWindow || synthesis !== undefined, isReading, toggle };
}
