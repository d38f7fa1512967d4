import { Icon } from '@word-unfolded/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  readonly title: string;
  readonly opensAtFirst?: boolean;
  /** Rendered when expanded: nothing is requested before. */
  readonly children: ReactNode;
};

/** A collapsible part of the study panel under its title. */
export function Disclosure({ title, opensAtFirst = false, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(opensAtFirst);
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {title}
          <Icon name="down" small />
        </button>
      </h3>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
