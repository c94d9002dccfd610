import type { CourseContent } from '#contracts/learning/content.ts';

/** A second version of a course, after some have begun the first. */
export type LaterVersion = {
  daysAgo: number;
  /** Slides that the first did not have. */
  added: readonly string[];
  /** What learners of the first are told. */
  changes: readonly string[];
};

/** By the course that was published anew. */
export const laterVersions: Readonly<Record<string, LaterVersion>> = {
  'consent-and-photography-basics': {
    daysAgo: 2,
    added: ['the-way-of-a-picture'],
    changes: ['New slide at the end: The way of a picture, from the camera to the day it is deleted'],
  },
};

/** The course before these slides were added. */
export const without = (content: CourseContent, added: readonly string[]): CourseContent => ({
  ...content,
  modules: content.modules.map((module) => ({
    ...module,
    sections: module.sections.map((section) => ({
      ...section,
      slides: section.slides.filter(({ slideId }) => !added.includes(slideId)),
    })),
  })),
});
