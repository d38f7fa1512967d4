import { useQuery } from '@tanstack/react-query';
import { PARALLEL_TRANSLATIONS_LIMIT } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Popover, Switch, type OverlayProps } from '@word-unfolded/ui/overlays';
import { translationsQuery } from '../../../scripture/api/translations-query.js';
import type { BesideChoice } from '../../../scripture/text/passage-actions.js';
import { useTexts } from '../texts.js';
import styles from './beside-panel.module.css';

/** Maximum number of translations beside the open one. */
const LIMIT = PARALLEL_TRANSLATIONS_LIMIT - 1;

/** Selects the translations beside the open one. */
export function BesidePanel({ choice, ...overlay }: OverlayProps & { readonly choice: BesideChoice }) {
  const t = useTexts();
  const { data: translations = [] } = useQuery(translationsQuery(useLanguage()));
  const { translationId, chosen, onChange } = choice;
  const open = translations.find(({ id }) => id === translationId);
  const others = translations.filter(({ id, available }) => available && id !== translationId);
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Popover {...overlay} label={t('label')}>
      <div className={styles.panel}>
        {others.map(({ id, name }) => {
          const isOn = chosen.includes(id);
          return (
            <Switch
              key={id}
              isSelected={isOn}
              isDisabled={!isOn && chosen.length >= LIMIT}
              onChange={(turned) => toggle(id, turned)}
            >
              {name}
            </Switch>
          );
        })}
        <p className={styles.hint}>
          {t('limit', { count: LIMIT, translation: open?.abbreviation ?? translationId ?? '' })}
        </p>
      </div>
    </Popover>
  );
}
