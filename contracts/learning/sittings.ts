import { z } from 'zod';
import { instantText, storable } from '../fields.ts';
import { picture } from './content.ts';

// A test that is sat, of whatever course.

/**
 * A question without what is right. Answers stand in the order that the sitting's seed gave them and are named by their
 * place in it: "1", "2", …
 */
export const askedQuestion = z.object({
  questionId: z.string(),
  kind: z.enum(['single', 'multiple', 'order', 'hotspot']),
  prompt: z.string(),
  picture: picture.nullable(),
  /** What it counts. */
  points: z.number(),
  answers: z.array(z.object({ answerId: z.string(), text: z.string() })),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** Ids of answers, in their order where that is asked; "x,y" in hundredths of the picture for a place on it. None is no answer. */
export const givenAnswers = z.array(z.string().max(200).refine(storable)).max(12);

/** What it came to. What is right is said only once the test is passed or no attempt is left. */
const result = z.object({
  scorePercent: z.number(),
  isPassed: z.boolean(),
  right: z.number(),
  points: z.number(),
  questions: z.array(
    z.object({
      questionId: z.string(),
      isRight: z.boolean(),
      rightAnswers: z.array(z.string()).nullable(),
      /** Of a place on a picture, in hundredths: x and radius of its width, y of its height. */
      rightPlace: z.object({ x: z.number(), y: z.number(), radius: z.number() }).nullable(),
      explanation: z.string().nullable(),
    }),
  ),
  /** Slides to learn again, weakest first. */
  revisit: z.array(
    z.object({
      slideId: z.string(),
      title: z.string(),
      /** Counts through the course from 1. */
      number: z.number(),
      seconds: z.number(),
      /** How many of the questions are about it, and which were not right. */
      asked: z.number(),
      wrong: z.array(z.string()),
    }),
  ),
});
export type TestResult = z.infer<typeof result>;

export const sitting = z.object({
  sittingId: z.string(),
  /** The first, the second, … */
  number: z.number(),
  startedAt: instantText,
  /** By the server's clock; null without a limit. */
  endsAt: instantText.nullable(),
  submittedAt: instantText.nullable(),
  questions: z.array(askedQuestion),
  answers: z.record(z.string(), givenAnswers),
  result: result.nullable(),
});
export type Sitting = z.infer<typeof sitting>;

/** What is said of a test before it begins; of a sitting that is shown, as it was begun. */
export const testFacts = z.object({
  testId: z.string(),
  title: z.string(),
  questions: z.number(),
  /** Of all questions; as many as there are where each counts the same. */
  points: z.number(),
  passPercent: z.number(),
  attempts: z.number().nullable(),
  attemptsLeft: z.number().nullable(),
  minutes: z.number().nullable(),
  isPassed: z.boolean(),
});
export type TestFacts = z.infer<typeof testFacts>;
