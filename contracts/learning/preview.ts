import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { lineageId, slide } from './content.ts';
import { moduleOutline } from './elearning.ts';
import { askedQuestion } from './sittings.ts';

/** Which part is open; the first slide where nothing is named, or what is named is gone. */
export const openedPart = z.object({
  slide: lineageId.optional().catch(undefined),
  test: lineageId.optional().catch(undefined),
});

/** What is being written of a course, as a learner would see it. Nothing of it is kept or marked. */
export const preview = z.object({
  course: z.object({ _id: z.string(), courseId: z.string(), title: z.string(), code: z.string() }),
  modules: z.array(moduleOutline),
  tests: z.array(z.object({ testId: z.string(), title: z.string() })),
  /** Null of a course without slides, and while a test is open. */
  slideId: z.string().nullable(),
  /** Null where it cannot be shown yet; `problem` says why. */
  slide: slide.nullable(),
  problem: z.string(),
  /** A test without what is right. */
  test: z.object({ testId: z.string(), title: z.string(), questions: z.array(askedQuestion) }).nullable(),
});
export type Preview = z.infer<typeof preview>;

const openPreviewLink = endpoint({
  summary:
    'What is being written of a course, for whoever has a link to it, for the hour that it leads there',
  method: 'GET',
  path: '/api/previews/:token',
  access: 'public',
  params: z.object({ token: z.string().max(100) }),
  query: openedPart,
  response: answer({ preview, endsAt: instantText }),
  limit: { hits: 240, seconds: 60, per: 'address' },
});

export const previewLinkEndpoints = { openPreviewLink };
