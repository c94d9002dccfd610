/** Files that go in one request. */
export interface Batch {
  id: number;
  names: string[];
  /** The share that has left the browser, 0 to 1; null while others go first. */
  share: number | null;
}

export type QueueEvent =
  | { type: 'added'; id: number; names: string[] }
  | { type: 'progressed'; id: number; share: number }
  | { type: 'ended'; id: number };

/** What is on its way, in the order in which it was added. One that has ended is not heard of again. */
export function uploadQueue(queue: readonly Batch[], event: QueueEvent): readonly Batch[] {
  switch (event.type) {
    case 'added':
      return [...queue, { id: event.id, names: event.names, share: null }];
    case 'progressed':
      return queue.map((batch) => (batch.id === event.id ? { ...batch, share: event.share } : batch));
    case 'ended':
      return queue.filter(({ id }) => id !== event.id);
  }
}

/** 'Sending 3 files, 40 %'. */
export function batchText({ names, share }: Batch): string {
  const files = names.length === 1 ? `“${names[0]}”` : `${names.length} files`;
  if (share === null) return `${files} waiting`;
  return share < 1 ? `Sending ${files}, ${Math.floor(share * 100)} %` : `Storing ${files}`;
}
