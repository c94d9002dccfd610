import { z } from 'zod';
import type { KeyScope } from './integrations/key-scopes.ts';
import './plain-words.ts';

/** Who may call at all. Whose object it is, is decided by the use case. */
export type Access = 'public' | 'signed-in' | 'instructor' | 'staff' | 'admin';

/**
 * At most `hits` in `seconds`, counted per client address and, unless only that is counted, per account and, where the
 * body has one, per `email`. Of an account it may be fewer, where a whole room shares an address.
 */
export type RateLimit = { hits: number; seconds: number; per?: 'address'; accountHits?: number };

export type EndpointOptions = {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify notation: `/api/orders/:reference`. */
  path: string;
  access: Access;
  /** Of the keys of programs, those with this scope may make it; where none is said, none may. */
  scope?: KeyScope;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodType;
  /** Its body is a stream of at most so many files (`multipart/form-data`), all in fields of this name. */
  files?: { field: string; atMost: number };
  /** Its answer is a file of one of these media types. */
  file?: readonly string[];
  /**
   * What a browser's form post (not JSON) meets: `page`, a page of the same path with an action of its own; or an
   * answer with 303, to `redirectUrl` of the answer or, when refused, to this page with `?problem=<code>`.
   */
  form?: 'page' | `/${string}`;
  /** Its form may be one of several parts (`multipart/form-data`), and is answered with an HTML page that leads on, not with 303. */
  handsOver?: boolean;
  limit?: RateLimit;
  /** The same for every caller: its answer is kept by the version of what is public. */
  shared?: boolean;
  /** Bytes of the largest body, where the usual 100 kB are too few. */
  bodyLimit?: number;
  /** A page that is left sends it by `navigator.sendBeacon`: its JSON may come as text. */
  beacon?: boolean;
  /** Its answer never changes, so the browser of who may read it keeps it. */
  lasting?: boolean;
  /** Every failing field is in the message, joined by commas; else the first is. */
  tellAll?: boolean;
  /** Honours an `Idempotency-Key`. */
  idempotent?: boolean;
};

/** One call, described once: server routes, the typed client and the OpenAPI document all read it here. */
export type Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> = EndpointOptions & {
  /** Types only; never present at run time. */
  readonly types?: { params: P; query: Q; body: B; response: R };
};

type Out<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

export const endpoint = <const O extends EndpointOptions>(
  options: O,
): O & Endpoint<Out<O['params']>, Out<O['query']>, Out<O['body']>, z.input<O['response']>> => options;

export type InputOf<E> = E extends { types?: { params: infer P; query: infer Q; body: infer B } }
  ? P & Q & B
  : never;
type Raw<S> = S extends z.ZodType ? z.input<S> : Record<never, never>;
/** What a caller hands in: defaults may be left out. Of several calls, what one of them is handed. */
export type RequestOf<E extends EndpointOptions> = E extends EndpointOptions
  ? Raw<E['params']> & Raw<E['query']> & Raw<E['body']>
  : never;
export type AnswerOf<E extends EndpointOptions> = z.output<E['response']>;

/** `{success: true, …}`: the shape of every answer. Use cases say the rest; that they succeeded is added by `call`. */
export const answer = <S extends z.ZodRawShape>(shape: S) => z.object({ success: z.literal(true), ...shape });

export const done = answer({ message: z.string() });
