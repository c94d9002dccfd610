import type { AnswerOf, RequestOf } from './endpoint.ts';
import type { EndpointName, endpoints } from './endpoints.ts';
import type { ErrorAnswer } from './errors.ts';

type Endpoints = typeof endpoints;
type Simplify<T> = { [K in keyof T]: T[K] };

/** What a call is asked with: params, query and body are one object. */
export type CallInput<N extends EndpointName> = Simplify<RequestOf<Endpoints[N]>>;

/** What a call answered: its own answer, or why it was refused. Refusals are values, never exceptions. */
export type Answer<N extends EndpointName> = AnswerOf<Endpoints[N]> | (ErrorAnswer & { status: number });

/** A caller of the API in the same process: what pages get. */
export type Api = {
  call<N extends EndpointName>(
    name: N,
    input: CallInput<N>,
    options?: { idempotencyKey?: string },
  ): Promise<Answer<N>>;
};
