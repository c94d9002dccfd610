import { useEffect, useRef, useState } from 'react';
import type { MicrophoneTrouble } from './narration-words.ts';
import { readSound, type Sound } from './sound.ts';

type State =
  | { is: 'off'; trouble: MicrophoneTrouble | null }
  | { is: 'asked' }
  | { is: 'on'; seconds: number };

const TROUBLES: Readonly<Record<string, MicrophoneTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  // An old browser has none, nor has a page that came over an unencrypted line.
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};
const troubleOf = (error: unknown): MicrophoneTrouble =>
  (error instanceof Error && TROUBLES[error.name]) || 'busy';

/** Records by the microphone, which is let go as soon as it is not needed. */
export function useRecorder(onSound: (sound: Sound) => void) {
  const [state, setState] = useState<State>({ is: 'off', trouble: null });
  const held = useRef<{ recorder: MediaRecorder; stream: MediaStream } | null>(null);
  const isLeft = useRef(false);

  function letGo() {
    for (const track of held.current?.stream.getTracks() ?? []) track.stop();
    held.current = null;
  }
  // A microphone that nobody uses must not stay on.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const track of held.current?.stream.getTracks() ?? []) track.stop();
      held.current = null;
    };
  }, []);
  const isOn = state.is === 'on';
  // Seconds pass outside React.
  useEffect(() => {
    if (!isOn) return;
    const began = Date.now();
    const ticking = setInterval(
      () => setState({ is: 'on', seconds: Math.floor((Date.now() - began) / 1000) }),
      500,
    );
    return () => clearInterval(ticking);
  }, [isOn]);

  async function begin() {
    setState({ is: 'asked' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isLeft.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      const recorder = new MediaRecorder(stream);
      held.current = { recorder, stream };
      recorder.start();
      setState({ is: 'on', seconds: 0 });
    } catch (error) {
      letGo();
      if (!isLeft.current) setState({ is: 'off', trouble: troubleOf(error) });
    }
  }

  async function end(isKept: boolean) {
    const recorder = held.current?.recorder;
    if (!recorder) return;
    const parts: Blob[] = [];
    const stopped = new Promise<void>((resolve) => {
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onstop = () => resolve();
    });
    recorder.stop();
    await stopped;
    letGo();
    setState({ is: 'off', trouble: null });
    if (!isKept) return;
    try {
      onSound(await readSound(await new Blob(parts).arrayBuffer()));
    } catch {
      setState({ is: 'off', trouble: 'failed' });
    }
  }

  return { state, begin, keep: () => end(true), discard: () => end(false) };
}
export type Recorder = ReturnType<typeof useRecorder>;
