import { filled, id, rows, section, text } from './cleaned.ts';

export const instructorsSection = section({
  primary: section({ instructorId: id('Primary instructor'), role: text('Role', 60, 'Lead Instructor') }),
  additional: rows(
    'Additional instructors',
    section({
      instructorId: id('Instructor'),
      /** The form offers four; older courses name others. */
      role: text('Role', 60, 'Co-Instructor'),
      name: text('Name', 160),
    }),
    { keep: (row) => filled(row.instructorId), max: 20 },
  ),
});
