import { z } from 'zod';
import type { EndpointOptions } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { KEY_SCOPES } from './integrations/key-scopes.ts';
import { WEBHOOK_EVENTS } from './integrations/webhook-events.ts';

type Operation = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as { properties?: Record<string, unknown>; required?: string[] };
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
};

const errorSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { enum: Object.keys(ERRORS) },
    requestId: { type: 'string' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    redirectUrl: { type: 'string' },
  },
};

const filesSchema = ({ field, atMost }: NonNullable<EndpointOptions['files']>) => ({
  type: 'object',
  required: [field],
  properties: {
    [field]: { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: atMost },
  },
});

const bodyOf = ({ body, files }: EndpointOptions): Operation => {
  if (files) return { requestBody: required({ 'multipart/form-data': { schema: filesSchema(files) } }) };
  if (body) return { requestBody: required({ 'application/json': { schema: schemaOf(body, 'input') } }) };
  return {};
};

const required = (content: Operation) => ({ required: true, content });

/** JSON, unless the answer is a file. */
const contentOf = ({ file, response }: EndpointOptions): Operation =>
  Object.fromEntries(
    (file ?? ['application/json']).map((type) => [type, { schema: schemaOf(response, 'output') }]),
  );

/** Whoever is logged in or, where its scope opens the call, a program with a key. */
const securityOf = ({ scope }: EndpointOptions) => [{ session: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];

const operationOf = (name: string, endpoint: EndpointOptions): Operation => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.access],
  ...(endpoint.access !== 'public' && { security: securityOf(endpoint) }),
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...bodyOf(endpoint),
  responses: {
    200: {
      description: 'Done',
      content: contentOf(endpoint),
    },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

const scopeWords = [
  'A key that an administrator has made. It makes the calls that name one of its scopes:',
  ...Object.entries(KEY_SCOPES).map(([scope, words]) => `- \`${scope}\`: ${words}`),
].join('\n');

const message = (type: string, { words, data }: { words: string; data: z.ZodType }) => ({
  post: {
    summary: words,
    tags: ['webhooks'],
    requestBody: required({
      'application/json': {
        schema: {
          type: 'object',
          required: ['type', 'timestamp', 'data'],
          properties: {
            type: { const: type },
            timestamp: { type: 'string', format: 'date-time' },
            data: schemaOf(data, 'output'),
          },
        },
      },
    }),
    responses: { 200: { description: 'Taken; any status from 200 to 299 says so' } },
  },
});

/** What addresses of others are told, as `docs/INTEGRATIONS.md` describes it. */
const webhooks = Object.fromEntries(
  Object.entries(WEBHOOK_EVENTS).map(([type, told]) => [type, message(type, told)]),
);

/** OpenAPI 3.1 of every call, made from the same contracts that the server validates with. */
export const openApiDocument = (endpoints: Record<string, EndpointOptions>, serverUrl: string) => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Academy',
      version: '1',
      description:
        'Every call of the academy. Specified calls ignore unknown fields; the others refuse them.',
    },
    servers: [{ url: serverUrl }],
    paths,
    webhooks,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        apiKey: { type: 'http', scheme: 'bearer', description: scopeWords },
      },
      schemas: { Error: errorSchema },
    },
  };
};
