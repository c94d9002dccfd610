import { lazy, Suspense } from 'react';
import type { PreviewFacts } from '#web/features/course-form/detail-of.ts';
import type { FormValues } from '#web/features/course-form/form-values.ts';

// The public page's parts are not of the form, and come when somebody wants to see it.
const CoursePreview = lazy(() => import('./course-preview.tsx'));

export const previewCourse = (values: FormValues, facts: PreviewFacts, close: () => void) => (
  <Suspense>
    <CoursePreview {...{ values, facts, close }} />
  </Suspense>
);
