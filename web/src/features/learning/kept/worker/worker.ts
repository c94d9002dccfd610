import { answerLasting, answerPage } from './answers.ts';
import { wayOf } from './way-of.ts';

/** What is used here of a worker's own world: the pages' types know none of it. */
interface Worker {
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: { origin: string };
}
type Lasting = { waitUntil(done: Promise<void>): void };
type Fetching = { request: Request; respondWith(answer: Promise<Response>): void };

const worker = globalThis as unknown as Worker;
const answers = { page: answerPage, lasting: answerLasting };

// It holds nothing itself, so the newest may take over at once: each copy of a course is whole by itself.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way) event.respondWith(answers[way](event.request));
});
