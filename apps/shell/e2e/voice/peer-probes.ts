declare global {
  var peers: RTCPeerConnection[];
}

/** Notes every connection of a page, so that a test knows what it has received. */
export function notePeers(): void {
  globalThis.peers = [];
  const Native = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    constructor(...parameters: ConstructorParameters<typeof Native>) {
      super(...parameters);
      globalThis.peers.push(this);
    }
  };
}

/** Whether the page has received a voice: sound with energy, not silence. */
export async function hasHeard(): Promise<boolean> {
  const stats = await globalThis.peers.at(-1)?.getStats();
  return [...(stats?.values() ?? [])].some(
    ({ type, totalAudioEnergy }) => type === 'inbound-rtp' && totalAudioEnergy > 0.01,
  );
}

/** The microphone that a call has, and whether it is open. */
export function microphone(): [string, boolean] {
  const track = globalThis.peers.at(-1)?.getSenders()[0]?.track;
  return [track?.label ?? '', track?.enabled ?? false];
}

/** A network that lets a page reach nothing but its relay. */
export function useRelayOnly(): void {
  const Native = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    constructor(configuration: RTCConfiguration = {}) {
      super({ ...configuration, iceTransportPolicy: 'relay' });
    }
  };
}

/** How the sound of a page leaves it: `host`, or `relay`. */
export async function wayOfSound(): Promise<string | undefined> {
  const stats = [...((await globalThis.peers.at(-1)?.getStats())?.values() ?? [])];
  const pair = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated === true);
  return stats.find(({ id }) => id === pair?.localCandidateId)?.candidateType;
}

/** Takes the microphone of a call away, such as a headset that is switched off; there is no other one. */
export function unplug(): void {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  const track = globalThis.peers.at(-1)?.getSenders()[0]?.track;
  track?.stop();
  track?.dispatchEvent(new Event('ended')); // browsers send it only when the device goes away
}

/** Undoes {@link unplug}. */
export function plugIn(): void {
  Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
}
