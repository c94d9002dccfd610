import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** What becomes of a flush on its way. */
export const FATES = [
  'arrives twice',
  'arrives again later',
  'arrives late',
  'loses its answer',
  'never arrives',
] as const;
export type Fate = (typeof FATES)[number];

const LATER_MS = 3_000;
const FLUSH = /^\/api\/elearning\/[^/]+\/events$/;

type Send = () => Promise<IncomingMessage>;

/**
 * The line between a device and the server. A browser's own beacons pass it as all else does, and what it has taken goes on
 * when the page that sent it is gone.
 */
export class Line {
  /** What the device gave to it, whatever became of it. */
  readonly carried = { flushes: 0, events: 0 };
  private readonly port: number;
  private readonly flushes = new EventEmitter();
  private readonly fates: Fate[] = [];
  /** Flushes. */
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly proxy = createServer((asked, reply) => {
    // A line that breaks is what this one is for.
    this.carry(asked, reply).catch(() => reply.destroy());
  });
  private isCut = false;

  constructor(port: number) {
    this.port = port;
  }

  async open() {
    this.proxy.listen(0, '127.0.0.1');
    await once(this.proxy, 'listening');
  }

  close() {
    this.proxy.close();
    this.proxy.closeAllConnections();
  }

  get url() {
    return `http://localhost:${(this.proxy.address() as AddressInfo).port}`;
  }

  /** What befalls the next flush that nothing else befalls. */
  doom(fate: Fate) {
    this.fates.push(fate);
  }

  /** Nothing passes any more, and nobody is told. */
  cut() {
    this.isCut = true;
    this.proxy.closeAllConnections();
  }

  mend() {
    this.isCut = false;
  }

  get isOpen() {
    return !this.isCut;
  }

  /** From now on all is well. Done when what was under way has arrived. */
  async calm() {
    this.mend();
    this.fates.length = 0;
    await Promise.all(this.underWay);
  }

  /** Done when a flush has left for the server. */
  nextFlush = (): Promise<unknown> => once(this.flushes, 'left');

  private async carry(asked: IncomingMessage, reply: ServerResponse) {
    const body = await buffer(asked);
    const send = () => this.forward(asked, body);
    const isFlush = FLUSH.test(asked.url ?? '');
    if (isFlush) this.count(body);
    const answer = await (isFlush ? this.note(this.meet(this.fates.shift(), send)) : send());
    if (this.isCut || !answer) return void reply.destroy();
    // Else the browser sends anew by itself what it sent over a connection that it used before.
    reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    await pipeline(answer, reply);
  }

  private count(body: Buffer) {
    this.carried.flushes += 1;
    this.carried.events += (JSON.parse(body.toString()) as { events: unknown[] }).events.length;
  }

  private async meet(fate: Fate | undefined, send: Send): Promise<IncomingMessage | null> {
    if (fate === 'never arrives') return null;
    if (fate === 'arrives late') await sleep(LATER_MS);
    if (fate === 'arrives again later') this.sendLater(send);
    if (fate === 'arrives twice') dropped(await send());
    const answer = send();
    this.flushes.emit('left');
    return fate === 'loses its answer' ? dropped(await answer) : answer;
  }

  private forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    if (this.isCut) return Promise.reject(new Error('The line is cut.'));
    const sent = request({ host: 'localhost', port: this.port, method, path: url, headers });
    return new Promise((resolve, reject) => sent.on('response', resolve).on('error', reject).end(body));
  }

  private sendLater(send: Send) {
    this.note(sleep(LATER_MS).then(send).then(dropped)).catch(() => undefined);
  }

  private note<T>(work: Promise<T>): Promise<T> {
    const done: Promise<unknown> = work.catch(() => undefined).finally(() => this.underWay.delete(done));
    this.underWay.add(done);
    return work;
  }
}

const dropped = (answer: IncomingMessage): null => {
  answer.resume();
  return null;
};
