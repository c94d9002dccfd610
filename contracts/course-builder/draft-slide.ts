import { z } from 'zod';
import { storable } from '../fields.ts';
import { lineageId, picture, SLIDE_TYPES } from '../learning/content.ts';
import { richText } from '../learning/rich-text.ts';

// What staff are writing: every length holds, and anything may still be missing. What a published slide needs is told by
// the check before publishing.

const said = (max: number) => z.string().max(max).refine(storable).default('');
const hundredth = z.number().min(0).max(100);

/** A drawing or a photograph; its words may still be missing. */
const draftPicture = z.discriminatedUnion('kind', [
  picture.options[0].extend({ alt: said(600) }),
  picture.options[1].extend({ alt: said(600) }),
]);
export type DraftPicture = z.output<typeof draftPicture>;

const draftAnswer = z.object({
  answerId: lineageId,
  text: said(300),
  feedback: z.string().max(300).refine(storable).optional(),
});

/** A question of any kind: what another kind would need stays, so that a kind can be tried. */
export const draftQuestion = z.object({
  questionId: lineageId,
  kind: z.enum(['single', 'multiple', 'order', 'hotspot']).default('single'),
  prompt: said(600),
  picture: draftPicture.nullable().default(null),
  explanation: said(4000),
  /** Of `order` in the right order. */
  answers: z.array(draftAnswer).max(8).default([]),
  /** The ids of those that are right; of `single` one. */
  right: z.array(lineageId).max(8).default([]),
  /** Of `hotspot`; in hundredths of the picture, the radius of its width. */
  target: z
    .object({ x: hundredth, y: hundredth, radius: z.number().positive().max(50) })
    .nullable()
    .default(null),
});
export type DraftQuestion = z.output<typeof draftQuestion>;

/** `uncertain` names words, by their place, whose time nobody has confirmed yet. */
export const draftNarration = z.object({
  audioFile: z.string().max(300).nullable().default(null),
  durationMs: z.int().nonnegative().default(0),
  script: said(6000),
  words: z.array(z.int().nonnegative()).max(3000).default([]),
  uncertain: z.array(z.int().nonnegative()).max(3000).default([]),
  /** How the times were found; '' before there are any. */
  timedBy: z.enum(['', 'hand', 'length', 'energy', 'speech']).default(''),
});
export type DraftNarration = z.output<typeof draftNarration>;

const draftVideo = z.object({
  url: z.string().max(300),
  posterUrl: said(300),
  durationMs: z.int().nonnegative().default(0),
  alt: said(600),
  /** WebVTT. */
  captions: said(20_000),
});
export type DraftVideo = z.output<typeof draftVideo>;

const side = z.object({ label: said(60), picture: draftPicture.nullable().default(null) });
const noSide = { label: '', picture: null };

/** A slide of any type: it keeps what its other types had, so that changing the type drops nothing. */
export const draftSlide = z.object({
  slideId: lineageId,
  type: z.enum(SLIDE_TYPES).default('text'),
  title: said(120),
  text: richText.default(''),
  figure: z
    .object({ value: said(12), caption: said(160) })
    .nullable()
    .default(null),
  sources: z.array(said(300)).max(8).default([]),
  narration: draftNarration.nullable().default(null),
  /** How long it takes. */
  seconds: z.int().positive().max(3600).default(60),
  isSample: z.boolean().default(false),
  isRequired: z.boolean().default(true),
  /** Of `image` and `hotspot`. */
  picture: draftPicture.nullable().default(null),
  spots: z
    .array(z.object({ spotId: lineageId, x: hundredth, y: hundredth, title: said(80), text: said(4000) }))
    .max(12)
    .default([]),
  video: draftVideo.nullable().default(null),
  before: side.default(noSide),
  after: side.default(noSide),
  question: draftQuestion.nullable().default(null),
  /** Of `question`. */
  mustBeRight: z.boolean().optional(),
  leadsBackTo: lineageId.optional(),
  /** For who writes the course; no learner ever reads it. */
  notes: said(4000),
});
export type DraftSlide = z.output<typeof draftSlide>;

export const draftTest = z.object({
  testId: lineageId,
  title: said(120),
  passPercent: z.int().min(1).max(100).default(70),
  /** Null without limit. */
  attempts: z.int().positive().max(100).nullable().default(null),
  minutes: z.int().positive().max(600).nullable().default(null),
  /** How many questions of a section each sitting asks; all of them where nothing is said. */
  draws: z
    .array(z.object({ sectionId: lineageId, questions: z.int().positive().max(200) }))
    .max(100)
    .default([]),
  questions: z
    .array(
      draftQuestion.extend({
        /** What teaches it; '' where nothing is chosen. */ slideId: lineageId.or(z.literal('')).default(''),
      }),
    )
    .max(400)
    .default([]),
});
export type DraftTest = z.output<typeof draftTest>;

const draftSection = z.object({ sectionId: lineageId, title: said(120), slides: z.array(draftSlide) });
const draftModule = z.object({
  moduleId: lineageId,
  title: said(120),
  description: said(300),
  icon: said(40),
  topics: z.array(said(60)).max(12).default([]),
  sections: z.array(draftSection),
});
/** All of a draft, as `courseContent` is all of a version. */
export const draftContent = z.object({
  modules: z.array(draftModule),
  tests: z.array(draftTest).default([]),
});
export type DraftContent = z.output<typeof draftContent>;
export type DraftModule = DraftContent['modules'][number];
