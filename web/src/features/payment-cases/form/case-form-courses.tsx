import { useState } from 'react';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { MAXIMUM_LINKED_COURSES } from '#contracts/payment-cases/case-options.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { dayRange } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldError } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { courseKeys, type Entered, NEW_COURSE } from './case-form-values.ts';

export interface CourseOption {
  _id: string;
  label: string;
}

interface CourseRow {
  _id: string;
  code: string;
  title: string;
  startDate: string | null;
  endDate: string | null;
}

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
    ...courses.map(({ _id, code, title, startDate, endDate }) => ({
      _id,
      label: `${code} · ${title} · ${dayRange(startDate, endDate)}`,
    })),
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
  const isFull = linked.length >= MAXIMUM_LINKED_COURSES;

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
              label={courses.find(({ _id }) => _id === courseId)?.label ?? courseId}
              error={form.errorOf(`linkedCourses.${index}`)}
              defaultChecked
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          {...form.field(NEW_COURSE)}
          defaultValue={undefined}
          value={chosen}
          onInput={(event) => setChosen(event.currentTarget.value)}
          label={linked.length > 0 ? 'Another course' : 'Linked course'}
          optional
          placeholder="No course"
          options={courses
            .filter(({ _id }) => !linked.includes(_id))
            .map(({ _id, label }) => ({ value: _id, label }))}
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
