import type { ComponentType } from 'react';

/** The pages of a remote, by their name in PAGES of the domain. */
export type RemotePages = Readonly<Record<string, ComponentType>>;
