import { IconButton, showToast, useOverlay } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useBeginMapping } from '../hooks/use-begin-mapping.js';
import { useMappingList } from '../hooks/use-mapping-list.js';
import type { MappingRepository } from '../state/mapping-repository.js';
import type { OwnMapping, ReadMapping } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';

type MappingToolsProps = {
  readonly owner: string;
  readonly repository: MappingRepository;
  readonly mapping: OwnMapping;
  readonly onOpen: (mapping: ReadMapping) => void;
  readonly onClose: () => void;
};

/** The links to other mappings, and the delete action. */
export function MappingTools({ owner, repository, mapping, onOpen, onClose }: MappingToolsProps) {
  const t = useTexts();
  const list = useMappingList(owner, repository, onOpen);
  const { problem, begin } = useBeginMapping(mapping.translationId, onOpen);
  useEffect(() => {
    if (problem) showToast(problem.text, 'bad');
  }, [problem]);
  const menu = useOverlay('menu', () => import('./mapping-menu.js'));
  const all = useOverlay('dialog', () => import('./list/mapping-list-dialog.js'));
  return (
    <>
      <IconButton icon="more" label={t('tools.label')} {...menu.trigger} />
      {menu.module && (
        <menu.module.MappingMenu
          {...menu.overlay}
          onOther={onClose}
          onAnew={() => void begin({ scriptureRef: mapping.osis, anew: true })}
          onList={all.open}
        />
      )}
      {all.module && (
        <all.module.MappingListDialog
          {...all.overlay}
          triggerRef={menu.overlay.triggerRef}
          list={list}
          openId={mapping.id}
        />
      )}
    </>
  );
}
