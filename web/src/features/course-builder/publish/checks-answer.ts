import type { Answer } from '#contracts/api.ts';

export type Checks = Extract<Answer<'getChecks'>, { success: true }>;
