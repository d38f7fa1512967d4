import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  type MenuItemProps as AriaMenuItemProps,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Icon } from '../../src/icons/icon.js';
import type { IconName } from '../../src/icons/icon-shapes.js';
import { useLayer } from '../../src/navigation/layers.js';
import { LocaleProvider } from './locale-provider.js';
import menuStyles from './menu.module.css';
import popoverStyles from './popover.module.css';
import type { OverlayProps } from '../../src/overlay/use-overlay.js';

type MenuProps = OverlayProps & {
  readonly label: string;
  /** `MenuItem`s, or `MenuSection`s of them. */
  readonly children: ReactNode;
};

/** A menu of actions or choices beside the button that opened it, used with the arrow keys. */
export function Menu({ label, children, ...overlay }: MenuProps) {
  useLayer(overlay.isOpen, () => overlay.onOpenChange(false));
  return (
    <LocaleProvider>
      <AriaPopover {...overlay} placement="bottom end" aria-label={label} className={popoverStyles.panel}>
        <AriaMenu
          aria-label={label}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a menu that is opened takes the focus (ARIA practices)
          autoFocus="first"
          className={menuStyles.menu}
          onClose={() => overlay.onOpenChange(false)}
        >
          {children}
        </AriaMenu>
      </AriaPopover>
    </LocaleProvider>
  );
}

type MenuItemProps = Omit<AriaMenuItemProps, 'className' | 'children'> & {
  readonly icon?: IconName;
  readonly lang?: string;
  readonly children: ReactNode;
};

/** An action, or a choice: the selected one has a tick. */
export function MenuItem({ icon, lang, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} className={menuStyles.item}>
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={menuStyles.sign}>{isSelected && <Icon name="tick" small />}</span>
          )}
          {icon && (
            <span className={menuStyles.sign}>
              <Icon name={icon} />
            </span>
          )}
          <span lang={lang}>{children}</span>
        </>
      )}
    </AriaMenuItem>
  );
}

type MenuSectionProps<Item extends object> = Omit<AriaMenuSectionProps<Item>, 'className'>;

/** Related items, such as the options of a single choice. */
export function MenuSection<Item extends object>(props: MenuSectionProps<Item>) {
  return <AriaMenuSection {...props} className={menuStyles.section} />;
}
