import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';
import { Refusal } from './refusal.ts';
import type * as Shapes from './request-shapes.ts';

type Shape = keyof ShapesOf;
type ShapesOf = {
  CreateSession: Shapes.CreateSession;
  RetrieveSession: Shapes.RetrieveSession;
  ListSessions: Shapes.ListSessions;
  ExpireSession: Shapes.ExpireSession;
  CreateRefund: Shapes.CreateRefund;
  ListBalanceTransactions: Shapes.ListBalanceTransactions;
  RetrieveBalance: Shapes.RetrieveBalance;
};

const folder = import.meta.dirname;

/** Reads a request's parameters, all of them text, into what the package says that they are. */
export const createReader = () => {
  const schema = createGenerator({
    path: join(folder, 'request-shapes.ts'),
    tsconfig: join(folder, 'shapes.tsconfig.json'),
    type: '*',
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('*');
  const ajv = new Ajv({ coerceTypes: 'array', strict: false, allowUnionTypes: true, allErrors: false });
  ajv.addSchema(schema, 'shapes');
  const known = new Map<string, ValidateFunction>();
  const validatorOf = (shape: Shape): ValidateFunction => {
    const found = known.get(shape) ?? ajv.compile({ $ref: `shapes#/definitions/${shape}` });
    known.set(shape, found);
    return found;
  };
  return <S extends Shape>(shape: S, parameters: unknown): ShapesOf[S] => {
    const validate = validatorOf(shape);
    if (!validate(parameters)) throw refusalOf(validate.errors?.[0]);
    return parameters as ShapesOf[S];
  };
};
export type ReadRequest = ReturnType<typeof createReader>;

/** In Stripe's words for its own parameters: `line_items[0][price_data]`. */
const refusalOf = (error: ErrorObject | undefined): Refusal => {
  const path = (error?.instancePath ?? '').split('/').filter(Boolean);
  const name = (names: string[]) => names.map((part, at) => (at === 0 ? part : `[${part}]`)).join('');
  if (error?.keyword === 'additionalProperties') {
    const param = name([...path, String(error.params.additionalProperty)]);
    return new Refusal(400, {
      code: 'parameter_unknown',
      param,
      message: `Received unknown parameter: ${param}`,
    });
  }
  if (error?.keyword === 'required') {
    const param = name([...path, String(error.params.missingProperty)]);
    return new Refusal(400, {
      code: 'parameter_missing',
      param,
      message: `Missing required param: ${param}.`,
    });
  }
  const param = name(path);
  return new Refusal(400, {
    code: 'parameter_invalid',
    param,
    message: `Invalid ${param}: ${error?.message}`,
  });
};
