import { parseDecimal } from './parse-decimal.ts';
import type { FormIssue } from './use-form-issues.ts';

/** What a form says as the input of a call, or the issues that keep it from being one. */
export type Read<T> = { input: T; issues?: undefined } | { input?: undefined; issues: FormIssue[] };

export interface NumberRule {
  label: string;
  decimals: number;
}

function numberProblem(text: string, { label, decimals }: NumberRule): string {
  if (text === '') return `${label} is required`;
  if (decimals === 0) return `${label} must be a whole number`;
  return `${label} must be a number with at most ${decimals} decimals`;
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export type FormReader = ReturnType<typeof formReader>;

/**
 * The one way to read a form: field by field, a field that was not sent as an empty one. It collects what cannot be
 * read; the rules of the business stay with the call.
 */
export function formReader(form: FormData) {
  const issues: FormIssue[] = [];
  const complain = (field: string, message: string) => {
    issues.push({ field, message });
  };
  // Without a script browsers send two characters for each line break, of which the person has counted one.
  const text = (name: string) => textIn(form, name).replaceAll('\r\n', '\n').trim();

  /** Undefined, with an issue, where there is no such number. */
  function findUnits(name: string, rule: NumberRule): number | undefined {
    const value = parseDecimal(text(name), rule.decimals);
    if (value === undefined) complain(name, numberProblem(text(name), rule));
    return value;
  }
  const units = (name: string, rule: NumberRule) => findUnits(name, rule) ?? 0;

  return {
    text,
    /** These fields as they were typed: a blank may be part of a password. */
    typed: <const Name extends string>(names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, textIn(form, name)])) as Record<Name, string>,
    tick: (name: string) => form.has(name),
    /** Of several boxes or fields of one name. */
    all: (name: string) => form.getAll(name).map(String),
    oneOf: <const V extends string>(name: string, known: readonly V[]) =>
      known.find((one) => one === text(name)),
    findUnits,
    units,
    whole: (name: string, label: string) => units(name, { label, decimals: 0 }),
    optionalWhole: (name: string, label: string) =>
      text(name) === '' ? null : units(name, { label, decimals: 0 }),
    optionalDay: (name: string) => text(name) || null,
    issues,
    complain,
    finish: <T>(input: T): Read<T> => (issues.length > 0 ? { issues } : { input }),
  };
}
