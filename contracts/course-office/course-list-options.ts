export const ADMIN_COURSE_SORTS = [
  'code',
  'title',
  'category',
  'location',
  'start',
  'created',
  'price',
  'seats',
  'status',
] as const;

export type AdminCourseSort = (typeof ADMIN_COURSE_SORTS)[number];

/** Saved views of the list. */
export const ADMIN_COURSE_VIEWS = [
  'upcoming',
  'needs-minimum',
  'early-bird-ends',
  'completed',
  'templates',
] as const;

export type AdminCourseView = (typeof ADMIN_COURSE_VIEWS)[number];

export const SELF_PACED_SORTS = [
  'code',
  'title',
  'category',
  'price',
  'learners',
  'content',
  'published',
  'updated',
  'status',
] as const;

export type SelfPacedSort = (typeof SELF_PACED_SORTS)[number];

/** Saved views of the list. */
export const SELF_PACED_VIEWS = ['unpublished', 'templates'] as const;

export type SelfPacedView = (typeof SELF_PACED_VIEWS)[number];
