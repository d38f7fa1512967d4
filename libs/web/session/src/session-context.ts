import { createContext } from 'react';
import type { Session } from './session.js';

export const SessionContext = createContext<Session | undefined>(undefined);
