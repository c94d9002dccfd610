import { type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { hasFile } from './files.repository.ts';
import { removeUnshownFiles } from './remove-unshown-files.ts';
import { REMOVE_BYTES, removeBytes } from './stored-bytes.ts';

const DAY = 24 * 60 * 60;

export const mediaJobs = (deps: JobDeps): Job[] => [
  perform(REMOVE_BYTES, async (file) => {
    if (await hasFile(deps.database, file.publicId)) return;
    await removeBytes(deps.ports.storage, file);
  }),
  { name: 'remove-unshown-files', everySeconds: DAY, work: () => removeUnshownFiles(deps) },
];
