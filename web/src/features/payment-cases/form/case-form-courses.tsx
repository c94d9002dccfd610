import { useState } from 'react';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { MAXIMUM_LINKED_COURSES } from '#contracts/payment-cases/case-options.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { call } from '#web/lib/client.ts';
import { dayRange } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { FieldError } from '#web/ui/controls/field.tsx';
import { courseKeys, type Entered, NEW_COURSE } from './case-form-values.ts';

export interface CourseOption {
  _id: string;
  label: string;
}

type CourseRow = Pick<AdminCourseRow, '_id' | 'basic' | 'schedule'>;

const optionOf = ({ _id, basic, schedule }: CourseRow): CourseOption => ({
  _id,
  label: `${basic.courseCode} · ${basic.title} · ${dayRange(schedule.startDate, schedule.endDate)}`,
});

/** So many are offered before anybody has typed, and so many are found. */
export const OFFERED = 20;

/** The courses to choose from, with those that a case has linked and that are no longer listed. */
export function courseOptions(
  courses: readonly CourseRow[],
  linked: PaymentCaseDetail['linkedCourses'] = [],
): CourseOption[] {
  const listed = new Set(courses.map(({ _id }) => _id));
  return [
    ...linked
      .filter(({ courseId }) => !listed.has(courseId))
      .map(({ courseId, code, title }) => ({ _id: courseId, label: `${code} · ${title}` })),
    ...courses.map(optionOf),
  ];
}

interface CourseFieldsProps {
  form: FormIssues;
  initial: Entered;
  courses: readonly CourseOption[];
}

/** Which courses are paid for. The one that is chosen counts also before it stands in the list. */
export function CourseFields({ form, initial, courses }: CourseFieldsProps) {
  const [linked, setLinked] = useState(() => linkedIn(form.failure?.values ?? initial));
  const [chosen, setChosen] = useState(() => form.enteredValue(NEW_COURSE));
  const [found, setFound] = useState<readonly CourseOption[]>([]);
  const isFull = linked.length >= MAXIMUM_LINKED_COURSES;
  const labelOf = (id: string) => [...courses, ...found].find(({ _id }) => _id === id)?.label ?? id;

  /** Of all courses, whatever they have become. */
  async function find(words: string) {
    if (!words.trim()) return free(courses);
    const answer = await call('listAdminCourses', { q: words, limit: OFFERED });
    const options = answer.success ? answer.courses.map(optionOf) : [];
    setFound((before) => [...before, ...options]);
    return free(options);
  }
  const free = (options: readonly CourseOption[]) =>
    options.filter(({ _id }) => !linked.includes(_id)).map(({ _id, label }) => ({ value: _id, label }));

  function link() {
    if (!chosen) return;
    if (!linked.includes(chosen)) setLinked([...linked, chosen]);
    setChosen('');
  }

  return (
    <div className="grid gap-3">
      <FieldError id="linkedCourses" error={form.errorOf('linkedCourses')} />
      {linked.length > 0 && (
        <div>
          {linked.map((courseId, index) => (
            <Checkbox
              key={courseId}
              name={`linkedCourses.${index}`}
              value={courseId}
              label={labelOf(courseId)}
              error={form.errorOf(`linkedCourses.${index}`)}
              defaultChecked
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <ComboboxField
          {...form.field(NEW_COURSE)}
          defaultValue={undefined}
          value={chosen}
          onInput={(event) => setChosen(event.currentTarget.value)}
          label={linked.length > 0 ? 'Another course' : 'Linked course'}
          optional
          placeholder="No course"
          options={free(courses)}
          find={find}
          className="min-w-0 flex-1 basis-60"
        />
        {!isFull && (
          <Button size="sm" aria-disabled={!chosen} onClick={link} className="noscript:hidden">
            Link this and choose another
          </Button>
        )}
      </div>
    </div>
  );
}

const linkedIn = (entered: Entered): string[] =>
  courseKeys(entered).map((key) => entered[`linkedCourses.${key}`] ?? '');
