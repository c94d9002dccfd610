import type { TextBlock } from '#contracts/learning/rich-text.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Report } from './report.ts';

/** A slide as a file has it. Pictures and recordings are named by what they are called there. */
export type ReadSlide = {
  title: string;
  blocks: TextBlock[];
  script: string;
  /** One with `svg` is a drawing and no file. */
  pictures: { name: string; alt: string; svg?: string }[];
  recording: string | null;
};
export type ReadSection = { title: string; slides: ReadSlide[] };
export type ReadModule = { title: string; sections: ReadSection[] };

/** What is left to do once its files are stored: to be done in one transaction. */
export type Taken = { report: Report; write(ctx: SignedInCtx, courseId: string): Promise<void> };

export const readSlide = (slide: Partial<ReadSlide>): ReadSlide => ({
  title: '',
  blocks: [],
  script: '',
  pictures: [],
  recording: null,
  ...slide,
});
