import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { EditorPlan, EditorWords } from '#web/editor/editor-plan.ts';
import { COURSE_SECTIONS } from '#web/lib/course-sections.ts';
import { findCourse, makeCode } from './course-calls.ts';
import { type FormValues, valuesOf } from './form-values.ts';

export const COURSE_WORDS: EditorWords = {
  thing: 'course',
  form: 'Course',
  create: 'Create Course',
  update: 'Update Course',
  draftCreated: 'Course saved as draft!',
  draftUpdated: 'Draft saved successfully!',
  notSaved: 'Failed to save course',
  draftNotSaved: 'Failed to save draft',
  filesUnderWay:
    'Files are still being sent. Please wait until they have arrived, or cancel them under Media.',
};

const planOf = (kind: CourseKind, drawer: string): EditorPlan<FormValues, ManagedCourse> => ({
  sections: COURSE_SECTIONS[kind],
  words: COURSE_WORDS,
  drawer,
  valuesOf,
  savedBy: ({ metadata }) => metadata.lastModifiedBy,
  /** What took place or was called off keeps its page. */
  mayBeDraft: ({ basic }) => basic.status !== 'completed' && basic.status !== 'cancelled',
  async rules() {
    const { issuesOf } = await import('./course-issues.ts');
    return { issuesOf: (values, { isDraft }) => issuesOf(values, { kind, isDraft }) };
  },
  find: (id) => findCourse(kind, id),
  /** An empty code is made from the title before the course is sent. */
  async complete(form) {
    const { courseCode, title } = form.getValues('basic');
    if (courseCode.trim() !== '') return;
    const code = await makeCode(title);
    if (!code) return 'Failed to generate course code';
    form.setValue('basic.courseCode', code);
  },
});

/** How a course of a kind is edited. */
export const COURSE_PLANS: Readonly<Record<CourseKind, EditorPlan<FormValues, ManagedCourse>>> = {
  InPersonCourse: planOf('InPersonCourse', 'course-draft'),
  OnlineLiveTraining: planOf('OnlineLiveTraining', 'live-course-draft'),
  ELearningCourse: planOf('ELearningCourse', 'self-paced-course-draft'),
};
