import { isAway } from '@word-unfolded/api-client';
import { AppError, type AdministeredPost, type PostContent } from '@word-unfolded/contracts';
import type { StoredPostDraft } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { createStore } from 'zustand/vanilla';
import { fieldsOf, isSame, type DraftFields, type DraftState } from './draft-state.js';
import { UnansweredSaves } from './unanswered-saves.js';

/** After a pause of typing the text is stored on this device, at the latest after a second; in milliseconds. */
const DEVICE_MS = 300;
const DEVICE_AT_LATEST_MS = 900;

/** After a longer pause it is sent; in milliseconds. */
const SERVER_MS = 3_000;

/** How soon it is sent again when the server could not be reached; in milliseconds. */
const AGAIN_MS = 15_000;

/** What happens to a post besides the change of its text. */
export type PostAction = {
  readonly action: 'save' | 'publish' | 'schedule' | 'archive' | 'withdraw';
  readonly publishAt?: string;
  readonly timeZone?: string;
};

/** What a draft needs: the server, and the store of this device. */
export type DraftMeans = {
  /** @throws AppError */
  readonly save: (id: string, body: DraftFields & PostAction & SavedVersion) => Promise<AdministeredPost>;
  /** @throws AppError */
  readonly read: (id: string) => Promise<AdministeredPost>;
  /** @throws Error when the device refuses */
  readonly store: (id: string, draft: StoredPostDraft | undefined) => Promise<void>;
};

type SavedVersion = { readonly version: number; readonly autosave: boolean };

/** The text field of the editor, which has the newest body. */
type BodyField = { readonly read: () => string; readonly write: (body: string) => void };

/**
 * A post that is being written. Each change is stored on this device at once and sent to the server after a pause; nothing
 * is overwritten that somebody else has saved.
 */
export class PostDraft {
  readonly state;
  private body: BodyField | undefined;
  private isBodyTouched = false;
  private touchedAt: number | undefined;
  private deviceTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  /** What the server has, as it was sent: the server may have tidied it. */
  private saved: DraftFields;
  private readonly unanswered: UnansweredSaves;

  /** @param stored what this device has that the server has not */
  constructor(
    post: AdministeredPost,
    private readonly means: DraftMeans,
    stored?: StoredPostDraft,
  ) {
    const written = stored && { content: stored.content, slug: stored.slug, twinId: stored.twinId };
    this.unanswered = new UnansweredSaves(stored?.sent);
    const arrived = stored && this.unanswered.arrivedIn(post);
    if (arrived) this.unanswered.clear();
    const own = written && arrived ? withSlugOf(written, arrived, post) : written;
    const isUnsaved = own !== undefined && !isSame(own, fieldsOf(post));
    this.saved = fieldsOf(isUnsaved && stored && !arrived ? stored.of : post);
    const isBehind = isUnsaved && stored !== undefined && !arrived && stored.of.version !== post.version;
    this.state = createStore<DraftState>(() => ({
      post: isBehind ? stored.of : post,
      fields: isUnsaved ? own : fieldsOf(post),
      place: isUnsaved ? 'device' : 'server',
      isSending: false,
      problem: undefined,
      theirs: isBehind ? post : undefined,
      restoredFrom: isUnsaved ? stored?.at : undefined,
    }));
    if (isUnsaved && !isBehind) this.planSend(SERVER_MS);
  }

  /** Connects the text field. */
  attach(body: BodyField): void {
    this.body = body;
  }

  /** Changes fields other than the body. */
  change(changes: Partial<Omit<DraftFields, 'content'>> & { readonly content?: Partial<PostContent> }): void {
    const { fields } = this.state.getState();
    const content = { ...fields.content, ...changes.content };
    this.state.setState({ fields: { ...fields, ...changes, content } });
    this.touch();
  }

  /** The author has changed the body in its field. */
  touchBody(): void {
    this.isBodyTouched = true;
    this.touch();
  }

  /** Replaces the body, in its field too. */
  setBody(body: string): void {
    this.body?.write(body);
    this.isBodyTouched = false;
    this.change({ content: { body } });
  }

  /** Stores on this device what has been written so far, and says whether it differs from the server's. */
  async keep(): Promise<boolean> {
    clearTimeout(this.deviceTimer);
    this.touchedAt = undefined;
    this.readBody();
    const { fields, post, place } = this.state.getState();
    const isUnsaved = !isSame(fields, this.saved);
    try {
      const sent = this.unanswered.list;
      const draft = { of: post, ...fields, at: Date.now(), ...(sent.length > 0 && { sent }) };
      await this.means.store(post.id, isUnsaved ? draft : undefined);
      if (isUnsaved && place !== 'device-only') this.state.setState({ place: 'device' });
    } catch (error) {
      log.warn('This device does not store a draft', error);
      if (isUnsaved) this.state.setState({ place: 'page-only' });
    }
    if (!isUnsaved) this.state.setState({ place: 'server' });
    return isUnsaved;
  }

  /**
   * Sends the text, and publishes, schedules, archives or withdraws the post.
   *
   * @throws AppError that of the server; a text of somebody else is in the state too
   */
  async send(wanted: PostAction): Promise<AdministeredPost> {
    const turn = this.sending.then(() => this.sendNow(wanted, false));
    this.sending = turn.catch(() => undefined);
    return turn;
  }

  /** Sends the text if the server does not have it. */
  async autosave(): Promise<void> {
    const turn = this.sending.then(async () => {
      const { theirs } = this.state.getState();
      if ((await this.keep()) && !theirs && !this.isClosed) await this.sendNow({ action: 'save' }, true);
    });
    this.sending = turn.catch(() => undefined);
    await turn.catch((error: unknown) => {
      if (isAway(error)) this.planSend(AGAIN_MS);
    });
  }

  /** Takes a newer version of the server: at once if nothing is unsaved, otherwise it is for the author to choose. */
  async meet(version: number): Promise<void> {
    const { post, isSending, theirs } = this.state.getState();
    if (version <= (theirs ?? post).version || isSending) return;
    const newer = await this.means.read(post.id);
    const now = this.state.getState();
    if (newer.version <= now.post.version || now.isSending) return;
    this.readBody();
    const arrived = this.unanswered.arrivedIn(newer);
    if (arrived) this.settle(newer, arrived);
    else if (isSame(this.state.getState().fields, this.saved)) this.take(newer);
    else this.state.setState({ theirs: newer });
  }

  /** Takes what came from the server for another reason, such as a new cover. */
  refresh(post: AdministeredPost): void {
    this.readBody();
    if (isSame(this.state.getState().fields, this.saved)) this.take(post);
    else this.state.setState({ post });
  }

  /** Asks for the check of the quotations, which the server makes later if it cannot make it while it saves. */
  async readCheck(): Promise<void> {
    const { post } = this.state.getState();
    const { version, quotations } = await this.means.read(post.id);
    const now = this.state.getState();
    if (quotations !== null && version === now.post.version)
      this.state.setState({ post: { ...now.post, quotations } });
  }

  /** Goes on with the author's own text, as a change of what the others have saved. */
  chooseMine(): void {
    const { theirs } = this.state.getState();
    if (!theirs) return;
    this.saved = fieldsOf(theirs);
    this.state.setState({ post: theirs, theirs: undefined });
    this.touch();
  }

  /** Goes on with what the others have saved. */
  async chooseTheirs(): Promise<void> {
    const { theirs } = this.state.getState();
    if (!theirs) return;
    this.take(theirs);
    await this.keep();
  }

  /** Stores what was written last, before the page is left. */
  close(): void {
    void this.keep();
    this.isClosed = true;
    clearTimeout(this.deviceTimer);
    clearTimeout(this.serverTimer);
  }

  private take(post: AdministeredPost): void {
    const fields = fieldsOf(post);
    this.saved = fields;
    this.isBodyTouched = false;
    if (this.state.getState().fields.content.body !== fields.content.body)
      this.body?.write(fields.content.body);
    this.state.setState({ post, fields, theirs: undefined, place: 'server', problem: undefined });
  }

  private touch(): void {
    const now = Date.now();
    this.touchedAt ??= now;
    clearTimeout(this.deviceTimer);
    const wait = Math.max(0, Math.min(DEVICE_MS, this.touchedAt + DEVICE_AT_LATEST_MS - now));
    this.deviceTimer = setTimeout(() => void this.keep(), wait);
    this.planSend(SERVER_MS);
  }

  private planSend(afterMs: number): void {
    clearTimeout(this.serverTimer);
    if (!this.isClosed) this.serverTimer = setTimeout(() => void this.autosave(), afterMs);
  }

  private readBody(): void {
    if (!this.isBodyTouched || !this.body) return;
    this.isBodyTouched = false;
    const { fields } = this.state.getState();
    const body = this.body.read();
    if (body !== fields.content.body)
      this.state.setState({ fields: { ...fields, content: { ...fields.content, body } } });
  }

  private async sendNow(wanted: PostAction, autosave: boolean): Promise<AdministeredPost> {
    this.readBody();
    const { post, fields: sent } = this.state.getState();
    this.state.setState({ isSending: true });
    const forget = this.unanswered.add(sent);
    try {
      // An address that the author has not chosen follows the title.
      const slug = sent.slug === post.slug ? '' : sent.slug;
      const body = { ...sent, slug, ...wanted, version: post.version, autosave };
      const saved = await this.means.save(post.id, body);
      this.settle(saved, sent);
      await this.keep();
      return saved;
    } catch (error) {
      if (!isAway(error)) forget();
      if (await this.isOwnConflict(error)) return await this.sendNow(wanted, autosave);
      await this.refuse(error);
      throw error;
    } finally {
      this.state.setState({ isSending: false });
    }
  }

  /** What was written while the text was on its way stays unsaved. */
  private settle(post: AdministeredPost, sent: DraftFields): void {
    this.readBody();
    const { fields } = this.state.getState();
    this.saved = { ...sent, slug: post.slug };
    this.unanswered.clear();
    const now = withSlugOf(fields, sent, post);
    this.state.setState({ post, fields: now, problem: undefined, restoredFrom: undefined });
    if (!isSame(fields, sent)) this.planSend(SERVER_MS);
  }

  /** Whether the version that a save met is an earlier save of this draft, whose answer was lost; then it is taken. */
  private async isOwnConflict(error: unknown): Promise<boolean> {
    if (!isConflict(error) || this.unanswered.list.length === 0) return false;
    const { post } = this.state.getState();
    const newer = await this.means.read(post.id).catch(() => undefined);
    const arrived = newer && this.unanswered.arrivedIn(newer);
    if (arrived) this.settle(newer, arrived);
    return arrived !== undefined;
  }

  private async refuse(error: unknown): Promise<void> {
    if (!isConflict(error)) {
      const { place } = this.state.getState();
      this.state.setState({
        place: place === 'page-only' || place === 'server' ? place : 'device-only',
        problem: isAway(error) ? undefined : error,
      });
      return;
    }
    const { post } = this.state.getState();
    const theirs = await this.means.read(post.id).catch(() => undefined);
    if (theirs) this.state.setState({ theirs });
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'POST_CHANGED';
}

/** An address that the author has not changed since it was sent is the one that the server has given. */
function withSlugOf(fields: DraftFields, sent: DraftFields, post: AdministeredPost): DraftFields {
  return fields.slug === sent.slug ? { ...fields, slug: post.slug } : fields;
}
