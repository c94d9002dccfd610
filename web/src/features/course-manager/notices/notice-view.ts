import type { RunKind } from '#domain/courses/course-kind.ts';
import { MANAGERS_OF_COURSES, useRunManager } from '#web/lib/managed-courses.ts';
import { declareList, id, over, type ViewOf, words } from '#web/lists/list-address.ts';

/** Of which course, and which reminder is asked to be called off. */
const listAt = (kind: RunKind) =>
  declareList(`${MANAGERS_OF_COURSES[kind].path}/notifications`, {
    course: id(),
    on: over(words()),
    done: over(words()),
  });

export const NOTICE_LISTS = {
  InPersonCourse: listAt('InPersonCourse'),
  OnlineLiveTraining: listAt('OnlineLiveTraining'),
};
/** The list to which the page belongs. */
export const useNoticeList = () => NOTICE_LISTS[useRunManager().kind];
export type NoticeView = ViewOf<(typeof NOTICE_LISTS)[RunKind]>;
