import { COPY_DEFAULTS } from '#contracts/courses/course-options.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type ActFormProps, ActFrame } from './act-frame.tsx';

const FILL_IN = 'Please fill in all required fields';

/** One sentence above the form tells that something is missing, so each field tells only its own part of it. */
const ownPart = (label: string, error: string | undefined) =>
  error === FILL_IN ? `${label} is required` : error;

const options = [
  {
    name: 'resetInstructors',
    label: 'Reset instructors',
    hint: 'The copy has nobody who teaches it.',
    isOfRuns: false,
  },
  {
    name: 'resetEnrollment',
    label: 'Reset enrollment',
    hint: 'Seats, minimum and holds begin anew.',
    isOfRuns: true,
  },
  {
    name: 'resetMedia',
    label: 'Reset media',
    hint: 'The copy has no pictures, files and links.',
    isOfRuns: false,
  },
] as const;

export function CopyForm(props: ActFormProps) {
  const { course, failure } = props;
  const isRun = useManager().kind !== 'ELearningCourse';
  const form = useFormIssues(failure);
  function field(label: string, name: string, initial?: string) {
    const bound = form.field(name, initial);
    return { ...bound, label, error: ownPart(label, bound.error) };
  }
  const isTicked = (name: keyof typeof COPY_DEFAULTS) =>
    failure?.values ? name in failure.values : COPY_DEFAULTS[name];
  return (
    <ActFrame
      {...props}
      act="copy"
      confirmLabel="Copy Course"
      failure={failure && { ...failure, issues: undefined }}
    >
      <FieldGrid>
        <TextField maxLength={200} {...field('New title', 'newTitle', `${course.title} (Copy)`)} />
        <TextField
          span="half"
          maxLength={40}
          autoCapitalize="characters"
          {...field('New code', 'newCourseCode', `${course.courseCode}-COPY`.toUpperCase())}
        />
        {isRun && (
          <TextField
            type="date"
            span="half"
            hint="End and deadline move by the same days."
            {...field('New start date', 'newStartDate')}
          />
        )}
      </FieldGrid>
      <div>
        {options.map(({ name, label, hint, isOfRuns }) =>
          isOfRuns && !isRun ? null : (
            <Checkbox
              key={name}
              name={name}
              label={
                <>
                  {label} <span className="text-sm text-muted">{hint}</span>
                </>
              }
              defaultChecked={isTicked(name)}
            />
          ),
        )}
      </div>
    </ActFrame>
  );
}
