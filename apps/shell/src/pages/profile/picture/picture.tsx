import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useUser } from '@word-unfolded/session';
import { Button, log, useOverlay } from '@word-unfolded/ui';
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { Avatar } from '../../../frame/account/avatar.js';
import profileStyles from '../profile.module.css';
import { SaveFailure } from '../save-failure.js';
import { useTexts } from '../texts.js';
import { ACCEPTED_TYPES, problemOfFile, type FileProblem } from './chosen-file.js';
import styles from './picture.module.css';
import { usePicture } from './use-picture.js';

/** The reader's picture: from a file or the camera, cropped, or none. */
export function Picture() {
  const t = useTexts();
  const language = useLanguage();
  const { name, avatarUrl } = useUser();
  const input = useRef<HTMLInputElement>(null);
  const fileButton = useRef<HTMLButtonElement>(null);
  const { set } = usePicture();
  const [problem, setProblem] = useState<FileProblem>();
  const [source, setSource] = useState<string>();
  useFocusAfterRemoval(avatarUrl, fileButton);
  const crop = useOverlay('dialog', () => import('./crop-dialog.js'));
  const camera = useOverlay('dialog', () => import('./camera-dialog.js'));

  const take = (file: Blob) => {
    const found = problemOfFile(file);
    setProblem(found);
    if (found) return;
    setSource(URL.createObjectURL(file));
    crop.open();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (file) take(file);
  };
  const close = (next?: FileProblem) => {
    crop.overlay.onOpenChange(false);
    setProblem(next);
    if (source !== undefined) URL.revokeObjectURL(source);
    setSource(undefined);
  };
  const use = async (picture: Blob) => {
    await set(picture);
    close();
  };

  return (
    <div className={styles.picture}>
      <div className={styles.face} role="img" aria-label={t('picture.alt')}>
        <Avatar name={name} url={avatarUrl} />
      </div>
      <div className={styles.words}>
        <p className={profileStyles.soft}>{t('picture.lead')}</p>
        <div className={profileStyles.actions}>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED_TYPES.join(',')}
            aria-label={t('picture.file')}
            onChange={choose}
          />
          <Button
            ref={fileButton}
            onPointerEnter={prepareCrop}
            onFocus={prepareCrop}
            onClick={() => input.current?.click()}
          >
            {t('picture.file')}
          </Button>
          {hasCamera() && <Button {...camera.trigger}>{t('picture.camera')}</Button>}
          {avatarUrl !== null && <RemovePicture />}
        </div>
        <p role="alert" className={styles.problem}>
          {problem && errorText(problem, language)}
        </p>
      </div>
      {camera.module && <camera.module.CameraDialog {...camera.overlay} onTaken={take} />}
      {crop.module && source !== undefined && (
        <crop.module.CropDialog
          url={source}
          isOpen={crop.overlay.isOpen}
          onClose={() => close()}
          onUnreadable={() => close('AVATAR_NOT_AN_IMAGE')}
          onUse={use}
        />
      )}
    </div>
  );
}

/** The remove button disappears with the picture, so the focus moves to the button that adds one. */
function useFocusAfterRemoval(url: string | null, next: RefObject<HTMLButtonElement | null>): void {
  const hadPicture = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (hadPicture.current && url === null && isLost) next.current?.focus();
    hadPicture.current = url !== null;
  }, [url, next]);
}

/** Fetches the cropping module while the reader chooses a file. */
function prepareCrop(): void {
  import('./crop-dialog.js').catch((error: unknown) =>
    log.warn('The cropping module could not be loaded', error),
  );
}

/** A page without TLS has no access to cameras; the option is then hidden. */
function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

function RemovePicture() {
  const t = useTexts();
  const language = useLanguage();
  const { remove } = usePicture();
  const { trigger, overlay, module } = useOverlay('dialog', () => import('@word-unfolded/ui/overlays'));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await remove();
      overlay.onOpenChange(false);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button {...trigger} variant="quiet">
        {t('picture.remove')}
      </Button>
      {module && (
        <module.ConfirmDialog
          title={t('picture.removeTitle')}
          confirm={t('picture.remove')}
          cancel={t('cancel')}
          isOpen={overlay.isOpen}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => overlay.onOpenChange(false)}
        >
          <p>{t('picture.removeBody')}</p>
          {error !== undefined && (
            <SaveFailure title={errorText('AVATAR_UPDATE_FAILED', language)} error={error} />
          )}
        </module.ConfirmDialog>
      )}
    </>
  );
}
