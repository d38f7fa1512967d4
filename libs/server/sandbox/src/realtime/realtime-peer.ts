import OpusScript from 'opusscript';
import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
  type RTCDataChannel,
} from 'werift';
import { localStun } from './local-stun.js';
import { PACKET_MS } from './spoken-packets.js';
import { SpeechDetector } from './speech-detector.js';

/** Opus over RTP always counts 48,000 a second (RFC 7587). */
const TICKS_PER_PACKET = 48 * PACKET_MS;
const DECODED_RATE = 8_000;

/** One packet of so many is decoded: the energy of speech changes more slowly than packets come. */
const DECODED_SHARE = 3;

/** Packets of silence have so few bytes at most (DTX). */
const SILENT_BYTES = 3;

/** A peer that has sent nothing for so long is gone: browsers send silence too. In milliseconds. */
const GONE_MS = 10_000;

export type PeerEvents = {
  readonly speechStarted: () => void;
  readonly speechStopped: () => void;
  /** A text on the data channel. */
  readonly message: (text: string) => void;
  readonly closed: () => void;
};

/** A connection for media and data on this machine only. */
export async function localConnection(): Promise<RTCPeerConnection> {
  const opus = { mimeType: 'audio/opus', clockRate: 48_000, channels: 2, payloadType: 111 };
  return new RTCPeerConnection({
    codecs: { audio: [new RTCRtpCodecParameters(opus)], video: [] },
    iceServers: [{ urls: await localStun() }],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  });
}

/** The provider's end of a call over WebRTC: receives and sends Opus, and has the data channel. */
export class RealtimePeer {
  private connection: RTCPeerConnection | undefined;
  private readonly track = new MediaStreamTrack({ kind: 'audio' });
  private readonly decoder = new OpusScript(DECODED_RATE, 1);
  private readonly detector: SpeechDetector;
  private channel: RTCDataChannel | undefined;
  private playing: { readonly timer: NodeJS.Timeout; readonly end: (isWhole: boolean) => void } | undefined;
  private watch: NodeJS.Timeout | undefined;
  private lastHeardAt = 0;
  private received = 0;
  private sent = 0;
  private isClosed = false;

  constructor(private readonly events: PeerEvents) {
    this.detector = new SpeechDetector(
      { speechMs: 120, silenceMs: 480 },
      { started: events.speechStarted, stopped: events.speechStopped },
    );
  }

  /**
   * Answers an offer.
   *
   * @throws Error if it is no offer with audio
   */
  async answer(offer: string): Promise<string> {
    const connection = await localConnection();
    this.connection = connection;
    connection.addTrack(this.track);
    connection.onDataChannel.subscribe((channel) => {
      this.channel = channel;
      channel.onMessage.subscribe((data) => this.events.message(data.toString()));
    });
    connection.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe(({ payload }) => this.hear(payload));
    });
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'failed' || state === 'closed') void this.close();
    });
    await connection.setRemoteDescription({ type: 'offer', sdp: offer });
    await connection.setLocalDescription(await connection.createAnswer());
    const answer = connection.localDescription?.sdp;
    if (!answer?.includes('a=fingerprint:')) throw new Error('no media could be agreed');
    return answer;
  }

  /** Sends a text over the data channel, if it is open. */
  send(text: string): void {
    if (this.channel?.readyState === 'open') this.channel.send(text);
  }

  /**
   * Plays packets at the pace of speech.
   *
   * @param repeats asked at their end: whether they are played once more
   * @returns whether they were played to their end, and how many milliseconds of them
   */
  async play(
    packets: readonly Buffer[],
    repeats: () => boolean = () => false,
  ): Promise<{ readonly isWhole: boolean; readonly playedMs: number }> {
    let played = 0;
    const begun = performance.now();
    const isWhole = await new Promise<boolean>((resolve) => {
      const timer = setInterval(() => {
        // A late timer sends what it owes.
        const due = Math.floor((performance.now() - begun) / PACKET_MS) + 1;
        for (; played < due; played += 1) {
          const at = played % packets.length;
          if (played > 0 && at === 0 && !repeats()) return this.stopPlaying(true);
          this.sendPacket(packets[at]!);
        }
      }, PACKET_MS);
      this.playing = { timer, end: resolve };
    });
    return { isWhole, playedMs: played * PACKET_MS };
  }

  /** Stops what is played, at once. */
  stopPlaying(isWhole = false): void {
    const { playing } = this;
    this.playing = undefined;
    clearInterval(playing?.timer);
    playing?.end(isWhole);
  }

  /** Resolves when the microphone has been silent for a moment. */
  quiet(): Promise<void> {
    return this.detector.quiet();
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.watch);
    this.stopPlaying();
    this.events.closed();
    await this.connection?.close();
    this.decoder.delete();
  }

  /** Stops as if the network were lost: the other side is not told. */
  async vanish(): Promise<void> {
    await Promise.all((this.connection?.iceTransports ?? []).map(({ connection }) => connection.close()));
    await this.close();
  }

  private hear(payload: Buffer): void {
    if (this.isClosed) return;
    this.lastHeardAt = performance.now();
    this.watch ??= setInterval(() => {
      if (performance.now() - this.lastHeardAt > GONE_MS) void this.close();
    }, GONE_MS / 4).unref();
    this.received += 1;
    if (this.received % DECODED_SHARE !== 0) return;
    this.detector.hear(this.samplesOf(payload), PACKET_MS * DECODED_SHARE);
  }

  private samplesOf(payload: Buffer): Int16Array {
    if (payload.length <= SILENT_BYTES) return new Int16Array();
    try {
      const bytes = this.decoder.decode(payload);
      return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1);
    } catch {
      return new Int16Array(); // a packet that is not Opus is silence
    }
  }

  private sendPacket(payload: Buffer): void {
    this.sent += 1;
    const header = new RtpHeader({
      payloadType: 111,
      sequenceNumber: this.sent & 0xffff,
      timestamp: (this.sent * TICKS_PER_PACKET) >>> 0,
    });
    this.track.writeRtp(new RtpPacket(header, payload));
  }
}
