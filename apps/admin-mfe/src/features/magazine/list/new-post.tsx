import { createPostRoute } from '@word-unfolded/contracts';
import { readableText } from '@word-unfolded/api-client';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useUser } from '@word-unfolded/session';
import { Button, showToast, useNavigate } from '@word-unfolded/ui';
import { useState } from 'react';
import { useSend } from '../../../dashboard/actions/use-send.js';
import { editAddress } from '../addresses.js';
import { useMagazineTexts } from '../texts.js';
import styles from './post-list.module.css';

/** Begins a post in a language. */
export function NewPost() {
  const t = useMagazineTexts();
  const language = useLanguage();
  const send = useSend();
  const navigate = useNavigate();
  const { name } = useUser();
  const [isBusy, setBusy] = useState(false);
  const begin = async (of: Language) => {
    setBusy(true);
    try {
      const content = { title: '', summary: '', body: '', category: 'articles', tags: [], author: name };
      const { id } = await send(createPostRoute, { body: { language: of, content } });
      await navigate(editAddress(id));
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
      setBusy(false);
    }
  };
  return (
    <div className={styles.new}>
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          variant={each === language ? 'main' : 'line'}
          busy={isBusy}
          onClick={() => void begin(each)}
        >
          {t(`new.${each}`)}
        </Button>
      ))}
    </div>
  );
}
