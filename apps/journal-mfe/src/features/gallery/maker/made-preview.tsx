import { useQueryClient } from '@tanstack/react-query';
import { callRoute, readableText } from '@word-unfolded/api-client';
import { errorText, saveImageRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, downloadFile, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { GALLERY } from '../../../journal/gallery-answers.js';
import { useGalleryTexts } from '../texts.js';
import { looksOf } from './choices.js';
import styles from './image-maker.module.css';
import type { ImageJob } from './use-image-job.js';

type Made = Extract<ImageJob, { readonly kind: 'made' }>;

type MadePreviewProps = { readonly made: Made; readonly onAnother: () => void };

/** A finished image, and what can be done with it. */
export function MadePreview({ made, onAnother }: MadePreviewProps) {
  const { image, choices } = made;
  const t = useGalleryTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [saving, setSaving] = useState<'no' | 'busy' | 'done'>('no');
  const [width, height] = image.meta.resolution.split('x').map(Number);

  const save = async () => {
    setSaving('busy');
    const { style } = choices;
    const body = { url: image.imageUrl, prompt: image.quote, quote: image.quote, style, ...looksOf(choices) };
    try {
      await callRoute(saveImageRoute, { body }, { language });
      await queries.invalidateQueries({ queryKey: GALLERY });
      setSaving('done');
      showToast(t('maker.saved'), 'good');
    } catch (error) {
      setSaving('no');
      showToast(readableText(error, language, 'action'), 'bad');
    }
  };

  const download = async () => {
    try {
      const response = await fetch(image.imageUrl);
      if (!response.ok) throw new Error(`The image was answered with ${response.status}`);
      const name = image.source.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'image';
      downloadFile(await response.blob(), `${name}.${choices.format === 'jpeg' ? 'jpg' : 'png'}`);
    } catch {
      showToast(errorText('IMAGE_DOWNLOAD_FAILED', language), 'bad');
    }
  };

  return (
    <div className={styles.preview}>
      <img
        src={image.imageUrl}
        alt={`${image.quote} ${image.source}`}
        width={width}
        height={height}
        className={styles.picture}
      />
      <p role="status" className={styles.note}>
        {t('maker.made')} {t('maker.by', { model: image.meta.model, seed: image.meta.seed })}
      </p>
      <div className={styles.acts}>
        <Button variant="main" onClick={() => void download()}>
          {t('maker.download')}
        </Button>
        <Button busy={saving !== 'no'} onClick={() => void save()}>
          {t(saving === 'done' ? 'maker.saved' : 'maker.save')}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('maker.createAnother')}
        </Button>
      </div>
    </div>
  );
}
