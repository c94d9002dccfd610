import { inputsFor } from '#web/editor/inputs/inputs-for.ts';
import type { CourseSectionId } from '#web/lib/course-sections.ts';
import type { FormValues } from './form-values.ts';

/** The parts that the form is made of. */
export const {
  AreaInput,
  ChoiceInput,
  ComboboxInput,
  FormSection,
  inRow,
  ListInput,
  NumberInput,
  RowsInput,
  TextInput,
  TickInput,
  useInput,
  useIssue,
} = inputsFor<FormValues, CourseSectionId>();
