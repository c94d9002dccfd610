import url from './worker/worker.ts?worker&url';

export const WORKER = url;
