import type { EndpointOptions } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { openApiDocument } from '#contracts/openapi.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};

export type ApiField = { name: string; type: string; place: string; required: boolean };
export type ApiCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  fields: ApiField[];
  answer: ApiField[];
};
export type ApiGroup = { access: string; calls: ApiCall[] };

/** The OpenAPI document in an order in which a person reads it: by who may call. */
export const apiReference = (): ApiGroup[] => {
  const all: Record<string, EndpointOptions> = endpoints;
  const calls = Object.entries(openApiDocument(all, '').paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const operation = described as Operation;
      return { access: operation.tags[0] ?? '', call: readCall({ path, method, operation }) };
    }),
  );
  return [...Map.groupBy(calls, ({ access }) => access)].map(([access, rows]) => ({
    access,
    calls: rows.map(({ call }) => call),
  }));
};

const readCall = ({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): ApiCall => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path,
  summary: operation.summary,
  fields: [
    ...operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place,
      required,
      type: typeOf(schema),
    })),
    ...fieldsOf(operation.requestBody?.content['application/json']?.schema, 'body'),
  ],
  answer: fieldsOf(operation.responses['200']?.content['application/json']?.schema, 'answer'),
});

const fieldsOf = (schema: Schema | undefined, place: string): ApiField[] =>
  Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    place,
    required: schema?.required?.includes(name) ?? false,
    type: typeOf(field),
  }));

/** A schema in one word or two: 'string', 'list of object', 'string or null', '"open" or "full"'. */
const typeOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  return [schema.type ?? 'any'].flat().join(' or ');
};
