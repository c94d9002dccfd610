import { importEndpoints as calls } from '#contracts/course-builder/import.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { dismissImport } from './import/runs/dismiss-import.ts';
import { listImports, listNewCourseImports } from './import/runs/list-imports.ts';

export const importBindings: Binding[] = [
  on(calls.listImports, listImports),
  on(calls.dismissImport, dismissImport),
  on(calls.listNewCourseImports, listNewCourseImports),
  on(calls.dismissNewCourseImport, dismissImport),
];
