import type { SectionName } from './own-sections.ts';

// What is said of a form that arrives from another installation. Sections are called as the form calls them.

const SECTION_TITLES: Readonly<Record<SectionName, string>> = {
  basic: 'Basic Information',
  enrollment: 'Enrollment & Pricing',
  access: 'Access',
  instructors: 'Instructors',
  content: 'Course Content',
  certification: 'Certification',
  reviews: 'Reviews',
  inclusions: 'What’s Included',
  media: 'Media',
  contact: 'Contact & Support',
  metadata: 'Tags and notes',
};

export const LINES = {
  notTaken: (section: SectionName, problem: string) =>
    `“${SECTION_TITLES[section]}” of the form was not taken: ${problem}.`,
  stays: (sections: readonly SectionName[]) =>
    `In the form stays what it said before: ${sections.map((name) => SECTION_TITLES[name]).join(', ')}.`,
  code: (wanted: string, code: string) => `Another course has the code ${wanted}; this one has ${code}.`,
  address: (wanted: string, slug: string) =>
    `Another course has the address “${wanted}”; this one has “${slug}”.`,
  instructor: (name: string) => `The instructor “${name}” is not known here and was left out.`,
  severalInstructors: (name: string) => `There are several instructors “${name}” here; none was chosen.`,
  body: (name: string) => `The certification body “${name}” is not known here and was left out.`,
  course: (code: string, title: string) =>
    `“${code} · ${title}”, which comes with the course, is not known here and was left out.`,
  series: (title: string) =>
    `The series “${title}” is not known here; the course is in that of its own title.`,
  discipline: (title: string, discipline: string) =>
    `The series “${title}” is of the discipline ${discipline} here, which holds for this course too.`,
};
