import type { EndpointName } from '#contracts/endpoints.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/platform/db/database.ts';
import { addRecording } from '../participants.ts';
import { addLiveCourse } from '../worlds/live/live-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome.\n';

/** What staff do with the recording of a live session, once each, and what has to be written of it. */
export const auditedRecordings = (act: Act, db: () => Db): Table => {
  const recorded = async () => {
    const sessions = [{ date: localDate('2026-01-08'), startTime: '18:00', endTime: '19:30' }] as const;
    const course = await addLiveCourse(db(), { sessions });
    return {
      objectId: course.id,
      named: { courseId: course.slug, sessionId: await addRecording(db(), course) },
    };
  };
  return {
    saveRecording: async () => {
      const { objectId, named } = await recorded();
      await act('saveRecording', { ...named, chapters: '0:00 Welcome', isPublished: true });
      return {
        action: 'recording.saved',
        objectId,
        before: { session: 1, chapters: '', isPublished: false },
        after: { session: 1, chapters: '0:00 Welcome', isPublished: true },
      };
    },
    putCaptions: async () => {
      const { objectId, named } = await recorded();
      await act('putCaptions', { ...named, captions: CAPTIONS });
      const [before, after] = [0, CAPTIONS.length].map((characters) => ({ session: 1, characters }));
      return { action: 'recording.captioned', objectId, before, after };
    },
    removeRecording: async () => {
      const { objectId, named } = await recorded();
      await act('removeRecording', named);
      const before = { session: 1, file: 'evening.mp4', isPublished: false };
      return { action: 'recording.removed', objectId, before, after: null };
    },
  };
};
