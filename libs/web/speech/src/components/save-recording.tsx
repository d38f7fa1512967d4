import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { IconButton, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { recordingOf } from '../api/recording.js';
import type { SpeechPassages } from '../speech-passages.js';
import { useTexts } from '../texts.js';

/** Generates the recording if necessary, and downloads it as a file. */
export function SaveRecording({ passages }: { readonly passages: SpeechPassages }) {
  const t = useTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { address, file } = await recordingOf(passages);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${fileName(passages.title)}.${file.type.includes('mpeg') ? 'mp3' : 'ogg'}`;
      link.click();
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon="save"
      label={t(isBusy ? 'player.saving' : 'player.save')}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void save();
      }}
    />
  );
}

/** A reference without characters that file systems reject: `Juan 3.16–18`. */
function fileName(title: string): string {
  return title
    .replaceAll(':', '.')
    .replace(/[\\/*?"<>|]/g, '')
    .slice(0, 100)
    .trim();
}
