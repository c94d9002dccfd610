/** A name for what is new, unlike any other of its course; `lineageId` of the contract takes it. */
export const freshId = (kind: string): string => `${kind}-${crypto.randomUUID().slice(0, 13)}`;
