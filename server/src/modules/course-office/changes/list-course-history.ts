import type { CourseHistoryEntry } from '#contracts/course-office/admin-course.ts';
import { SECTION_NAMES } from '#contracts/course-office/course-form.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type AuditEntry, listAudit } from '#server/modules/audit/index.ts';
import { leavesOf } from './course-history.ts';

const LONGEST = 200;

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  const text = value === true ? 'Yes' : value === false ? 'No' : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

/** `course.status-changed` reads "Status changed". */
const actionOf = (action: string): string => {
  const words = action.slice(action.indexOf('.') + 1).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const placeOf = (field: string): number => SECTION_NAMES.indexOf(field.split('.')[0] ?? '');
/** As the form has its sections; what has been stored has no order. */
const byPlace = (a: string, b: string): number => placeOf(a) - placeOf(b) || a.localeCompare(b);

const presentEntry = ({ at, by, action, ...states }: AuditEntry): CourseHistoryEntry => {
  const before = leavesOf(states.before ?? {});
  const { version = null, ...after } = leavesOf(states.after ?? {});
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted(byPlace);
  return {
    at: at.toISOString(),
    by,
    action: actionOf(action),
    version: typeof version === 'number' ? version : null,
    changes: fields
      .map((field) => ({ field, from: shown(before[field]), to: shown(after[field]) }))
      .filter(({ from, to }) => from !== to),
  };
};

/** Of a course that was deleted too. */
export const listCourseHistory = async ({ db }: Ctx, id: string) => ({
  history: (await listAudit(db, 'course', id)).map(presentEntry),
});
