import type { Language } from '@word-unfolded/domain';

/** How long to wait for voices, in milliseconds, because some browsers load them only after the first request. */
const VOICES_WITHIN_MS = 1_000;

/** The browser's speech synthesis, if it has one. */
export function browserVoices(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window ? window.speechSynthesis : undefined;
}

/** The browser's voice for a language, preferably one that needs no network; undefined if there is none. */
export async function voiceFor(
  synthesis: SpeechSynthesis,
  language: Language,
): Promise<SpeechSynthesisVoice | undefined> {
  const voices = (await voicesOf(synthesis)).filter(({ lang }) =>
    lang.toLowerCase().replace('_', '-').split('-').includes(language),
  );
  return (
    voices.find(({ localService, default: isDefault }) => localService && isDefault) ??
    voices.find(({ localService }) => localService) ??
    voices[0]
  );
}

async function voicesOf(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const known = synthesis.getVoices();
  if (known.length > 0) return known;
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', answer);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(answer, VOICES_WITHIN_MS);
    synthesis.addEventListener('voiceschanged', answer);
  });
}
