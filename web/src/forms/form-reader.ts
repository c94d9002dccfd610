import { parseDecimal } from './parse-decimal.ts';
import type { FormIssue } from './use-form-issues.ts';

/** What a form says as the input of a call, or the issues that keep it from being one. */
export type Read<T> = { input: T; issues?: undefined } | { input?: undefined; issues: FormIssue[] };

interface NumberRule {
  label: string;
  decimals: number;
}

function numberProblem(text: string, { label, decimals }: NumberRule): string {
  if (text === '') return `${label} is required`;
  if (decimals === 0) return `${label} must be a whole number`;
  return `${label} must be a number with at most ${decimals} decimals`;
}

/** The texts entered in these fields, as they were typed; one that was not sent is empty. */
export function textsOf<const Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Reads fields one by one and collects what cannot be read; the rules of the business stay with the call. */
export function formReader(form: FormData) {
  const issues: FormIssue[] = [];

  function raw(name: string): string {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  }
  const text = (name: string) => raw(name).trim();

  function units(name: string, rule: NumberRule): number {
    const value = parseDecimal(text(name), rule.decimals);
    if (value === undefined) issues.push({ field: name, message: numberProblem(text(name), rule) });
    return value ?? 0;
  }

  return {
    text,
    units,
    /** As it was typed: a blank may be part of a password. */
    secret: raw,
    tick: (name: string) => form.has(name),
    whole: (name: string, label: string) => units(name, { label, decimals: 0 }),
    optionalWhole: (name: string, label: string) =>
      text(name) === '' ? null : units(name, { label, decimals: 0 }),
    optionalDay: (name: string) => text(name) || null,
    finish: <T>(input: T): Read<T> => (issues.length > 0 ? { issues } : { input }),
  };
}
