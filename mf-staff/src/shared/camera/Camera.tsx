import decodeQR from 'qr/decode.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from 'shared-ui';
import styles from './Camera.module.css';

/** Ten frames a second, with sides of at most 800 pixels, are enough to read a voucher. */
const pauseMs = 100;
const maxSide = 800;
/** A code is read again only after it was out of sight for this time. */
const goneMs = 2_000;

function textIn(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return undefined;
  Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    // The frame contains no code.
    return undefined;
  }
}

function watch(video: HTMLVideoElement, onCode: (text: string) => void): () => void {
  const canvas = document.createElement('canvas');
  let last = { text: '', at: 0 };
  const timer = setInterval(() => {
    const text = textIn(video, canvas);
    if (text === undefined) return;
    const at = performance.now();
    const isNew = text !== last.text || at - last.at > goneMs;
    last = { text, at };
    if (isNew) onCode(text);
  }, pauseMs);
  return () => clearInterval(timer);
}

const openCamera = async (): Promise<MediaStream> => {
  // Browsers define `mediaDevices` on secure connections only.
  if (!navigator.mediaDevices) throw new Error('No camera');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
};

export function Camera({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onCode);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const start = async () => {
      const stream = await openCamera();
      const end = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      const screen = video.current;
      if (left || !screen) return end();
      screen.srcObject = stream;
      const unwatch = watch(screen, (text) => read(text));
      stop = () => {
        unwatch();
        end();
      };
      await screen.play();
    };
    start().catch(() => {
      stop?.();
      if (!left) setRefused(true);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  if (refused)
    return (
      <Banner tone="warning" title="The camera is not permitted. Type the short code" live="assertive" />
    );
  return <video ref={video} className={styles.view} aria-label="What the camera sees" muted playsInline />;
}
