import type { z } from 'zod';
import type { Endpoint, EndpointOptions, InputOf } from '#contracts/endpoint.ts';
import type { Ctx, OuterCtx, ReadCtx, SignedInCtx } from './context.ts';

type CtxFor<E extends EndpointOptions, C> = E['access'] extends 'public'
  ? C
  : C & { caller: SignedInCtx['caller'] };
/** What a use case answers: all but that it succeeded, which every answer says and `call` adds. */
export type Reply<E extends EndpointOptions> = Omit<z.input<E['response']>, 'success'>;

/** An endpoint and the use case behind it. */
export type Binding = {
  endpoint: EndpointOptions;
} & (
  | { transaction: 'one'; run(ctx: Ctx, input: never): Promise<object> }
  | { transaction: 'own'; run(ctx: OuterCtx, input: never): Promise<object> }
  | { transaction: 'none'; run(ctx: ReadCtx, input: never): Promise<object> }
);

/** Binds a use case that does its work in one transaction. */
export const on = <E extends EndpointOptions & Endpoint>(
  endpoint: E,
  run: (ctx: CtxFor<E, Ctx>, input: InputOf<E>) => Promise<Reply<E>>,
): Binding => ({ endpoint, transaction: 'one', run: run as Binding['run'] }) as Binding;

/** Binds a use case that only reads and is asked often: nothing is sent but what it asks. */
export const onRead = <E extends EndpointOptions & Endpoint>(
  endpoint: E,
  run: (ctx: CtxFor<E, ReadCtx>, input: InputOf<E>) => Promise<Reply<E>>,
): Binding => ({ endpoint, transaction: 'none', run: run as Binding['run'] }) as Binding;

/**
 * Binds a use case that talks to the outside while the person waits: it opens a transaction for each step.
 * These are listed in docs/STYLE.md.
 */
export const onOuter = <E extends EndpointOptions & Endpoint>(
  endpoint: E,
  run: (ctx: CtxFor<E, OuterCtx>, input: InputOf<E>) => Promise<Reply<E>>,
): Binding => ({ endpoint, transaction: 'own', run: run as Binding['run'] }) as Binding;
