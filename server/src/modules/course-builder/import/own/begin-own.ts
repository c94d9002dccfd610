import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import type { ExportedCourse } from '#contracts/course-builder/import.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type Begun, beginCarried, type ReadForm } from '#server/modules/course-office/index.ts';
import { replaceDraft } from '../../draft/replace-draft.ts';
import type { Taken } from '../read-file.ts';
import type { Report } from '../report.ts';

/** An export whose files are stored. */
export type Own = {
  named: ExportedCourse['course'];
  form: ReadForm | null;
  content: DraftContent;
  report: Report;
};
export type NewCourse = Pick<Begun, 'id' | 'title' | 'code'>;
/** It goes into a course that is there, or becomes one. */
export type TakenCourse = Taken & { begin(ctx: SignedInCtx): Promise<NewCourse> };

const NO_FORM: ReadForm = {
  sections: {},
  names: { series: '', lead: null, others: [], authority: null, bodies: [], courses: [] },
  lines: [],
};

/** A new course, whole. */
export const beginOwn = async (
  ctx: SignedInCtx,
  { named, form, content, report }: Own,
): Promise<NewCourse> => {
  const begun = await beginCarried(ctx, form ?? NO_FORM, named);
  tellForm(report, begun);
  report.take('tests', content.tests.length);
  await replaceDraft(ctx, begun.id, content);
  return begun;
};

export const tellForm = (report: Report, { parts, lines }: Pick<Begun, 'parts' | 'lines'>): void => {
  report.take('parts', parts);
  for (const line of lines) report.tell(line);
};
