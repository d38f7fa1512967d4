import { Button } from '@word-unfolded/ui';
import { useTexts } from '../../texts.js';
import styles from './create.module.css';

type NearThemesProps = { readonly themes: readonly string[]; readonly onTry: (theme: string) => void };

/** Themes to try in the place of one on which too little was found; nothing if there are none. */
export function NearThemes({ themes, onTry }: NearThemesProps) {
  const t = useTexts();
  if (themes.length === 0) return null;
  return (
    <div role="group" aria-label={t('form.near')} className={styles.near}>
      {themes.map((theme) => (
        <Button key={theme} onClick={() => onTry(theme)}>
          {theme}
        </Button>
      ))}
    </div>
  );
}
