import { type ChangeEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { isCodeTaken, makeCode } from '../course-calls.ts';
import { useCourse } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { useInput } from '../inputs.ts';

const FIELD = 'basic.courseCode';

/** Upper-case as it is typed, with the cursor where it was. */
function raise({ target }: ChangeEvent<HTMLInputElement>) {
  const at = target.selectionStart;
  target.value = target.value.toUpperCase();
  target.setSelectionRange(at, at);
}

export function CodeInput() {
  const { getValues, setValue } = useFormContext<FormValues>();
  const { status, stored } = useCourse();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { onChange, onBlur, error, ...input } = useInput({
    path: FIELD,
    label: 'Course code',
    hint: 'Left empty, it is made from the title.',
  });

  async function generate() {
    const title = getValues('basic.title').trim();
    if (title === '') return setProblem('Please enter a course title first');
    setIsBusy(true);
    const code = await makeCode(title);
    setIsBusy(false);
    setProblem(code ? undefined : 'Failed to generate course code');
    if (code) setValue(FIELD, code);
  }

  async function ask() {
    const code = getValues(FIELD).trim();
    if (code === '' || code === stored?.basic.courseCode || !(await isCodeTaken(code, stored?._id))) return;
    const others = status.get().issues.filter(({ field }) => field !== FIELD);
    status.set({
      issues: [...others, { field: FIELD, message: `${code} is another course’s code`, byServer: true }],
    });
  }

  return (
    <div className="col-span-6 flex items-start gap-2 md:col-span-2">
      <TextField
        {...input}
        maxLength={40}
        error={problem ?? error}
        className="min-w-0 flex-1"
        onChange={(event) => {
          raise(event);
          setProblem(undefined);
          return onChange(event);
        }}
        onBlur={async (event) => {
          await onBlur(event);
          await ask();
        }}
      />
      <Button size="sm" busy={isBusy} onClick={generate} className="mt-6.5">
        Generate
      </Button>
    </div>
  );
}
