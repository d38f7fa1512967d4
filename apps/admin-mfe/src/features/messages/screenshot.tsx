import { useQuery } from '@tanstack/react-query';
import { callFileRoute, readableText } from '@word-unfolded/api-client';
import { getScreenshotRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { useEffect, useRef, useState } from 'react';
import { DASHBOARD } from '../../dashboard/data/dashboard-query.js';
import styles from './messages.module.css';
import { useMessageTexts } from './texts.js';

/** The picture that a reader added to a feedback. It is fetched when it is wanted. */
export function Screenshot({ id }: { readonly id: string }) {
  const t = useMessageTexts();
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const { data: file, error } = useQuery({
    queryKey: [...DASHBOARD, getScreenshotRoute.path, id],
    queryFn: async ({ signal }) =>
      (await callFileRoute(getScreenshotRoute, { params: { id } }, { language, signal })).file,
    enabled: isWanted,
    staleTime: Infinity,
  });
  if (error)
    return (
      <p role="alert" className={styles.failure}>
        {readableText(error, language, 'load')}
      </p>
    );
  if (file) return <Picture file={file} alt={t('screenshot.alt')} />;
  return (
    <div>
      <Button busy={isWanted} onClick={() => setWanted(true)}>
        {t('screenshot.show')}
      </Button>
    </div>
  );
}

function Picture({ file, alt }: { readonly file: Blob; readonly alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} className={styles.picture} alt={alt} />;
}
