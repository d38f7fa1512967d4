import { Icon } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { Marked } from './found/marked.js';
import type { PaletteItem } from './items/palette-item.js';
import styles from './palette.module.css';
import { useTexts } from './texts.js';
import type { ItemGroup } from './items/use-palette-items.js';

type PaletteListProps = {
  readonly id: string;
  readonly groups: readonly ItemGroup[];
  /** The id of the line that Enter takes. */
  readonly active: string | undefined;
  readonly onPoint: (id: string) => void;
  readonly onRun: (item: PaletteItem) => void;
};

/** The id of a line in the document. */
export const lineId = (list: string, item: string) => `${list}-${item.replace(/[^\w-]/g, '_')}`;

/** The lines of the palette in their groups. The focus stays in the field; the active line is told to it. */
export function PaletteList({ id, groups, active, onPoint, onRun }: PaletteListProps) {
  const t = useTexts();
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(lineId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('list')} className={styles.list}>
      {groups.map(({ group, items }, place) => (
        <div key={`${group}-${place}`} role="group" aria-labelledby={`${id}-${group}-${place}`}>
          <div id={`${id}-${group}-${place}`} role="presentation" className={styles.group}>
            {t(`groups.${group}`)}
          </div>
          {items.map((item) => (
            <Line
              key={item.id}
              id={lineId(id, item.id)}
              item={item}
              isActive={item.id === active}
              onPoint={onPoint}
              onRun={onRun}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type LineProps = Pick<PaletteListProps, 'onPoint' | 'onRun'> & {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
};

/** The keyboard reaches a line through the field (ARIA Authoring Practices, "Combobox"). */
function Line({ id, item, isActive, onPoint, onRun }: LineProps) {
  const { icon, title, titleRanges, excerpt, ranges, aside, lang } = item;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      lang={lang}
      className={styles.line}
      onPointerMove={() => onPoint(item.id)}
      onPointerDown={(event) => event.preventDefault()} // the field keeps the focus, and a phone its keyboard
      onClick={() => onRun(item)}
      onKeyDown={(event) => event.key === 'Enter' && onRun(item)}
    >
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.title}>
            <Marked text={title} ranges={titleRanges} />
          </span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </span>
        {excerpt && (
          <span className={styles.excerpt}>
            <Marked text={excerpt} ranges={ranges} />
          </span>
        )}
      </span>
    </div>
  );
}
