import { errorText, type MadeImage } from '@word-unfolded/contracts';
import { IMAGE_DOWNLOAD_SIZES, type ImageDownloadSize } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, SettingChoice } from '@word-unfolded/ui';
import { useState } from 'react';
import { useTexts } from '../locales/texts.js';
import type { Choices } from '../maker/choices.js';
import styles from '../maker/image-maker.module.css';
import { ShapeChoice } from '../maker/shape-choice.js';
import type { ImageMakerOptions } from '../image-maker-options.js';
import { formatsFor, nearestSize, sidesOf, type DownloadFormat } from './download-sizes.js';
import { useMadeActions, type MadeActions } from './use-made-actions.js';

type MadePreviewProps = ImageMakerOptions & {
  readonly made: { readonly image: MadeImage; readonly choices: Choices };
  readonly onAnother: () => void;
};

/** A finished image, and what can be done with it. */
export function MadePreview({ made, onAnother, ...options }: MadePreviewProps) {
  const { image, choices } = made;
  const t = useTexts();
  const isCutOut = choices.background === 'transparent';
  const actions = useMadeActions({ image, language: useLanguage(), isCutOut }, options);
  return (
    <div className={styles.preview}>
      <Picture image={image} isCutOut={isCutOut} />
      <div className={styles.about}>
        <div role="status" className={styles.job}>
          <p>{t('made')}</p>
          <progress className={styles.done} max={100} value={100} aria-label={t('progress')} />
          {isCorrected(image, choices) && <p className={styles.note}>{t('corrected')}</p>}
          <p className={styles.note}>
            {t('by', {
              model: image.provider === 'card' ? t('cardRenderer') : image.meta.model,
              seed: image.meta.seed,
            })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="main"
            busy={actions.busy === 'save' || actions.isSaved}
            onClick={() => void actions.save()}
          >
            {t(actions.isSaved ? 'saved' : 'save')}
          </Button>
          {options.entryId !== undefined && (
            <Button busy={actions.busy === 'set' || actions.isSet} onClick={() => void actions.setForEntry()}>
              {t(actions.isSet ? 'set' : 'setForEntry')}
            </Button>
          )}
          <Button variant="quiet" onClick={onAnother}>
            {t('createAnother')}
          </Button>
        </div>
        <Downloads image={image} isCutOut={isCutOut} actions={actions} />
      </div>
    </div>
  );
}

/** The stored words were drawn where those of the reader were only close to them. */
function isCorrected({ quote }: MadeImage, choices: Choices): boolean {
  const wordsOf = (text: string) => (text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  return wordsOf(quote) !== wordsOf(choices.quote);
}

function Picture({ image, isCutOut }: { readonly image: MadeImage; readonly isCutOut: boolean }) {
  const language = useLanguage();
  const [isBroken, setBroken] = useState(false);
  const [width, height] = sidesOf(image.meta.resolution);
  if (isBroken)
    return (
      <p role="alert" className={styles.bad}>
        {errorText('IMAGE_LOAD_FAILED', language)}
      </p>
    );
  return (
    <img
      src={image.imageUrl}
      alt={`${image.quote} ${image.source}`}
      width={width}
      height={height}
      className={styles.picture}
      data-cut-out={isCutOut || undefined}
      onError={() => setBroken(true)}
    />
  );
}

type DownloadsProps = {
  readonly image: MadeImage;
  readonly isCutOut: boolean;
  readonly actions: MadeActions;
};

/** The sizes and formats of files, and where they can go. */
function Downloads({ image, isCutOut, actions }: DownloadsProps) {
  const t = useTexts();
  const [size, setSize] = useState<ImageDownloadSize>(() => nearestSize(image));
  const [format, setFormat] = useState<DownloadFormat>('png');
  const { busy, share } = actions;
  return (
    <section className={styles.downloads} aria-label={t('downloads')}>
      <ShapeChoice
        label={t('size')}
        shapes={IMAGE_DOWNLOAD_SIZES.map((value) => ({
          value,
          name: t(`sizes.${value}`),
          note: value.replace('x', ' × '),
          sides: sidesOf(value),
        }))}
        chosen={size}
        onChoose={setSize}
      />
      <SettingChoice
        label={t('format')}
        values={formatsFor(isCutOut)}
        chosen={format}
        nameOf={(each) => (each === 'webp' ? 'WebP' : each.toUpperCase())}
        onChoose={setFormat}
      />
      <div className={styles.actions}>
        <Button busy={busy === 'download'} onClick={() => void actions.download(size, format)}>
          {t('download')}
        </Button>
        <Button busy={busy === 'copy'} onClick={() => void actions.copy(size)}>
          {t('copy')}
        </Button>
        {share && (
          <Button busy={busy === 'share'} onClick={() => void share(size)}>
            {t('share')}
          </Button>
        )}
      </div>
    </section>
  );
}
