import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { MANAGER } from '#contracts/courses/course-options.ts';
import { askApi } from './ask-api.ts';
import { codeFromTitle } from './course-code.ts';

export const getCourse = async (id: string) =>
  (await askApi<{ course: AdminCourse }>(`${MANAGER}/${id}`))?.course;

/** A code that no course has or, where nobody can say which are taken, one made here; null where neither can be. */
export async function makeCode(title: string): Promise<string | null> {
  const made = await askApi<{ courseCode?: string }>(`${MANAGER}/generate-course-code`, { title });
  return made?.courseCode || codeFromTitle(title);
}

/** Whether another course has this code; where nobody can say, saving will. */
export async function isCodeTaken(code: string, except: string | undefined): Promise<boolean> {
  const query = new URLSearchParams({ code, ...(except && { except }) });
  const checked = await askApi<{ available: boolean }>(`${MANAGER}/check-course-code?${query}`);
  return checked?.available === false;
}
