import { z } from 'zod';
import { declareCommand } from '#server/calls/jobs.ts';

export const PLAY_FIRE_DRILL = declareCommand('play-fire-drill', { drillId: z.uuid() });
