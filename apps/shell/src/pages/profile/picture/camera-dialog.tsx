import { Button, classNames, ErrorState, log } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import profileStyles from '../profile.module.css';
import { useTexts } from '../texts.js';
import styles from './camera-dialog.module.css';
import { drawFrame } from './draw-picture.js';
import { useCamera } from './use-camera.js';

type CameraDialogProps = OverlayProps & { readonly onTaken: (picture: Blob) => void };

/** Takes a picture of the reader. The camera is on only while this dialog is open. */
export function CameraDialog({ isOpen, onOpenChange, onTaken }: CameraDialogProps) {
  const t = useTexts();
  const take = (picture: Blob) => {
    onOpenChange(false);
    onTaken(picture);
  };
  return (
    <Dialog title={t('camera.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Camera onCancel={() => onOpenChange(false)} onTaken={take} />
    </Dialog>
  );
}

type CameraProps = { readonly onCancel: () => void; readonly onTaken: (picture: Blob) => void };

function Camera({ onCancel, onTaken }: CameraProps) {
  const t = useTexts();
  const { state, video } = useCamera();
  const [hasFailed, setFailed] = useState(false);
  const problem = hasFailed ? 'failed' : state;
  const take = () => {
    if (state !== 'on' || !video.current) return;
    drawFrame(video.current).then(onTaken, (error: unknown) => {
      log.error('The picture could not be taken', error);
      setFailed(true);
    });
  };
  return (
    <div className={styles.content}>
      {problem === 'starting' || problem === 'on' ? (
        <div className={styles.stage}>
          <video ref={video} className={styles.video} muted playsInline aria-label={t('camera.preview')} />
          <p role="status" className={styles.wait}>
            {problem === 'starting' && t('camera.starting')}
          </p>
        </div>
      ) : (
        <ErrorState title={t(`camera.${problem}`)} />
      )}
      <div className={classNames(profileStyles.actions, profileStyles.last)}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button variant="main" busy={problem !== 'on'} onClick={take}>
          {t('camera.take')}
        </Button>
      </div>
    </div>
  );
}
