import type { Answer, Api } from '#contracts/api.ts';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';
import type { Binding } from './binding.ts';
import type { Call, CallRequest } from './call.ts';
import type { Caller } from './context.ts';

type ApiRequest = {
  caller: Caller;
  requestId: string;
  /** Takes a cookie to the browser, and says who that browser is from now on. */
  onCookie?: (cookie: string) => Promise<Caller>;
};

/** All bindings by the name of their endpoint; fails at start when a call has no use case, or two. */
export const indexBindings = (bindings: Binding[]): Map<EndpointName, Binding> => {
  const byName = new Map<EndpointName, Binding>();
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Binding['endpoint']][]) {
    const found = bindings.filter((binding) => binding.endpoint === endpoint);
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} use cases are bound to ${name}`);
    byName.set(name, found[0]);
  }
  if (byName.size !== bindings.length)
    throw new Error('a use case is bound to a call that is not in contracts/endpoints.ts');
  return byName;
};

/**
 * The typed caller that pages get: the same `call` as behind the routes, without HTTP between. As between two
 * requests of a browser, whoever logs in by one call makes the next as themselves.
 */
export const createApi = (call: Call, bindings: Map<EndpointName, Binding>, request: ApiRequest): Api => {
  let { caller } = request;
  return {
    async call(name, input, options) {
      const binding = bindings.get(name);
      if (!binding) throw new Error(`no use case is bound to ${name}`);
      const raw: CallRequest = {
        caller,
        requestId: request.requestId,
        idempotencyKey: options?.idempotencyKey,
        ...divide(binding, input as Record<string, unknown>),
      };
      const outcome = await call(binding, raw);
      for (const cookie of outcome.cookies) caller = (await request.onCookie?.(cookie)) ?? caller;
      const answer = outcome.status === 200 ? outcome.answer : { ...outcome.answer, status: outcome.status };
      return answer as Answer<typeof name>;
    },
  };
};

/** One object of input to where each key belongs, by the schemas; what nobody asked for stays in the body. */
export const divide = ({ endpoint }: Binding, input: Record<string, unknown>) => {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    if (endpoint.params && key in endpoint.params.shape) params[key] = value;
    else if (endpoint.query && key in endpoint.query.shape) query[key] = value;
    else body[key] = value;
  }
  return { params, query, body };
};
