import { watchConnection } from './connection-watch.js';
import type { VoiceServerEvent } from './server-events.js';
import { readServerEvent } from './server-events.js';

/** How long to wait for candidates, because the offer is sent whole, in milliseconds (docs/voice.md). */
const CANDIDATES_MS = 2_000;

/** A connection that does not come back in this time, in milliseconds, is lost. */
const DISCONNECTED_MS = 1_000;

export type ConnectionCallbacks = {
  /** Audio flows. */
  readonly onConnected: () => void;
  readonly onLost: () => void;
  readonly onEvent: (event: VoiceServerEvent) => void;
  readonly onStream: (stream: MediaStream) => void;
};

/** The connection of one call. */
export type RealtimeConnection = {
  /** The offer, with its candidates. */
  readonly offer: () => Promise<string>;
  readonly accept: (answer: string) => Promise<void>;
  /** Sends the sound of another microphone from now on. */
  readonly replace: (track: MediaStreamTrack) => Promise<void>;
  readonly close: () => void;
};

/** Opens a connection for audio in both directions, and for the events of the provider. */
export function openConnection(
  microphone: MediaStream,
  iceServers: RTCIceServer[],
  { onConnected, onLost, onEvent, onStream }: ConnectionCallbacks,
): RealtimeConnection {
  const peer = new RTCPeerConnection({ iceServers });
  let [timer, isOver]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false];
  let endWatch = () => {};
  const lose = () => {
    clearTimeout(timer);
    endWatch();
    onLost();
  };
  for (const track of microphone.getAudioTracks()) peer.addTrack(track, microphone);
  peer.ontrack = ({ streams: [stream], track }) => onStream(stream ?? new MediaStream([track]));
  // Nothing is ever sent here: the call is controlled from the side of the service.
  const channel = peer.createDataChannel('oai-events');
  channel.onmessage = ({ data }) => {
    const event = readServerEvent(data);
    if (event && !isOver) onEvent(event);
  };
  peer.onconnectionstatechange = () => {
    clearTimeout(timer);
    if (isOver) return;
    const { connectionState } = peer;
    if (connectionState === 'connected') {
      endWatch();
      endWatch = watchConnection(peer, lose);
      onConnected();
    }
    if (connectionState === 'failed') lose();
    if (connectionState === 'disconnected') timer = setTimeout(lose, DISCONNECTED_MS);
  };
  return {
    offer: async () => {
      await peer.setLocalDescription(await peer.createOffer());
      await candidatesOf(peer);
      return peer.localDescription?.sdp ?? '';
    },
    accept: (answer) => peer.setRemoteDescription({ type: 'answer', sdp: answer }),
    replace: async (track) => {
      await Promise.all(peer.getSenders().map((sender) => sender.replaceTrack(track)));
    },
    close: () => {
      isOver = true;
      clearTimeout(timer);
      endWatch();
      peer.close();
    },
  };
}

function candidatesOf(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, CANDIDATES_MS);
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    });
  });
}
