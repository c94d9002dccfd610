import { useMemo } from 'react';
import { call } from '#web/lib/client.ts';
import type { KeepPosition } from './use-film.ts';

type Named = { courseId: string; sessionId: string };

/** Tells the server where somebody is, so that any device goes on from there. */
export const usePosition = ({ courseId, sessionId }: Named): KeepPosition =>
  useMemo(
    () => ({
      tell: (positionMs) => void call('keepRecordingPosition', { courseId, sessionId, positionMs }),
      tellLast: (positionMs) => {
        const path = `/api/live/${encodeURIComponent(courseId)}/recordings/${sessionId}/position`;
        navigator.sendBeacon(path, new Blob([JSON.stringify({ positionMs })], { type: 'application/json' }));
      },
    }),
    [courseId, sessionId],
  );
