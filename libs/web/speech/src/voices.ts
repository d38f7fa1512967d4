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
  return (await voicesFor(synthesis, language))[0];
}

/** The browser's voices for a language: first those that need no network, and among them the default one. */
export async function voicesFor(
  synthesis: SpeechSynthesis,
  language: Language,
): Promise<SpeechSynthesisVoice[]> {
  const voices = (await voicesOf(synthesis)).filter(({ lang }) =>
    lang.toLowerCase().replace('_', '-').split('-').includes(language),
  );
  return voices.sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ localService, default: isDefault }: SpeechSynthesisVoice): number {
  if (!localService) return 2;
  return isDefault ? 0 : 1;
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
