import type { FormSections } from '#web/lib/form-sections.ts';
import { changesBetween } from '../conflict/compare.ts';
import { valueAt } from '../value-at.ts';

const isGiven = (value: unknown) => value !== null && value !== undefined && String(value).trim() !== '';

/** Sections that are done: what a required one needs is there, an optional one says more than a blank form. */
export function completeSections(sections: FormSections, values: object, blank: object): Set<string> {
  const { all, requiredFields, sectionOf } = sections;
  const said = new Set(changesBetween(blank, values).map(({ path }) => sectionOf(path)?.id));
  const needed = [...requiredFields].filter((path) => !isGiven(valueAt(values, path)));
  const lacking = new Set(needed.map((path) => sectionOf(path)?.id));
  return new Set(
    all.filter(({ id, required }) => (required ? !lacking.has(id) : said.has(id))).map(({ id }) => id),
  );
}
