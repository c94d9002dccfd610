import { ERRORS, type ErrorCode, type Issue } from '#contracts/errors.ts';

type Extra = { message?: string; issues?: Issue[]; redirectUrl?: string; cause?: unknown };

/** The one exception that is meant for the caller; its code decides status and words. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly redirectUrl: string | undefined;

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(extra.message ?? ERRORS[code].message, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = extra.issues;
    this.redirectUrl = extra.redirectUrl;
  }
}

/** One failing field, told as the form would tell it. */
export const fieldError = (field: string, message: string) =>
  new AppError('invalid-input', { message, issues: [{ field, message }] });
