import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileFacts } from '#contracts/course-office/course-files.ts';
import { MANAGER } from '#contracts/courses/course-options.ts';
import type { Binding } from '#server/calls/binding.ts';
import { createCall } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import type { JobDeps } from '#server/calls/jobs.ts';
import { files } from '#server/db/schema/index.ts';
import { exportFileRoutes } from '#server/modules/course-builder/export.files.routes.ts';
import { importJobs } from '#server/modules/course-builder/import.jobs.ts';
import { mediaFileRoutes } from '#server/modules/media/media.files.routes.ts';
import { mediaJobs } from '#server/modules/media/media.jobs.ts';
import { uploadRoutes } from '#server/modules/media/media.uploads.routes.ts';
import { removeFile } from '#server/modules/media/remove-file.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createServer } from '#server/platform/http/create-server.ts';
import { createLog } from '#server/platform/log.ts';
import { createLocalStorage } from '#server/platform/storage/local-storage.ts';
import { attendanceUploads, findHandedIn, mayWatchVideo } from '../../modules/attendance/index.ts';
import { shownFiles } from '../../modules/catalogue/index.ts';
import { filesOfDrafts, importUploads, mayHearPreview } from '../../modules/course-builder/index.ts';
import { mayReadCourseFile } from '../../modules/enrolments/index.ts';
import { findShownPhotos, type User } from '../../modules/identity/index.ts';
import { filesOfVersions, mayHearRecording } from '../../modules/learning/index.ts';
import { filesOfLicences, mayReadLicence } from '../../modules/licences/index.ts';
import { licenceUploads } from '../../modules/licences/licences.uploads.ts';
import { findRecorded, liveUploads } from '../../modules/live/index.ts';
import { recordingFileRoutes } from '../../modules/live/recordings/recordings.files.routes.ts';
import { mediaUploads } from '../../modules/media/index.ts';
import { signedIn, testCalls } from '../test-calls.ts';
import { addUser } from '../test-world.ts';

type UploadAnswer = {
  success: boolean;
  message: string;
  code?: string;
  file?: string;
  files: string[];
  details: FileFacts[];
};
/** What is left where every file was removed. */
export const NOTHING = { bytes: [], rows: [] };
export type Sent = readonly [name: string, bytes: Buffer];

type Options = { now?: () => Date; bindings?: Binding[] };
type Visit = { by?: User | null; field?: string };

/** A server of uploads and files over a folder of its own; who asks is said by the header `x-person`. */
export const startMediaWorld = async (db: Db, { bindings = [], ...options }: Options = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  const storage = createLocalStorage(folder);
  const ports = {
    storage,
    fileUsers: [
      shownFiles,
      findShownPhotos,
      filesOfVersions,
      filesOfDrafts,
      findHandedIn,
      findRecorded,
      filesOfLicences,
    ],
    fileReaders: [mayReadCourseFile, mayHearRecording, mayHearPreview, mayWatchVideo, mayReadLicence],
  };
  const calls = testCalls(bindings, { db, ports, ...options });
  const people = new Map<string, User>();
  const server = await startServer(calls.jobDeps, people);
  const { port } = server.server.address() as AddressInfo;
  const staff = await addUser(db, { role: 'staff' });
  const runJob = async (name: string, data: Record<string, string> = {}) =>
    [...mediaJobs(calls.jobDeps), ...importJobs(calls.jobDeps)].find((job) => job.name === name)?.work(data);
  /** What is there of files, in the folder and in the table. */
  const left = async () => ({
    bytes: (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
    rows: (await db.select({ publicId: files.publicId }).from(files)).map(({ publicId }) => publicId),
  });
  const removeAll = async () => {
    for (const publicId of (await left()).rows) await calls.ctx((ctx) => removeFile(ctx, publicId));
    for (const { data } of calls.jobs.splice(0)) await runJob('remove-bytes', data);
  };
  return {
    ...calls,
    ...visitsOf({ port, people, staff }),
    server,
    port,
    folder,
    staff,
    runJob,
    left,
    removeAll,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
};

const startServer = async (deps: JobDeps, people: ReadonlyMap<string, User>) => {
  const log = createLog('silent');
  const server = await createServer({ log, trustProxy: false, secure: false, hosts: null });
  const identify = async ({ ip, headers }: { ip: string; headers: object }): Promise<Caller> => {
    const user = people.get((headers as { 'x-person'?: string })['x-person'] ?? '');
    return { address: ip, user: user ? signedIn(user) : null };
  };
  const call = createCall(deps);
  const receivers = [
    ...mediaUploads,
    ...licenceUploads,
    ...attendanceUploads,
    ...liveUploads,
    ...importUploads,
  ];
  await server.register(uploadRoutes, { call, identify, receivers });
  for (const routes of [mediaFileRoutes, recordingFileRoutes, exportFileRoutes])
    await server.register(routes, { call, identify, storage: deps.ports.storage });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
};

/** `what` is a kind of file of a course, or the path of another call. */
const pathOf = (what: string) => {
  if (what === 'photo') return '/api/profile/photo';
  return what.startsWith('/') ? what : `${MANAGER}/upload/${what}`;
};

type Visited = { port: number; people: Map<string, User>; staff: User };

const visitsOf = ({ port, people, staff }: Visited) => {
  const origin = `http://127.0.0.1:${port}`;
  const headersOf = (user: User | null): Record<string, string> => {
    if (!user) return {};
    people.set(user.id, user);
    return { 'x-person': user.id };
  };
  const upload = async (
    what: string,
    sent: readonly Sent[],
    { by = staff, field = 'files' }: Visit = {},
  ): Promise<UploadAnswer & { status: number }> => {
    const body = new FormData();
    for (const [name, bytes] of sent) body.append(field, new Blob([new Uint8Array(bytes)]), name);
    const response = await fetch(`${origin}${pathOf(what)}`, {
      method: 'POST',
      body,
      headers: headersOf(by),
    });
    return { status: response.status, ...((await response.json()) as UploadAnswer) };
  };
  const get = (url: string, by: User | null = null, headers: Record<string, string> = {}) =>
    fetch(`${origin}${url}`, { headers: { ...headersOf(by), ...headers } });
  return { headersOf, upload, get };
};
