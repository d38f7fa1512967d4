import { localeOf, type Language } from '@word-unfolded/domain';
import { useEffect, useState } from 'react';

/** Reads aloud with the browser's own voice, which costs nothing and asks no server (decisions, "Visitors"). */
export type Voice = {
  /** False where the browser has no voice. */
  readonly isThere: boolean;
  readonly isReading: boolean;
  readonly toggle: () => void;
};

/**
 * A voice for a text: the first press reads it, the next one stops. It is silent when the text changes or goes away.
 *
 * @param language that of the text, not of the interface
 */
export function useVoice(text: string, language: Language): Voice {
  const [read, setRead] = useState<string>();
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
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
  return { isThere: synthesis !== undefined, isReading, toggle };
}
