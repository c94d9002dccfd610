import { z } from 'zod';
import { storable } from '../fields.ts';
import { richText } from './rich-text.ts';

/** Names a module, section, slide, question or answer for good: it stays when words and pictures are edited. */
export const lineageId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use small letters, figures and hyphens')
  .max(80);

const text = (max: number) => z.string().trim().min(1).max(max).refine(storable);
/** Paragraphs, lists and **strong** words in Markdown. */
const markdown = text(4000);

/** A drawing stands in the page itself, so that it has its letters and colours; a photograph is a file. */
export const picture = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawing'),
    /** One `<svg>` with a viewBox, of the elements and attributes that `drawing-rules.ts` lets in. */
    svg: text(60_000).startsWith('<svg'),
    alt: text(600),
  }),
  z.object({
    kind: z.literal('photo'),
    url: text(300),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: text(600),
  }),
]);
export type Picture = z.output<typeof picture>;

/** A place on the picture, in hundredths of its width and height. */
const point = { x: z.number().min(0).max(100), y: z.number().min(0).max(100) };

const answerOption = z.object({
  answerId: lineageId,
  text: text(300),
  /** Said in a check to who has chosen it. */
  feedback: text(300).optional(),
});
const asked = {
  questionId: lineageId,
  prompt: text(600),
  picture: picture.nullable().default(null),
  /** Said once it is answered: why. */
  explanation: markdown,
};

/** A question with its right answers: as staff write it, and as a check inside a slide travels to the browser. */
export const question = z.discriminatedUnion('kind', [
  z.object({
    ...asked,
    kind: z.literal('single'),
    answers: z.array(answerOption).min(2).max(8),
    right: lineageId,
  }),
  z.object({
    ...asked,
    kind: z.literal('multiple'),
    answers: z.array(answerOption).min(2).max(8),
    right: z.array(lineageId).min(1),
  }),
  /** `answers` stand in the right order. */
  z.object({ ...asked, kind: z.literal('order'), answers: z.array(answerOption).min(2).max(8) }),
  /** Right is a press within `radius`, in hundredths of the picture's width. */
  z.object({
    ...asked,
    kind: z.literal('hotspot'),
    picture,
    target: z.object({ ...point, radius: z.number().positive().max(50) }),
  }),
]);
export type Question = z.output<typeof question>;

/** What is read aloud. `words` are the start of each word of `script.split(/\s+/)`, in milliseconds, never falling. */
export const narration = z.object({
  /** Null where there is a script and no recording. */
  audioFile: z.string().max(300).nullable(),
  durationMs: z.int().nonnegative(),
  script: text(6000),
  words: z.array(z.int().nonnegative()),
});
export type Narration = z.output<typeof narration>;

const slideHead = {
  slideId: lineageId,
  title: text(120),
  /** How long it takes, narrated. */
  seconds: z.int().positive().max(3600),
  /** May be seen by everybody. */
  isSample: z.boolean().default(false),
  /** Counts for having completed the course. */
  isRequired: z.boolean().default(true),
};

const slideBody = {
  /** What stands beside the picture; on a phone below it. */
  text: richText.default(''),
  /** The one large figure of a slide: "4 U", "in 0.1 ml, from 100 U in 2.5 ml". */
  figure: z
    .object({ value: text(12), caption: text(160) })
    .nullable()
    .default(null),
  /** Literature by name. */
  sources: z.array(text(300)).max(8).default([]),
  narration: narration.nullable().default(null),
};

export const SLIDE_TYPES = ['text', 'image', 'video', 'hotspot', 'compare', 'question'] as const;
export type SlideType = (typeof SLIDE_TYPES)[number];

export const slide = z.discriminatedUnion('type', [
  z.object({ ...slideHead, type: z.literal('text'), ...slideBody }),
  z.object({ ...slideHead, type: z.literal('image'), ...slideBody, picture }),
  z.object({
    ...slideHead,
    type: z.literal('video'),
    ...slideBody,
    video: z.object({
      url: text(300),
      posterUrl: z.string().max(300).default(''),
      durationMs: z.int().positive(),
      alt: text(600),
      /** WebVTT. */
      captions: z.string().max(20_000).default(''),
    }),
  }),
  z.object({
    ...slideHead,
    type: z.literal('hotspot'),
    ...slideBody,
    picture,
    spots: z
      .array(z.object({ spotId: lineageId, ...point, title: text(80), text: markdown }))
      .min(1)
      .max(12),
  }),
  z.object({
    ...slideHead,
    type: z.literal('compare'),
    ...slideBody,
    before: z.object({ label: text(60), picture }),
    after: z.object({ label: text(60), picture }),
  }),
  /** A check: practice that gives no mark. */
  z.object({
    ...slideHead,
    type: z.literal('question'),
    ...slideBody,
    question,
    /** The slide is completed by the right answer alone. */
    mustBeRight: z.boolean().optional(),
    /** The slide that a wrong answer offers to look at again. */
    leadsBackTo: lineageId.optional(),
  }),
]);
export type Slide = z.output<typeof slide>;

const isEachOnce = (draws: readonly { sectionId: string }[]) =>
  new Set(draws.map(({ sectionId }) => sectionId)).size === draws.length;

/** A test is marked by the server: its right answers never leave it before they may. */
export const courseTest = z.object({
  testId: lineageId,
  title: text(120),
  /** Parts of a hundred. */
  passPercent: z.int().min(1).max(100),
  /** How often it may be taken; null without limit. */
  attempts: z.int().positive().nullable(),
  /** Null without limit. A timed test needs a connection. */
  minutes: z.int().positive().nullable(),
  /** How many questions of a section a sitting asks; absent where it asks all. */
  draws: z
    .array(z.object({ sectionId: lineageId, questions: z.int().positive() }))
    .refine(isEachOnce, 'A test draws from a section once')
    .optional(),
  questions: z
    .array(
      z.intersection(question, z.object({ /** What to revisit where it was wrong. */ slideId: lineageId })),
    )
    .min(1),
});
export type CourseTest = z.output<typeof courseTest>;

const section = z.object({ sectionId: lineageId, title: text(120), slides: z.array(slide) });

export const courseModule = z.object({
  moduleId: lineageId,
  title: text(120),
  description: text(300),
  /** The name of an icon of the set that the pages have. */
  icon: z.string().max(40).default(''),
  topics: z.array(text(60)).max(12).default([]),
  sections: z.array(section),
});
export type CourseModule = z.output<typeof courseModule>;

/** All of a version of a self-paced course. Slides count through the whole course, in this order. */
export const courseContent = z
  .object({
    modules: z.array(courseModule),
    tests: z.array(courseTest).default([]),
  })
  .superRefine(({ modules, tests }, ctx) => {
    const slides = modules.flatMap(({ sections }) => sections.flatMap((one) => one.slides));
    const ids = [
      ...modules.map(({ moduleId }) => moduleId),
      ...modules.flatMap(({ sections }) => sections.map(({ sectionId }) => sectionId)),
      ...slides.map(({ slideId }) => slideId),
      ...tests.map(({ testId }) => testId),
      ...tests.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
    ];
    for (const id of ids.filter((one, at) => ids.indexOf(one) !== at))
      ctx.addIssue({ code: 'custom', message: `“${id}” is named twice` });
    const known = new Set(slides.map(({ slideId }) => slideId));
    const named = [
      ...tests.flatMap(({ questions }) => questions.map(({ slideId }) => slideId)),
      ...slides.flatMap((one) => (one.type === 'question' && one.leadsBackTo) || []),
    ];
    for (const slideId of named)
      if (!known.has(slideId)) ctx.addIssue({ code: 'custom', message: `there is no slide “${slideId}”` });
  });
export type CourseContent = z.output<typeof courseContent>;
