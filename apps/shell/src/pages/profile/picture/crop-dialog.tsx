import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, classNames } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import profileStyles from '../profile.module.css';
import { SaveFailure } from '../save-failure.js';
import { useTexts } from '../texts.js';
import { drawPart, type Part } from './draw-picture.js';
import styles from './crop-dialog.module.css';

/** The zoom range relative to the fitting size, and the step of a key. */
const ZOOM = { least: 1, most: 4, step: 0.1 } as const;

/** How far an arrow key moves the picture, in CSS pixels. */
const KEY_STEP = 8;

const KEYS: Readonly<Record<string, number>> = { '+': ZOOM.step, '=': ZOOM.step, '-': -ZOOM.step };

/** Replaces the library's own style sheet, which it inserts as a style element or marks as free of side effects. */
const CLASSES = {
  containerClassName: styles.container ?? '',
  mediaClassName: styles.media ?? '',
  cropAreaClassName: styles.area ?? '',
};

type CropDialogProps = {
  /** Object URL of the picture on this device. */
  readonly url: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the file is not an image. */
  readonly onUnreadable: () => void;
  /** Saves the selected area; an error that it throws is shown, and the selection stays. */
  readonly onUse: (picture: Blob) => Promise<void>;
};

/** Selects the visible area of a picture by mouse, touch or keyboard. */
export function CropDialog({ isOpen, onClose, ...rest }: CropDialogProps) {
  const t = useTexts();
  return (
    <Dialog title={t('crop.title')} isOpen={isOpen} onOpenChange={onClose}>
      <Crop {...rest} onCancel={onClose} />
    </Dialog>
  );
}

type CropProps = Pick<CropDialogProps, 'url' | 'onUnreadable' | 'onUse'> & { readonly onCancel: () => void };

function Crop({ url, onUnreadable, onUse, onCancel }: CropProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const part = useRef<Part>(undefined);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.least);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const save = async () => {
    if (!part.current) return;
    setBusy(true);
    setError(undefined);
    try {
      await onUse(await drawPart(url, part.current));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, zoom + step)));
  };

  return (
    <div className={styles.content}>
      <div role="presentation" className={styles.stage} onKeyDown={press}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          classes={CLASSES}
          cropperProps={{ 'aria-label': t('crop.area'), 'aria-describedby': `${id}-hint`, role: 'group' }}
          mediaProps={{ onError: onUnreadable }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            part.current = pixels;
          }}
        />
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('crop.hint')}
      </p>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={ZOOM.least}
          max={ZOOM.most}
          step={ZOOM.step}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      {error !== undefined && (
        <SaveFailure
          title={errorText('AVATAR_UPDATE_FAILED', language)}
          error={error}
          unsaved={t('picture.kept')}
        />
      )}
      <div className={classNames(profileStyles.actions, profileStyles.last)}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button variant="main" busy={isBusy} onClick={() => void save()}>
          {t('crop.save')}
        </Button>
      </div>
    </div>
  );
}
