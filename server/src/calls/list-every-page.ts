import type { Binding } from './binding.ts';
import type { Call, CallRequest } from './call.ts';
import type { Outcome } from './outcome.ts';

type Paged = { binding: Binding /** The list's name in the answers. */; name: string };

/** Everything that a call gives in pages, or the refusal that it met. */
export const listEveryPage = async <Row>(
  call: Call,
  { binding, name }: Paged,
  request: CallRequest,
): Promise<Row[] | Outcome> => {
  const rows: Row[] = [];
  for (let query = request.query as object; ; ) {
    const outcome = await call(binding, { ...request, query });
    if (outcome.status !== 200) return outcome;
    rows.push(...(outcome.answer[name] as Row[]));
    if (!outcome.answer.nextCursor) return rows;
    query = { ...query, cursor: outcome.answer.nextCursor };
  }
};
