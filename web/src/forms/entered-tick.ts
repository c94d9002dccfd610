import type { FormIssues } from '#web/forms/use-form-issues.ts';

/** A box that was left empty is not sent at all, so a refused form without it means "not ticked". */
export function enteredTick({ failure }: FormIssues, name: string, initial: boolean): boolean {
  return failure?.values ? Object.hasOwn(failure.values, name) : initial;
}
