import { REQUIRED_FIELDS, SECTIONS, type SectionId, sectionOf } from '#web/lib/course-sections.ts';
import { changesBetween } from './compare-courses.ts';
import type { FormValues } from './form-values.ts';
import { valueAt } from './value-at.ts';

const isGiven = (value: unknown) => value !== null && value !== undefined && String(value).trim() !== '';

/** Sections that are done: what a required one needs is there, an optional one says more than a blank course. */
export function completeSections(values: FormValues, blank: FormValues): Set<SectionId> {
  const said = new Set(changesBetween(blank, values).map(({ path }) => sectionOf(path)?.id));
  const needed = [...REQUIRED_FIELDS].filter((path) => !isGiven(valueAt(values, path)));
  const lacking = new Set(needed.map((path) => sectionOf(path)?.id));
  return new Set(
    SECTIONS.filter(({ id, required }) => (required ? !lacking.has(id) : said.has(id))).map(({ id }) => id),
  );
}
