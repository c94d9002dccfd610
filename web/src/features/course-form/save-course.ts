import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import type { Issue } from '#contracts/errors.ts';
import type { FormValues } from './form-values.ts';

/** What the form sends to its page. */
export interface SaveRequest {
  course: FormValues;
  saveAsDraft: boolean;
  /** Null for a new course. */
  version: number | null;
  idempotencyKey: string;
}

export interface SaveRefusal {
  message: string;
  code?: string;
  issues?: readonly Issue[];
}

/** What the page answers. */
export type SaveAnswer = { saved: AdminCourse; isDraft: boolean } | { refusal: SaveRefusal };

/** The words where a refusal has none. */
export const failedWords = (saveAsDraft: boolean) =>
  saveAsDraft ? 'Failed to save draft' : 'Failed to save course';
