export type { StoredMail } from './mail/stored-mail.js';
export { startMailSandbox, type MailSandbox, type MailSandboxOptions } from './mail/start-mail-sandbox.js';
export type { ChatRequest } from './openai/chat-request.js';
export { HARMFUL, writeAnswer } from './openai/sandbox-models.js';
export {
  startOpenaiSandbox,
  type OpenaiSandbox,
  type OpenaiSandboxOptions,
  type SandboxCall,
} from './openai/start-openai-sandbox.js';
export {
  startStripeSandbox,
  type StripeSandbox,
  type StripeSandboxOptions,
} from './stripe/start-stripe-sandbox.js';
export type { StripeDriver } from './stripe/stripe-driver.js';
export type { RealtimeCall } from './realtime/realtime-calls.js';
export type { RealtimeEvent } from './realtime/realtime-session.js';
export { PACKET_MS, spokenPackets } from './realtime/spoken-packets.js';
export { VoiceCaller } from './realtime/voice-caller.js';
