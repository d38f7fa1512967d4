import { create } from 'zustand';

/** Whether the list of downloads is open. It is opened from the reading settings as an overlay. */
export const useDownloadsPanel = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const showDownloads = (isOpen: boolean) => useDownloadsPanel.setState({ isOpen });
