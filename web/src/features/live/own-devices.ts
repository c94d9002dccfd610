import { useEffect, useState } from 'react';

/** Why a device gives nothing. */
export type Trouble = 'refused' | 'missing' | 'busy' | 'unsupported';
export type Device = { state: 'asked' | Trouble; stream: null } | { state: 'on'; stream: MediaStream };

const TROUBLES: Readonly<Record<string, Trouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  // An old browser has none, nor has a page that came over an unencrypted line.
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

const troubleOf = (error: unknown): Trouble => (error instanceof Error && TROUBLES[error.name]) || 'busy';

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** The camera or the microphone of this device, for as long as it is shown: it is let go at once afterwards. */
export function useOwnDevice(kind: 'video' | 'audio'): Device {
  const [device, setDevice] = useState<Device>({ state: 'asked', stream: null });
  // Only the browser has devices, and a camera whose picture nobody sees must not stay on.
  useEffect(() => {
    let isLeft = false;
    let held: MediaStream | undefined;
    const ask = async () => {
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ [kind]: true });
        // The person may have answered after the panel was closed.
        if (isLeft) return stop(stream);
        held = stream;
        for (const track of stream.getTracks())
          track.addEventListener('ended', () => setDevice({ state: 'missing', stream: null }));
        setDevice({ state: 'on', stream });
      } catch (error) {
        if (!isLeft) setDevice({ state: troubleOf(error), stream: null });
      }
    };
    void ask();
    return () => {
      isLeft = true;
      if (held) stop(held);
    };
  }, [kind]);
  return device;
}

const LOOK_MS = 100;
/** The meter begins so many decibels below the loudest that a device can tell. */
const RANGE_DB = 60;
/** Speech fills the meter by half; below this is the noise of a quiet room. */
const HEARD = 30;

/** From the wave, which swings between -1 and 1: how loud it is, from 0 to 100. */
export const loudness = (wave: Float32Array): number => {
  const power = wave.reduce((sum, at) => sum + at ** 2, 0) / wave.length;
  const decibels = power === 0 ? -RANGE_DB : 10 * Math.log10(power);
  return Math.max(0, Math.min(100, Math.round((1 + decibels / RANGE_DB) * 100)));
};

/** How loud it is at the microphone now, from 0 to 100, and whether anything was heard so far. */
export function useLoudness(stream: MediaStream | null): { now: number; wasHeard: boolean } {
  const [level, setLevel] = useState({ now: 0, wasHeard: false });
  // Sound is measured outside React. It is led to no loudspeaker.
  useEffect(() => {
    if (!stream) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    const looking = setInterval(() => {
      analyser.getFloatTimeDomainData(wave);
      const now = loudness(wave);
      setLevel(({ wasHeard }) => ({ now, wasHeard: wasHeard || now >= HEARD }));
    }, LOOK_MS);
    return () => {
      clearInterval(looking);
      void context.close();
    };
  }, [stream]);
  return level;
}
