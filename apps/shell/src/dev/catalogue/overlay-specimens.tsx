import { Button } from '@word-unfolded/ui';
import {
  ChoiceList,
  ConfirmDialog,
  Dialog,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  ReadingSettings,
  Switch,
  Tabs,
} from '@word-unfolded/ui/overlays';
import { useRef, useState } from 'react';
import { State } from './state.js';
import { useTexts } from './texts.js';

const ON_PHONE = ['middle', 'sheet'] as const;

const CHOICES = ['save', 'delete'] as const;

/** Overlays, and the controls that belong to them. */
export const OVERLAY_SPECIMENS = {
  Dialog: () => (
    <>
      {ON_PHONE.map((place) => (
        <State key={place} of={`onPhone="${place}"`}>
          <DialogSpecimen onPhone={place} />
        </State>
      ))}
    </>
  ),
  ConfirmDialog: () => (
    <>
      <State>
        <ConfirmSpecimen isBusy={false} />
      </State>
      <State of="isBusy">
        <ConfirmSpecimen isBusy />
      </State>
    </>
  ),
  Popover: PopoverSpecimen,
  Menu: MenuSpecimen,
  MenuSection: MenuSpecimen,
  MenuItem: MenuSpecimen,
  ChoiceList: () => {
    const t = useTexts();
    const [chosen, choose] = useState<(typeof CHOICES)[number]>('save');
    const choices = CHOICES.map((value) => ({ value, name: t(value), aside: t('hint') }));
    return (
      <State of="aside">
        <ChoiceList label={t('list')} choices={choices} chosen={chosen} onChoose={choose} />
      </State>
    );
  },
  Tabs: () => {
    const t = useTexts();
    const [chosen, choose] = useState<(typeof CHOICES)[number]>('save');
    const tabs = CHOICES.map((id) => ({ id, name: t(id), panel: () => <p>{t(id)}</p> }));
    return (
      <State>
        <Tabs label={t('list')} tabs={tabs} chosen={chosen} onChoose={choose} />
      </State>
    );
  },
  ReadingSettings: () => <ReadingSettings />,
  Switch: () => {
    const t = useTexts();
    return (
      <>
        <State>
          <Switch>{t('help')}</Switch>
        </State>
        <State of="defaultSelected">
          <Switch defaultSelected>{t('help')}</Switch>
        </State>
        <State of="isDisabled">
          <Switch isDisabled>{t('help')}</Switch>
        </State>
      </>
    );
  },
};

function DialogSpecimen({ onPhone }: { readonly onPhone: 'middle' | 'sheet' }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      <Dialog title={t('title')} isOpen={isOpen} onOpenChange={setOpen} onPhone={onPhone}>
        <p>{t('kept')}</p>
      </Dialog>
    </>
  );
}

function ConfirmSpecimen({ isBusy }: { readonly isBusy: boolean }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      <ConfirmDialog
        title={t('question')}
        confirm={t('delete')}
        cancel={t('cancel')}
        isOpen={isOpen}
        isBusy={isBusy}
        onConfirm={close}
        onCancel={close}
      >
        <p>{t('lost')}</p>
      </ConfirmDialog>
    </>
  );
}

function PopoverSpecimen() {
  const t = useTexts();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <State>
      <Button ref={triggerRef} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Popover triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} label={t('title')}>
        <p>{t('kept')}</p>
      </Popover>
    </State>
  );
}

/** A menu of actions and of radio items. */
function MenuSpecimen() {
  const t = useTexts();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <State of='icon selectionMode="single" isDisabled'>
      <Button ref={triggerRef} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Menu triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} label={t('title')}>
        <MenuItem icon="save">{t('save')}</MenuItem>
        <MenuItem icon="shut" isDisabled>
          {t('cancel')}
        </MenuItem>
        <MenuSection aria-label={t('list')} selectionMode="single" selectedKeys={['save']}>
          {CHOICES.map((choice) => (
            <MenuItem key={choice} id={choice}>
              {t(choice)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </State>
  );
}
