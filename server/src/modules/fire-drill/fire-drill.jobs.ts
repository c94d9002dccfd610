import { type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { PLAY_FIRE_DRILL } from './fire-drill.command.ts';
import { playFireDrill } from './play-fire-drill.ts';

export const fireDrillJobs = (deps: JobDeps): Job[] => [
  perform(PLAY_FIRE_DRILL, ({ drillId }) => playFireDrill(deps.outer(), drillId)),
];
