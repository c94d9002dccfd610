import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { hasFile } from './files.repository.ts';
import { removeUnshownFiles } from './remove-unshown-files.ts';
import { removeBytes } from './stored-bytes.ts';

const DAY = 24 * 60 * 60;

export const mediaJobs = (deps: JobDeps): Job[] => [
  {
    // For each upload a day after it began, and for each file that was removed.
    name: 'remove-bytes',
    work: async ({ publicId = '', extension = '' }) => {
      if (await hasFile(deps.database, publicId)) return;
      await removeBytes(deps.ports.storage, { publicId, extension });
    },
  },
  { name: 'remove-unshown-files', everySeconds: DAY, work: () => removeUnshownFiles(deps) },
];
