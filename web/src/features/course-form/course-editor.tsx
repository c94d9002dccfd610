import type { ComponentProps } from 'react';
import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import { Editor } from '#web/editor/editor.tsx';
import { AllSections } from './all-sections.tsx';
import { COURSE_PLANS } from './course-plan.ts';
import { type FormFacts, FormFactsProvider } from './form-facts.ts';
import type { FormValues } from './form-values.ts';

type EditorProps = ComponentProps<typeof Editor<FormValues, ManagedCourse>>;
type CourseEditorProps = Omit<EditorProps, 'plan' | 'blank' | 'children'> & { facts: FormFacts };

export function CourseEditor({ facts, ...start }: CourseEditorProps) {
  return (
    <FormFactsProvider value={facts}>
      <Editor {...start} plan={COURSE_PLANS[facts.kind]} blank={facts.blank}>
        <AllSections />
      </Editor>
    </FormFactsProvider>
  );
}
