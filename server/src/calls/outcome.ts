/** What came of a call: a status, the answer's body, and `set-cookie` headers. */
export type Outcome = { status: number; answer: Record<string, unknown>; cookies: string[] };
