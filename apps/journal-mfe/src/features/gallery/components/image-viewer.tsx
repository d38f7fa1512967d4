import { errorText, type GalleryImage } from '@word-unfolded/contracts';
import { localeOf } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { IconButton, useLayer } from '@word-unfolded/ui';
import { useState, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useGalleryTexts } from '../texts.js';
import type { ImageActions } from '../use-image-actions.js';
import { DeleteQuestion } from './delete-question.js';
import { ImageFacts } from './image-facts.js';
import styles from './image-viewer.module.css';
import { ViewerActions } from './viewer-actions.js';

type ImageViewerProps = {
  readonly images: readonly GalleryImage[];
  readonly shown: GalleryImage;
  readonly actions: ImageActions;
  readonly onShow: (id: string) => void;
  /** Makes an image of the same quote again. */
  readonly onAgain: (image: GalleryImage) => void;
  /** Called when the image fails to load. */
  readonly onBroken: (image: GalleryImage) => void;
  readonly onClose: () => void;
};

/** One image with its details, as an overlay. The arrow keys show the previous and the next image, Escape closes it. */
export function ImageViewer({ images, shown, actions, ...handlers }: ImageViewerProps) {
  const { onShow, onAgain, onBroken, onClose } = handlers;
  const t = useGalleryTexts();
  const language = useLanguage();
  const { number } = formatsOf(language);
  const [isAsking, setAsking] = useState(false);
  useLayer(true, onClose);
  const place = images.findIndex(({ id }) => id === shown.id);
  const [before, after] = [images[place - 1], images[place + 1]];
  const move = ({ key }: KeyboardEvent) => {
    const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
    if (!next) return;
    setAsking(false);
    onShow(next.id);
  };
  return (
    <I18nProvider locale={localeOf(language)}>
      {/* The overlay forwards key events here also when it has the focus itself. */}
      <div role="presentation" onKeyDown={move}>
        <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles.veil}>
          <Modal className={styles.sheet}>
            <Dialog aria-label={shown.quote} className={styles.dialog}>
              <div className={styles.within}>
                <header className={styles.head}>
                  <IconButton
                    icon="back"
                    label={t('viewer.previous')}
                    aria-disabled={!before}
                    onClick={() => before && onShow(before.id)}
                  />
                  <span role="status" className={styles.place}>
                    {t('viewer.place', { place: number(place + 1), count: number(images.length) })}
                  </span>
                  <IconButton
                    icon="on"
                    label={t('viewer.next')}
                    aria-disabled={!after}
                    onClick={() => after && onShow(after.id)}
                  />
                  <IconButton
                    icon="shut"
                    label={t('viewer.close')}
                    className={styles.shut}
                    onClick={onClose}
                  />
                </header>
                <Picture key={shown.url} image={shown} onBroken={() => onBroken(shown)} />
                <div className={styles.about}>
                  <blockquote className={styles.quote}>{shown.quote}</blockquote>
                  {isAsking ? (
                    <DeleteQuestion
                      image={shown}
                      isBusy={actions.isBusy}
                      onConfirm={() =>
                        void actions.remove(shown).then((isDone) => isDone || setAsking(false))
                      }
                      onCancel={() => setAsking(false)}
                    />
                  ) : (
                    <ViewerActions
                      image={shown}
                      actions={actions}
                      onAgain={() => onAgain(shown)}
                      onDelete={() => setAsking(true)}
                    />
                  )}
                  <ImageFacts image={shown} />
                </div>
              </div>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </div>
    </I18nProvider>
  );
}

function Picture({ image, onBroken }: { readonly image: GalleryImage; readonly onBroken: () => void }) {
  const language = useLanguage();
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <p role="alert" className={styles.broken}>
        {errorText('IMAGE_LOAD_FAILED', language)}
      </p>
    );
  return (
    <img
      src={image.url}
      alt={image.quote}
      width={image.width}
      height={image.height}
      className={styles.image}
      onError={() => {
        setBroken(true);
        onBroken();
      }}
    />
  );
}
