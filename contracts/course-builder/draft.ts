import { z } from 'zod';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { lineageId, SLIDE_TYPES } from '../learning/content.ts';
import { draftSlide, draftTest } from './draft-slide.ts';
import { outline, outlineAct } from './outline.ts';

export const COURSE_CALLS = `${MANAGERS.ELearningCourse}/:id` as const;
export const courseId = z.object({ id: z.uuid('Course not found') });
const slideParams = courseId.extend({ slideId: lineageId });
const testParams = courseId.extend({ testId: lineageId });

/** Bytes of the largest slide or test: its drawings stand in it. */
export const LARGEST_PART = 1024 * 1024;

/** The number that a part was read with; each save raises it. 0 where there is none yet. */
const revision = z.int().nonnegative();

/** What stands in the outline of a slide. */
const slideHead = z.object({
  slideId: z.string(),
  type: z.enum(SLIDE_TYPES),
  title: z.string(),
  seconds: z.number(),
  isRequired: z.boolean(),
  isSample: z.boolean(),
  hasNarration: z.boolean(),
  /** Against the version that learners begin now. */
  change: z.enum(['new', 'edited']).nullable(),
});
export type DraftSlideHead = z.output<typeof slideHead>;

const draft = z.object({
  course: z.object({
    _id: z.string(),
    slug: z.string(),
    code: z.string(),
    title: z.string(),
    status: z.enum(COURSE_STATUSES),
    /** 0 before the first. */
    publishedVersion: z.number(),
  }),
  outline,
  /** Of the version that learners begin now; null before the first. */
  publishedOutline: outline.nullable(),
  outlineRevision: revision,
  slides: z.array(slideHead),
  tests: z.array(z.object({ test: draftTest, revision, isChanged: z.boolean() })),
  savedAt: instantText,
});
export type Draft = z.output<typeof draft>;

/** Somebody else saved it meanwhile: what they left, and nothing was written. */
const conflict = <Part extends z.ZodType>(part: Part) =>
  z.object({ theirs: part, revision, by: z.string(), at: instantText }).nullable();

const getDraft = endpoint({
  summary:
    'What staff are writing of a self-paced course: its order, heads of its slides and its tests. The first to ask begins it from the newest version',
  method: 'GET',
  path: `${COURSE_CALLS}/draft`,
  access: 'staff',
  params: courseId,
  response: answer({ draft }),
});

const getDraftSlide = endpoint({
  summary: 'A slide as it is being written',
  method: 'GET',
  path: `${COURSE_CALLS}/draft/slides/:slideId`,
  access: 'staff',
  params: slideParams,
  response: answer({ slide: draftSlide, revision }),
});

const saveDraftSlide = endpoint({
  summary:
    'Save a slide, or a new one with revision 0. Where somebody saved it meanwhile nothing is written, and theirs is told',
  method: 'PUT',
  path: `${COURSE_CALLS}/draft/slides/:slideId`,
  access: 'staff',
  params: slideParams,
  body: z.object({ slide: draftSlide, revision }),
  bodyLimit: LARGEST_PART,
  response: answer({ revision, savedAt: instantText, conflict: conflict(draftSlide) }),
});

const saveDraftTest = endpoint({
  summary: 'Save a test, or a new one with revision 0; as a slide is saved',
  method: 'PUT',
  path: `${COURSE_CALLS}/draft/tests/:testId`,
  access: 'staff',
  params: testParams,
  body: z.object({ test: draftTest, revision }),
  bodyLimit: LARGEST_PART,
  response: answer({ revision, savedAt: instantText, conflict: conflict(draftTest) }),
});

const removeDraftTest = endpoint({
  summary: 'Take a test out of what is being written; published versions keep theirs',
  method: 'DELETE',
  path: `${COURSE_CALLS}/draft/tests/:testId`,
  access: 'staff',
  params: testParams,
  response: answer({ savedAt: instantText }),
});

const actOnDraft = endpoint({
  summary:
    'Add, move, name and remove modules, sections and slides, in this order. What is about something that is gone does nothing',
  method: 'POST',
  path: `${COURSE_CALLS}/draft/acts`,
  access: 'staff',
  params: courseId,
  body: z.object({ acts: z.array(outlineAct).min(1).max(100) }),
  bodyLimit: LARGEST_PART,
  response: answer({ outline, outlineRevision: revision, savedAt: instantText }),
});

export const draftEndpoints = {
  getDraft,
  getDraftSlide,
  saveDraftSlide,
  saveDraftTest,
  removeDraftTest,
  actOnDraft,
};
