type Detail = { type?: string; code?: string; param?: string; message: string };

/** What Stripe refuses, in the shape in which it says so. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Detail & { type: string } };

  constructor(status: number, detail: Detail) {
    super(detail.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...detail } };
  }
}

export const missing = (what: string, id: string): Refusal =>
  new Refusal(404, { code: 'resource_missing', param: 'id', message: `No such ${what}: '${id}'` });
