import { applyGate, PAGE_GATES, PAGES, type Gate, type Principal } from '@word-unfolded/domain';

/** A row of the menu. */
export type MenuItem = {
  readonly name: MenuItemName;
  readonly path: string;
  readonly gate?: Gate;
};

type MenuItemName =
  'study' | 'explorer' | 'journal' | 'trail' | 'selah' | 'magazine' | 'images' | 'admin' | 'guide';

/** Specification, section 2, "Wumenu items", in its order. */
const ITEMS: readonly MenuItem[] = [
  { name: 'study', path: PAGES.study },
  { name: 'explorer', path: PAGES.explorer },
  { name: 'journal', path: PAGES.journal },
  { name: 'trail', path: `${PAGES.study}?trail=plans` },
  { name: 'selah', path: PAGES.selah },
  { name: 'magazine', path: PAGES.magazine },
  { name: 'images', path: PAGES.gallery },
  { name: 'admin', path: PAGES.admin, gate: PAGE_GATES.admin },
  { name: 'guide', path: `${PAGES.help}#theo` },
];

/** The rows for a reader; the admin row is visible only to admins (design, "Wumenu"). */
export function menuItemsFor(principal: Principal): readonly MenuItem[] {
  return ITEMS.filter(({ gate = 'signed-in' }) => applyGate(gate, principal) === 'pass');
}
