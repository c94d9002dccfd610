import type { Slide } from '#contracts/learning/content.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireLearning } from '../attempts/require-learning.ts';
import { searchSlides } from './versions.repository.ts';

/** In words. */
const [EXCERPT_LENGTH, BEFORE_HIT] = [24, 6];

/** Slides of the learner's version that have all these words, however they are spelled and bent, the best first. */
export const searchCourseText = async (
  ctx: SignedInCtx,
  { courseId, q }: { courseId: string; q: string },
) => {
  const { version } = await requireLearning(ctx, courseId);
  const found = await searchSlides(ctx.db, version.id, readable(q));
  const results = found.map((slide) => ({
    slideId: slide.slideId,
    title: slide.title,
    excerpt: excerptOf(slide, wordsOf(q)),
  }));
  return { results };
};

/** What cannot be stored cannot be searched for either; 'botox/fillers' are two words to whoever types it. */
const readable = (typed: string): string => typed.toWellFormed().replace(/[\p{Cc}/&+,;|]+/gu, ' ');

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of its text or, where only the narrator says it, of the script; the beginning where only the title has it. */
const excerptOf = (slide: Slide, asked: readonly string[]): string => {
  const texts = [plainWords(slide.text), slide.narration?.script ?? ''].map((text) =>
    text.split(/\s+/).filter(Boolean),
  );
  const isHit = (word: string) =>
    wordsOf(word).some((one) =>
      asked.some((stem) => one.startsWith(stem.slice(0, Math.max(4, stem.length - 2)))),
    );
  const words = texts.find((text) => text.some(isHit)) ?? texts[0] ?? [];
  const from = Math.max(0, words.findIndex(isHit) - BEFORE_HIT);
  const shown = words.slice(from, from + EXCERPT_LENGTH).join(' ');
  return `${from > 0 ? '… ' : ''}${shown}${from + EXCERPT_LENGTH < words.length ? ' …' : ''}`;
};
