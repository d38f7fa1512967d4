/** How long a sound must last to be taken for speech, and a pause for its end, in milliseconds. */
const SPEECH_MS = 100;
const PAUSE_MS = 600;

/** How long the loudness of Selah's own voice in the microphone is learned when it begins to speak. */
const LEARNING_MS = 400;

/** Speech is this many times as loud as the quiet of the room, and as the echo of Selah's voice. */
const ABOVE_ROOM = 3;
const ABOVE_ECHO = 2;

/** Below this level nothing is speech: 1 is the loudest that a microphone can report. */
const QUIETEST = 0.015;

/**
 * Detects from the level of the microphone that somebody speaks, within a tenth of a second. While Selah speaks, what the
 * echo cancellation leaves of its voice is learned first, and only what is clearly louder counts.
 */
export class VoiceActivity {
  private room = 0.005;
  private echo = 0;
  private speakingSince: number | undefined;
  private loudSince: number | undefined;
  private quietSince: number | undefined;
  private isVoice = false;

  /** Selah begins or ends to speak. */
  tellSelah(isSpeaking: boolean, now: number): void {
    if (isSpeaking === (this.speakingSince !== undefined)) return;
    this.speakingSince = isSpeaking ? now : undefined;
    this.loudSince = undefined;
    this.echo = 0;
  }

  /**
   * @param level the root mean square of a frame, from 0 to 1
   * @param now milliseconds
   * @returns what the frame means, if anything changes with it
   */
  hear(level: number, now: number): 'started' | 'ended' | undefined {
    const isLearning = this.speakingSince !== undefined && now - this.speakingSince < LEARNING_MS;
    if (isLearning) this.echo = Math.max(this.echo, level);
    const isLoud = !isLearning && level > this.threshold();
    if (!isLoud && !this.isVoice && this.speakingSince === undefined) this.learnRoom(level);
    return isLoud ? this.onLoud(now) : this.onQuiet(now);
  }

  private threshold(): number {
    const echo = this.speakingSince === undefined ? 0 : this.echo * ABOVE_ECHO;
    return Math.max(QUIETEST, this.room * ABOVE_ROOM, echo);
  }

  /** The quiet of the room is learned slowly, and forgotten quickly when the room becomes quieter. */
  private learnRoom(level: number): void {
    this.room += (level - this.room) * (level < this.room ? 0.2 : 0.02);
  }

  private onLoud(now: number): 'started' | undefined {
    this.quietSince = undefined;
    this.loudSince ??= now;
    if (this.isVoice || now - this.loudSince < SPEECH_MS) return undefined;
    this.isVoice = true;
    return 'started';
  }

  private onQuiet(now: number): 'ended' | undefined {
    this.quietSince ??= now;
    // The gaps between syllables belong to speech; a click does not become speech by the next one.
    if (now - this.quietSince > SPEECH_MS) this.loudSince = undefined;
    if (!this.isVoice || now - this.quietSince < PAUSE_MS) return undefined;
    this.isVoice = false;
    return 'ended';
  }
}
