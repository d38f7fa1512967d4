import { MediaStreamTrack, RtpHeader, RtpPacket, type RTCDataChannel, type RTCPeerConnection } from 'werift';
import { localConnection } from './realtime-peer.js';
import { PACKET_MS, spokenPackets } from './spoken-packets.js';

const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);

/** The browser's end of a call, without a browser: it sends sound or silence, and counts the packets that it receives. */
export class VoiceCaller {
  /** Packets with sound that have arrived. */
  received = 0;
  private connection: RTCPeerConnection | undefined;
  private readonly track = new MediaStreamTrack({ kind: 'audio' });
  private channel: RTCDataChannel | undefined;
  private pending: Buffer[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sent = 0;

  /** @param heard is called for each packet that arrives */
  constructor(private readonly heard: () => void = () => {}) {}

  /** @returns the offer */
  async offer(): Promise<string> {
    const connection = await localConnection();
    this.connection = connection;
    connection.addTransceiver(this.track, { direction: 'sendrecv' });
    this.channel = connection.createDataChannel('oai-events');
    connection.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe(() => {
        this.received += 1;
        this.heard();
      });
    });
    await connection.setLocalDescription(await connection.createOffer());
    return connection.localDescription!.sdp;
  }

  /** Takes the answer, and sends silence until it speaks. Resolves when the connection is there. */
  async accept(answer: string): Promise<void> {
    const { connection } = this;
    if (!connection) throw new Error('there is no offer yet');
    const connected = new Promise<void>((resolve) => {
      connection.connectionStateChange.subscribe((state) => state === 'connected' && resolve());
    });
    await connection.setRemoteDescription({ type: 'answer', sdp: answer });
    await connected;
    this.timer = setInterval(() => this.sendPacket(this.pending.shift() ?? SILENCE), PACKET_MS);
  }

  /** Speaks, at the pace of speech. */
  async speak(text: string, language: 'en' | 'es' = 'en'): Promise<void> {
    this.pending.push(...(await spokenPackets(text, language)));
  }

  /** Sends an event over the data channel, as only a page that is not ours would. */
  send(event: object): void {
    this.channel?.send(JSON.stringify(event));
  }

  /** Whether the data channel is open. */
  get isChannelOpen(): boolean {
    return this.channel?.readyState === 'open';
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.connection?.close();
  }

  private sendPacket(payload: Buffer): void {
    this.sent += 1;
    const header = new RtpHeader({
      payloadType: 111,
      sequenceNumber: this.sent & 0xffff,
      timestamp: (this.sent * PACKET_MS * 48) >>> 0,
    });
    this.track.writeRtp(new RtpPacket(header, payload));
  }
}
