import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { blankCourse } from '#contracts/course-office/course-form.ts';
import { type FormFacts, FormFactsProvider } from '#web/features/course-form/form-facts.ts';
import {
  createStatusStore,
  FormMachineProvider,
  type Status,
} from '#web/features/course-form/form-status.ts';
import { type FormValues, firstValues } from '#web/features/course-form/form-values.ts';
import { sampleSite as site } from '#web/testing/sample-site.ts';

/** For tests: what a new course begins with. */
export const sampleValues = (): FormValues => firstValues(blankCourse(), site);

export const sampleFacts: FormFacts = {
  instructors: [
    { _id: 'i-1', name: 'Leila Haddad', city: 'Dubai', photoUrl: '' },
    { _id: 'i-2', name: 'Siobhan Keane', city: '', photoUrl: '' },
  ],
  bodies: [],
  series: [{ _id: 's-1', title: 'Botulinum Toxin', discipline: 'injectables', runs: 3 }],
  stored: null,
  files: [],
  site,
  blank: sampleValues(),
};

interface Given {
  values?: FormValues;
  facts?: Partial<FormFacts>;
  status?: Partial<Status>;
}

function Stand({ values = sampleValues(), facts, status, children }: Given & { children: ReactNode }) {
  const form = useForm<FormValues>({ defaultValues: values });
  const machine = {
    status: createStatusStore(status),
    check: () => undefined,
    tookFileOff: () => undefined,
    askToSignIn: () => undefined,
  };
  return (
    <FormProvider {...form}>
      <FormMachineProvider value={machine}>
        <FormFactsProvider value={{ ...sampleFacts, ...facts }}>{children}</FormFactsProvider>
      </FormMachineProvider>
    </FormProvider>
  );
}

/** For tests: a part of the form as the server renders it. */
export const renderInForm = (part: ReactNode, given: Given = {}): string =>
  renderToStaticMarkup(<Stand {...given}>{part}</Stand>);
