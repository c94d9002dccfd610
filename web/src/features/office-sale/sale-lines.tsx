import type { QuotedLine } from '#contracts/orders/admin-office-sales.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { call } from '#web/lib/client.ts';
import { dayRange, dotted, eurText } from '#web/lib/format.ts';
import { amountText } from '#web/lib/number-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { FieldError, FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useSaleAddress } from './sale-address.ts';

interface LineFieldsProps {
  form: FormIssues;
  lines: readonly QuotedLine[];
  /** Another price is an administrator's. */
  isAdmin: boolean;
}

/** What is sold, each course with its price now. */
export function LineFields({ form, lines, isAdmin }: LineFieldsProps) {
  const { address, go } = useSaleAddress();
  async function find(words: string) {
    const answer = await call('findCoursesToLink', { q: words });
    const courses = answer.success ? answer.courses : [];
    return courses
      .filter(({ courseId }) => !address.courses.includes(courseId))
      .map(({ courseId, name }) => ({ value: courseId, label: name }));
  }
  return (
    <div className="flex flex-col gap-5">
      <FieldError id="courses" error={form.errorOf('courses')} />
      {lines.length > 0 && (
        <ul className="-mt-5">
          {lines.map((line) => (
            <Line key={line.course._id} {...{ form, line, isAdmin }} />
          ))}
        </ul>
      )}
      <ComboboxField
        name="addCourse"
        label={lines.length > 0 ? 'Another course' : 'Course'}
        optional={lines.length > 0}
        placeholder="Type a title or code"
        value=""
        onChange={(event) => {
          const id = event.currentTarget.value;
          if (id) go({ courses: [...address.courses, id] });
        }}
        options={[]}
        find={find}
      />
    </div>
  );
}

interface LineProps extends Omit<LineFieldsProps, 'lines'> {
  line: QuotedLine;
}

function Line({ form, line, isAdmin }: LineProps) {
  const { course, priceEur, listEur, cameWith, problem } = line;
  const { address, go } = useSaleAddress();
  const { _id } = course;
  const isRun = course.kind !== 'ELearningCourse';
  return (
    <li className="flex flex-col gap-3 border-b border-hairline py-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
        <p className="font-strong">{course.title}</p>
        <p className="num text-end font-strong">{cameWith ? 'Free' : eurText(priceEur)}</p>
        <p className="num text-sm text-muted">
          {dotted(
            course.code,
            isRun ? course.city : 'Self-paced',
            isRun && dayRange(course.startDate, course.endDate),
          )}
        </p>
        {!cameWith && priceEur < listEur && (
          <p className="num text-end text-sm text-muted">Regular {eurText(listEur)}</p>
        )}
      </div>
      {cameWith && <p className="text-sm text-muted">Comes with {cameWith} and leaves with it.</p>}
      {problem && <FieldError id={`problem.${_id}`} error={problem} />}
      {!cameWith && isAdmin && <PriceFields form={form} id={_id} priceEur={priceEur} />}
      {address.courses.includes(_id) && (
        <div>
          <input type="hidden" name="course" value={_id} />
          <input type="hidden" name={`shown.${_id}`} value={priceEur} />
          <Button
            size="sm"
            aria-label={`Remove ${course.title}`}
            onClick={() => go({ courses: address.courses.filter((id) => id !== _id) })}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

function PriceFields({ form, id, priceEur }: { form: FormIssues; id: string; priceEur: number }) {
  return (
    <FieldGrid>
      <TextField
        label="Price"
        prefix="EUR"
        inputMode="decimal"
        autoComplete="off"
        span="third"
        {...form.field(`price.${id}`, amountText(priceEur))}
      />
      <TextField
        label="Reason for another price"
        optional
        maxLength={300}
        autoComplete="off"
        span="two-thirds"
        {...form.field(`reason.${id}`)}
      />
    </FieldGrid>
  );
}
