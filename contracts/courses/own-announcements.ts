import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseKey, instantText } from '../fields.ts';

const listOwnAnnouncements = endpoint({
  summary:
    'What was announced to the participants of the caller’s own courses, or of one of them, newest first. Who teaches it, and staff, read it too where the course is named',
  method: 'GET',
  path: '/api/announcements',
  access: 'signed-in',
  query: z.object({ courseId: courseKey.optional() }),
  response: answer({
    announcements: z.array(
      z.object({
        _id: z.string(),
        courseId: z.string(),
        subject: z.string(),
        /** As it was typed: no markup, line breaks as they are. */
        message: z.string(),
        at: instantText,
      }),
    ),
  }),
});

export const ownAnnouncementEndpoints = { listOwnAnnouncements };
