import { create } from 'zustand';

/** Whether the list of the texts on this device is open. It is opened from the reading settings, and stands over the page. */
export const useDownloadsPanel = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const showDownloads = (isOpen: boolean) => useDownloadsPanel.setState({ isOpen });
