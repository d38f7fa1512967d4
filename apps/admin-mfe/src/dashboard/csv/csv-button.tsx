import { callFileRoute, readableText, type RouteInput } from '@word-unfolded/api-client';
import type { RouteContract } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, downloadFile, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useTexts } from '../texts.js';

type CsvButtonProps = {
  /** What is downloaded, for the accessible name. */
  readonly of: string;
  readonly route: RouteContract;
  readonly input: RouteInput;
  /** The name of the file, without its extension. */
  readonly name: string;
};

/** Downloads a table as CSV. */
export function CsvButton({ of, route, input, name }: CsvButtonProps) {
  const t = useTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { file } = await callFileRoute(route, input, { language });
      downloadFile(file, `${name}.csv`);
    } catch (error) {
      showToast(readableText(error, language, 'load'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" busy={isBusy} aria-label={t('csvOf', { of })} onClick={() => void download()}>
      {t('csv')}
    </Button>
  );
}
