import { formReader } from '#web/forms/form-reader.ts';
/** How a person may be addressed; left out, nothing is printed. */
export const TITLES = ['Mr.', 'Mrs.', 'Ms.', 'Dr.', 'Prof.'] as const;

export const titleOf = (form: FormData) => formReader(form).oneOf('title', TITLES) ?? '';
