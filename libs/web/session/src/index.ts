export { createSession, type Session, type SessionDependencies, type SignInInput } from './session.js';
export {
  SessionProvider,
  useSession,
  useSessionActions,
  useUser,
  type SessionActions,
} from './session-provider.js';
export type { SessionState, SignedIn } from './session-state.js';
