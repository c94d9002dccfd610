import type { CourseAct } from './course-acts.ts';

/** Told where no answer came, or one without words. */
export const failedWords: Readonly<Record<CourseAct, string>> = {
  copy: 'Failed to copy course',
  delete: 'Failed to delete course',
  cancel: 'Failed to cancel course',
  postpone: 'Failed to postpone course',
  'move-session': 'Failed to move the session',
  'cancel-session': 'Failed to cancel the session',
  mail: 'Failed to send the announcement',
};

/** By what the address says in `done`: an act, or what the form of a course has led to. */
const doneWords: Readonly<Record<string, { words: string; seconds: number }>> = {
  copy: { words: 'Course copied successfully!', seconds: 5 },
  delete: { words: 'Course deleted successfully', seconds: 3 },
  cancel: { words: 'Course cancelled', seconds: 3 },
  postpone: { words: 'Course postponed', seconds: 3 },
  'move-session': { words: 'Session moved', seconds: 3 },
  'cancel-session': { words: 'Session cancelled', seconds: 3 },
  mail: { words: 'The announcement is on its way', seconds: 3 },
  created: { words: 'Course created successfully!', seconds: 5 },
  updated: { words: 'Course updated successfully!', seconds: 5 },
  drafted: { words: 'Course saved as draft!', seconds: 5 },
  'draft-saved': { words: 'Draft saved successfully!', seconds: 5 },
};

export const doneOf = (done: string) => (Object.hasOwn(doneWords, done) ? doneWords[done] : undefined);

/** What stands above the form of an act. */
export const questions: Readonly<Record<CourseAct, string>> = {
  copy: 'Copy Course',
  delete: 'Are you sure you want to delete this course?',
  cancel: 'Cancel this course?',
  postpone: 'Postpone this course',
  'move-session': 'Move a session',
  'cancel-session': 'Cancel a session?',
  mail: 'Write an announcement',
};

/** In place of the question to which only no is an answer. */
export const KEPT = 'This course cannot be deleted';
