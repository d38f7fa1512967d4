import { ListenItem } from '@word-unfolded/speech';
import {
  PassageToolsMenu,
  type PassageToolsMenuProps,
} from '../../../features/passage/components/tools/passage-tools-menu.js';

/** All tools of the passage, the first of which is listening. */
export function PassageMenu(props: Omit<PassageToolsMenuProps, 'listening'>) {
  const { speech } = props;
  return <PassageToolsMenu {...props} listening={speech && <ListenItem speech={speech} />} />;
}
