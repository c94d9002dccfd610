import type { CourseNotice } from '#contracts/course-office/course-notices.ts';

const KINDS: Readonly<Record<CourseNotice['kind'], string>> = {
  reminder: 'Reminder',
  immediate: 'Mail by hand',
  test: 'Test',
};

const LEADS = { week: 'a week', day: 'a day', hour: 'an hour' } as const;

/** 'Reminder, a day before session 2'. */
export const noticeWords = ({ kind, session }: Pick<CourseNotice, 'kind' | 'session'>): string => {
  if (!session) return KINDS[kind];
  const before = session.lead ? `${LEADS[session.lead]} before` : 'of';
  return `${KINDS[kind]}, ${before} session ${session.number}`;
};

/** By which the address of the list names a reminder that is scheduled. */
export const noticeKey = ({ courseId, session }: Pick<CourseNotice, 'courseId' | 'session'>): string =>
  session ? `${courseId} ${session.sessionId} ${session.lead}` : courseId;
