import { z } from 'zod';
import { CHECK_NAMES } from '#domain/course-builder/checks/check.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, storable } from '../fields.ts';
import { lineageId, SLIDE_TYPES, slide } from '../learning/content.ts';
import { COURSE_CALLS, courseId } from './draft.ts';

const versionParams = courseId.extend({ version: z.coerce.number().int().positive().max(1_000_000) });

/** Names what was written when the checks looked; whoever publishes or returns names it again. */
const basedOn = z.string().min(1).max(64);

const finding = z.object({
  /** The module, section, slide or test; '' of the whole course. */
  partId: z.string(),
  /** "Slide 4, Volume sets the dose". */
  where: z.string(),
  /** Where it is put right: a slide or a test; both null of a module or section. */
  slideId: z.string().nullable(),
  testId: z.string().nullable(),
  message: z.string(),
  /** With which reason the same was let through in the version before; '' where it was not. */
  reason: z.string(),
});

const check = z.object({
  name: z.enum(CHECK_NAMES),
  level: z.enum(['error', 'warning']),
  title: z.string(),
  total: z.number(),
  passed: z.number(),
  findings: z.array(finding),
});
export type PublishCheck = z.infer<typeof check>;

const change = z.object({
  kind: z.enum(['new', 'edited', 'moved', 'removed']),
  of: z.enum(['module', 'section', 'slide', 'test']),
  id: z.string(),
  title: z.string(),
  /** Of a slide its type; '' of others. */
  type: z.enum([...SLIDE_TYPES, '']),
  words: z.string(),
});
export type VersionChange = z.infer<typeof change>;

const waiver = z.object({
  check: z.enum(CHECK_NAMES),
  partId: lineageId.or(z.literal('')),
  reason: z.string().trim().min(1, 'Please say why').max(300).refine(storable),
});

const course = z.object({ _id: z.string(), slug: z.string(), code: z.string(), title: z.string() });

/** How many learn each version now. Whoever has not opened the course yet learns none: they begin the newest. */
const learners = z.object({
  learners: z.number(),
  /** Begun and not completed. */
  inTheMiddle: z.number(),
  /** The course was opened, and nothing in it. */
  notBegun: z.number(),
});

const versionHead = z.object({
  number: z.number(),
  publishedAt: instantText,
  /** Who published it; '' of one that was published without the office. */
  by: z.string(),
  slides: z.number(),
  ...learners.shape,
});
export type VersionHead = z.infer<typeof versionHead>;

const getChecks = endpoint({
  summary:
    'What stands in the way of publishing what is written, what it changes, and whom it is for. Errors block; warnings need a reason',
  method: 'GET',
  path: `${COURSE_CALLS}/checks`,
  access: 'staff',
  params: courseId,
  response: answer({
    course,
    basedOn,
    savedAt: instantText,
    checks: z.array(check),
    changes: z.array(change),
    /** Whether anything at all is different. */
    isChanged: z.boolean(),
    /** What learners will be told of it, before the note. */
    forLearners: z.array(z.string()),
    versions: z.array(versionHead),
    certificates: z.number(),
  }),
});

const comparedSlide = z.object({ slide: slide.nullable(), problem: z.string() });

const compareSlide = endpoint({
  summary: 'A slide as learners see it now and as it is written; `problem` says why one side cannot be shown',
  method: 'GET',
  path: `${COURSE_CALLS}/checks/slides/:slideId`,
  access: 'staff',
  params: courseId.extend({ slideId: lineageId }),
  response: answer({ before: comparedSlide, after: comparedSlide }),
});

const publishDraft = endpoint({
  summary:
    'Publish what is written as the next version. Refused where it was changed since the checks looked',
  method: 'POST',
  path: `${COURSE_CALLS}/publish`,
  access: 'staff',
  params: courseId,
  body: z.object({
    basedOn,
    note: z.string().trim().max(600).refine(storable).default(''),
    tellLearners: z.boolean().default(false),
    waivers: z.array(waiver).max(1000).default([]),
  }),
  bodyLimit: 512 * 1024,
  response: answer({ version: z.number(), told: z.number() }),
});

const listVersions = endpoint({
  summary: 'The versions of a course, the newest first, and who is on which',
  method: 'GET',
  path: `${COURSE_CALLS}/versions`,
  access: 'staff',
  params: courseId,
  response: answer({ course, basedOn, versions: z.array(versionHead) }),
});

const getVersion = endpoint({
  summary:
    'A version as it was published: its order, what it changed, and what was let through with which reason',
  method: 'GET',
  path: `${COURSE_CALLS}/versions/:version`,
  access: 'staff',
  params: versionParams,
  response: answer({
    course,
    basedOn,
    version: versionHead.extend({
      note: z.string(),
      changes: z.array(change),
      waivers: z.array(waiver.extend({ where: z.string(), message: z.string() })),
      modules: z.array(
        z.object({
          moduleId: z.string(),
          title: z.string(),
          sections: z.array(
            z.object({
              sectionId: z.string(),
              title: z.string(),
              slides: z.array(
                z.object({
                  slideId: z.string(),
                  title: z.string(),
                  type: z.enum(SLIDE_TYPES),
                  seconds: z.number(),
                }),
              ),
            }),
          ),
        }),
      ),
      tests: z.array(z.object({ testId: z.string(), title: z.string(), questions: z.number() })),
    }),
  }),
});

const moveNotBegun = endpoint({
  summary: 'Everybody who has opened an older version and begun nothing in it goes on with the newest',
  method: 'POST',
  path: `${COURSE_CALLS}/versions/move-not-begun`,
  access: 'staff',
  params: courseId,
  response: answer({ message: z.string(), moved: z.number() }),
});

const returnToVersion = endpoint({
  summary:
    'Write on from an older version: what is being written becomes its content, and is published when somebody does. Refused where it was changed since it was read',
  method: 'POST',
  path: `${COURSE_CALLS}/versions/:version/return`,
  access: 'staff',
  params: versionParams,
  body: z.object({ basedOn }),
  response: done,
});

export const publishingEndpoints = {
  getChecks,
  compareSlide,
  publishDraft,
  listVersions,
  getVersion,
  moveNotBegun,
  returnToVersion,
};
