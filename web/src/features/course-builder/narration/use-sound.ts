import { useEffect, useState } from 'react';
import { fetchSound, type Sound } from './sound.ts';

type Read = { url: string; sound: Sound | null };

/** The recording as the browser reads it: undefined while it does, null where it cannot. */
export function useSound(url: string | null): Sound | null | undefined {
  const [read, setRead] = useState<Read | null>(null);
  // Only the browser decodes sound, and it takes a while.
  useEffect(() => {
    if (url === null) return;
    let isLeft = false;
    const tell = (sound: Sound | null) => {
      if (!isLeft) setRead({ url, sound });
    };
    fetchSound(url).then(tell, () => tell(null));
    return () => {
      isLeft = true;
    };
  }, [url]);
  return read?.url === url ? read?.sound : undefined;
}
