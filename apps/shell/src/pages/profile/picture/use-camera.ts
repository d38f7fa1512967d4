import { useEffect, useRef, useState, type RefObject } from 'react';

/** The state of the camera. */
export type CameraState = 'starting' | 'on' | 'denied' | 'missing' | 'failed';

/** Sufficient for a square of 512 pixels on every camera. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 1280 } },
  audio: false,
};

/** The camera, shown in a video while the component is mounted. */
export function useCamera(): {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let isHere = true;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(WANTED);
      if (!isHere || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      if (isHere) setState('on');
    };
    start().catch((error: unknown) => {
      stop();
      if (isHere) setState(reasonOf(error));
    });
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return { state, video };
}

/** Media Capture and Streams, section 10.2: the error names with which getUserMedia rejects. */
function reasonOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
