import { createContext, useContext } from 'react';
import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import type { FileFacts } from '#contracts/course-office/course-files.ts';
import type { CertificationBody } from '#contracts/course-office/teaching.ts';
import type { Site } from '#contracts/site/site.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { useEditorForm } from '#web/editor/editor-form.ts';
import type { FormValues } from './form-values.ts';

interface SeriesOption {
  _id: string;
  title: string;
  discipline: string;
  runs: number;
}

/** What the form offers to choose from. */
export interface FormFacts {
  kind: CourseKind;
  instructors: readonly { _id: string; name: string; city: string }[];
  bodies: readonly CertificationBody[];
  series: readonly SeriesOption[];
  /** Names and measures of the files that it shows. */
  files: readonly FileFacts[];
  site: Site;
  /** What a course that nobody has written anything into holds: a number that is left empty becomes what stands here. */
  blank: FormValues;
}

const Facts = createContext<FormFacts | null>(null);
export const FormFactsProvider = Facts.Provider;

export function useFormFacts(): FormFacts {
  const facts = useContext(Facts);
  if (!facts) throw new Error('A section of the course form stands outside of it');
  return facts;
}

/** What the editor knows of the course: what is stored of it, and how it goes on from here. */
export const useCourse = () => useEditorForm<FormValues, ManagedCourse>();
