import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import { blankCourse } from '#contracts/course-office/course-form.ts';
import { asEditorForm, EditorFormProvider } from '#web/editor/editor-form.ts';
import { createStatusStore, type Status } from '#web/editor/form-status.ts';
import { type FormFacts, FormFactsProvider } from '#web/features/course-form/form-facts.ts';
import { type FormValues, firstValues } from '#web/features/course-form/form-values.ts';
import { COURSE_SECTIONS } from '#web/lib/course-sections.ts';
import { sampleSite as site } from './sample-site.ts';

/** For tests: what a new course begins with. */
export const sampleValues = (): FormValues => firstValues(blankCourse(), site);

export const sampleFacts: FormFacts = {
  kind: 'InPersonCourse',
  instructors: [
    { _id: 'i-1', name: 'Leila Haddad', city: 'Dubai' },
    { _id: 'i-2', name: 'Siobhan Keane', city: '' },
  ],
  bodies: [],
  series: [{ _id: 's-1', title: 'Botulinum Toxin', discipline: 'injectables', runs: 3 }],
  files: [],
  site,
  blank: sampleValues(),
};

interface Given {
  values?: FormValues;
  facts?: Partial<FormFacts>;
  stored?: ManagedCourse;
  status?: Partial<Status>;
  askToSignIn?: () => void;
}

/** For tests: a part of the form within it; its sections are open unless the status says otherwise. */
export function InForm({
  values = sampleValues(),
  facts,
  stored,
  status,
  askToSignIn = () => undefined,
  children,
}: Given & { children: ReactNode }) {
  const form = useForm<FormValues>({ defaultValues: values });
  const sections = COURSE_SECTIONS[facts?.kind ?? sampleFacts.kind];
  const everySection = sections.all.map(({ id }) => id);
  const course = asEditorForm<FormValues, ManagedCourse>({
    sections,
    blank: sampleFacts.blank,
    stored: stored ?? null,
    status: createStatusStore({ open: new Set(everySection), ...status }),
    check: () => undefined,
    changedStored: () => undefined,
    askToSignIn,
  });
  return (
    <FormProvider {...form}>
      <EditorFormProvider value={course}>
        <FormFactsProvider value={{ ...sampleFacts, ...facts }}>{children}</FormFactsProvider>
      </EditorFormProvider>
    </FormProvider>
  );
}

/** For tests: a part of the form as the server renders it. */
export const renderInForm = (part: ReactNode, given: Given = {}): string =>
  renderToStaticMarkup(<InForm {...given}>{part}</InForm>);
