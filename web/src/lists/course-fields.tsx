import { NONE } from '#domain/payments/none.ts';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { matching, words } from './list-address.ts';

/** Of which courses the rows are, as an address says it. */
export const OF_COURSES = {
  course: words(60),
  city: words(),
  instructor: matching((text) => text === NONE || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)),
};
export const COURSE_FIELDS = ['course', 'city', 'instructor'] as const;

export interface CourseChoices {
  cities: readonly string[];
  instructors: readonly { _id: string; name: string }[];
}

interface CourseFieldsProps {
  view: Record<(typeof COURSE_FIELDS)[number], string>;
  choices: CourseChoices;
}

export function CourseFields({ view: { course, city, instructor }, choices }: CourseFieldsProps) {
  const cities = choices.cities.map((value) => ({ value, label: value }));
  const instructors = choices.instructors.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <TextField name="course" label="Course code" maxLength={60} defaultValue={course} className="sm:w-40" />
      <SelectField
        name="city"
        label="City"
        placeholder="Any city"
        defaultValue={city}
        options={[...cities, { value: NONE, label: 'No city' }]}
        className="sm:w-44"
      />
      <SelectField
        name="instructor"
        label="Instructor"
        placeholder="Any instructor"
        defaultValue={instructor}
        options={[...instructors, { value: NONE, label: 'No instructor' }]}
        className="sm:w-52"
      />
    </>
  );
}
