import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectRoot } from '#server/platform/project-root.ts';
import { storeRecording } from '../../modules/live/index.ts';
import { granted } from '../actors.ts';
import type { Moment } from '../learning/play-learner.ts';
import type { Office } from '../runs/play-course-act.ts';

const FOLDER = join(projectRoot, 'content/live');
const FILM = join(FOLDER, 'four-letters.webm');
const CAPTIONS = join(FOLDER, 'four-letters.vtt');
const COURSE = 'consent-clinic-live';
const CHAPTERS = '0:00 Welcome\n0:12 The first letter\n0:24 The answer that came too soon\n0:36 Questions';

/** The morning after the evening that was recorded, staff publish it. */
export const recordingMoments = ({ stage, staff }: Office): Moment[] => [
  {
    daysAgo: 15,
    play: async () => {
      const office = stage.as(staff);
      const { sessions } = await granted(office.call('adminListRecordings', { courseId: COURSE }));
      const named = { courseId: COURSE, sessionId: sessions[0]?.sessionId ?? '' };
      await storeRecording(stage.outer(staff), upload(), named);
      const captions = await readFile(CAPTIONS, 'utf8');
      await granted(office.call('putCaptions', { ...named, captions }));
      await granted(office.call('saveRecording', { ...named, chapters: CHAPTERS, isPublished: true }));
    },
  },
];

async function* upload() {
  yield { name: basename(FILM), bytes: createReadStream(FILM) };
}
