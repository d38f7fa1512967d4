import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

/** A tab, and what it shows; only the panel of the chosen tab is rendered. */
export type TabItem<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  readonly panel: () => ReactNode;
};

type TabsProps<Id extends string> = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
};

/** The parts of a page of which one is shown. The arrow keys move between them; on a phone the list scrolls sideways. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab) onChoose(tab.id);
      }}
    >
      <TabList className={styles.list} aria-label={label}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} id={id} className="tab-label">
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {id === chosen && panel()}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
