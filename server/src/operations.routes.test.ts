import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { operationsRoutes } from './operations.routes.ts';

test('the description of the calls has every kind of course, uploads and lists as files as well', async () => {
  const server = Fastify();
  operationsRoutes(server, { isReady: async () => true, publicUrl: 'https://academy.example' });
  const { paths } = (await server.inject('/api/openapi.json')).json();
  for (const path of [
    '/api/login',
    '/admin-courses/inperson/api/upload/documents',
    '/admin-courses/inperson/api/export',
    '/admin-courses/onlinelive/api',
    '/admin-courses/onlinelive/api/{id}',
    '/admin-courses/selfpaced/api',
    '/admin-courses/selfpaced/api/{id}',
    '/admin-courses/selfpaced/api/export',
  ])
    expect(paths).toHaveProperty([path]);
});
