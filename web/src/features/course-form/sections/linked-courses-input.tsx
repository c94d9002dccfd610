import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LINKED_LIMIT } from '#contracts/course-office/sections/enrollment.ts';
import { findCoursesToLink } from '../course-calls.ts';
import type { FormValues } from '../form-values.ts';
import { ComboboxInput, inRow, RowsInput } from '../inputs.ts';

const LINKED = 'enrollment.linkedCourses';

/** Which courses come with this one, free of charge. */
export function LinkedCoursesInput() {
  return (
    <RowsInput
      path={LINKED}
      label="Linked courses"
      entry="Linked course"
      addLabel="Add a linked course"
      hint="Whoever buys this course gets them free of charge."
      blank={() => ({ courseId: null, name: '' })}
      max={LINKED_LIMIT}
    >
      {(index) => <LinkedCourseInput index={index} />}
    </RowsInput>
  );
}

/** Choosing a course writes its name, which says what is chosen before anything was looked for. */
function LinkedCourseInput({ index }: { index: number }) {
  const path = `${LINKED}.${index}` as const;
  const { setValue } = useFormContext<FormValues>();
  const { courseId, name } = useWatch<FormValues, typeof path>({ name: path });
  const [found, setFound] = useState<Awaited<ReturnType<typeof findCoursesToLink>>>([]);

  async function find(words: string) {
    const courses = await findCoursesToLink(words);
    setFound(courses);
    return courses.map((course) => ({ value: course.courseId, label: course.name }));
  }

  return (
    <ComboboxInput
      path={inRow(LINKED, index, 'courseId')}
      label="Course"
      placeholder="Choose a course"
      options={courseId ? [{ value: courseId, label: name }] : []}
      find={find}
      onPick={(id) => setValue(`${path}.name`, found.find((course) => course.courseId === id)?.name ?? '')}
    />
  );
}
