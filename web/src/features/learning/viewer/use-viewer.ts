import { useState } from 'react';
import type { ProgressView } from '#contracts/learning/progress.ts';
import { useLetterKeys } from '#web/lib/remembered.ts';
import { useCheck } from '#web/slides/check/use-check.ts';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { Beside } from '../beside.ts';
import type { LearningLog } from '../learning-log.ts';
import { keyActs } from './keys/key-acts.ts';
import { useKeys } from './keys/use-keys.ts';
import type { OpenCourse } from './open-course.ts';
import { usePanels } from './use-panels.ts';
import { usePlace } from './use-place.ts';
import { useTurning } from './use-turning.ts';
import { useVoice } from './use-voice.ts';
import { useZoom } from './use-zoom.ts';

export interface Learned {
  open: OpenCourse;
  /** By the server's last word. */
  progress: ProgressView;
  log: LearningLog;
  beside: Beside;
}

/** All that happens in the viewer; what it looks like is `Viewer`. */
export function useViewer({ open, progress, log, beside }: Learned) {
  const { slideId } = open.spot;
  const check = useCheck(open.slide, log);
  const turning = useTurning(open, { progress, log }, check);
  const voice = useVoice(open, log);
  const place = usePlace(open.content, slideId, voice.narrator);
  const panels = usePanels();
  const zoom = useZoom();
  const letters = useLetterKeys('learning-keys');
  const [isScriptOpen, setScriptOpen] = useState(true);
  const [hasKeys, showKeys] = useState(false);
  const toggleScript = () => setScriptOpen(!isScriptOpen);
  const pins = { write: beside.write, bookmark: beside.bookmark, spot: place.spot };
  const acts = keyActs({
    ...{ turning, voice, zoom, panels, toggleScript, pins },
    showKeys: () => showKeys(true),
  });
  useKeys(acts, letters.areOn);
  const flags = beside.bookmarkedSpots.filter((spot) => spot.slideId === slideId);
  return {
    ...{ turning, voice, check, place, panels, zoom, letters, hasKeys, showKeys },
    hasScript: useHasScript(),
    script: { isOpen: isScriptOpen, toggle: toggleScript },
    bookmark: {
      flags: flags.map(({ positionMs }) => positionMs),
      toggle: () => beside.bookmark(place.spot()),
    },
    // A finger that goes to the left brings what is on the right.
    swipe: { left: acts.right, right: acts.left },
    jump: (id: string) => {
      turning.leaveFor(id);
      panels.closeOver();
    },
  };
}
