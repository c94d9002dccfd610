import fastify from 'fastify';

// What Fastify costs by itself on this machine: the measure for every page of the academy.
const { PORT, BYTES, TYPE = 'text/html' } = process.env;
const body = Buffer.alloc(Number(BYTES), 'a');
const server = fastify();
server.get('/', (_request, reply) => reply.header('content-type', TYPE).send(body));
await server.listen({ port: Number(PORT), host: '127.0.0.1' });
