/** What a number of the analysis counts: learners of a version, and those of a slide or of a question's answers. */
export const COUNTED = ['learners', 'finished', 'seen', 'completed', 'left', 'question'] as const;
