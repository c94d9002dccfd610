import type { Binding } from './binding.ts';
import type { Call, CallRequest } from './call.ts';
import type { Outcome } from './outcome.ts';

type Paged = { binding: Binding /** The list's name in the answers. */; name: string };

/** Ends what reads the pages of a list. */
class Refused extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(`a page was refused with ${outcome.status}`);
    this.outcome = outcome;
  }
}

/** The pages that a call gives, one after another; throws at a refusal. */
export async function* eachPage<Row>(
  call: Call,
  { binding, name }: Paged,
  request: CallRequest,
): AsyncGenerator<Row[]> {
  for (let query = request.query as object; ; ) {
    const outcome = await call(binding, { ...request, query });
    if (outcome.status !== 200) throw new Refused(outcome);
    yield outcome.answer[name] as Row[];
    if (!outcome.answer.nextCursor) return;
    query = { ...query, cursor: outcome.answer.nextCursor };
  }
}

/** Writes down that so many rows were taken along; null, or why it could not be. */
export const noteExport = async (
  call: Call,
  noted: Binding,
  { params, query, rows, ...request }: CallRequest & { rows: number },
): Promise<Outcome | null> => {
  const outcome = await call(noted, { ...request, body: { rows, filter: Object.assign({}, params, query) } });
  return outcome.status === 200 ? null : outcome;
};

/**
 * Everything that a call gives in pages, or the refusal that it met. Of rows that tell of people it is written down who took
 * them along, before they go.
 */
export const listEveryPage = async <Row>(
  call: Call,
  { noted, ...list }: Paged & { noted?: Binding },
  request: CallRequest,
): Promise<Row[] | Outcome> => {
  const rows: Row[] = [];
  try {
    for await (const page of eachPage<Row>(call, list, request)) rows.push(...page);
    const refusal = noted && (await noteExport(call, noted, { ...request, rows: rows.length }));
    return refusal ?? rows;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
};
