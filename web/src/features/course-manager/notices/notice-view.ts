import { COURSE_NOTICES, pathWith } from '../list/course-view.ts';

/** What the address of the notifications says: of which course, and which reminder is asked to be called off. */
export interface NoticeView {
  course: string;
  on: string;
  done: string;
}

export function readNoticeView(search: URLSearchParams): NoticeView {
  const text = (name: string) => (search.get(name) ?? '').slice(0, 100);
  return { course: text('course'), on: text('on'), done: text('done') };
}

export const noticeViewPath = (view: Partial<NoticeView>): string => pathWith(COURSE_NOTICES, { ...view });
