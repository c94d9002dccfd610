import { useEffect, useState } from 'react';
import { Narrator } from '#web/player/narrator.ts';

/** The voice of a recording that is being worked on; silent without one. */
export function useVoice(audioFile: string | null): Narrator {
  const [narrator] = useState(() => new Narrator());
  // The element that is heard is outside React.
  useEffect(() => {
    narrator.audioRef(document.createElement('audio'));
    narrator.open(audioFile === null ? null : { kind: 'audio', src: audioFile }, 0);
    return () => narrator.close();
  }, [narrator, audioFile]);
  return narrator;
}
