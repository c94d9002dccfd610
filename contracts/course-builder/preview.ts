import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { openedPart, preview } from '../learning/preview.ts';
import { COURSE_CALLS, courseId } from './draft.ts';

const getPreview = endpoint({
  summary: 'What is being written of a course, as a learner would see it',
  method: 'GET',
  path: `${COURSE_CALLS}/preview`,
  access: 'staff',
  params: courseId,
  query: openedPart,
  response: answer({ preview }),
});

/** A link that was made and leads somewhere now. */
const previewLink = z.object({ linkId: z.string(), by: z.string(), endsAt: instantText });
export type PreviewLink = z.infer<typeof previewLink>;

const listPreviewLinks = endpoint({
  summary: 'The links to the preview of a course that lead somewhere now',
  method: 'GET',
  path: `${COURSE_CALLS}/preview-links`,
  access: 'staff',
  params: courseId,
  response: answer({ links: z.array(previewLink) }),
});

const makePreviewLink = endpoint({
  summary: 'Make a link by which anybody sees the preview for one hour. It is told once',
  method: 'POST',
  path: `${COURSE_CALLS}/preview-links`,
  access: 'staff',
  params: courseId,
  response: answer({ url: z.string(), link: previewLink }),
  limit: { hits: 30, seconds: 600 },
});

const endPreviewLink = endpoint({
  summary: 'Take a link to a preview back: from now on it leads nowhere',
  method: 'DELETE',
  path: `${COURSE_CALLS}/preview-links/:linkId`,
  access: 'staff',
  params: courseId.extend({ linkId: z.uuid() }),
  response: done,
});

export const previewEndpoints = {
  getPreview,
  listPreviewLinks,
  makePreviewLink,
  endPreviewLink,
};
