import { z } from 'zod';
import { declareCommand } from '#server/calls/jobs.ts';

export const TAKE_IMPORT = declareCommand('take-import', { runId: z.uuid() });
