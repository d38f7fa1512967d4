import { ListenItem } from '../../../features/speech/components/listen-item.js';
import {
  PassageToolsMenu,
  type PassageToolsMenuProps,
} from '../../../features/passage/components/passage-tools-menu.js';

/** All tools of the passage, of which listening is the first. */
export function PassageMenu(props: Omit<PassageToolsMenuProps, 'listening'>) {
  const { heard } = props;
  return <PassageToolsMenu {...props} listening={heard && <ListenItem heard={heard} />} />;
}
