import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Manner = {
  /** What every receiver is refused with. */
  refuse?: { code: number; text: string } | undefined;
  /** Who does not say this does not send. */
  password?: string;
};

/** A mail server that keeps what it is given. */
export const startSmtpServer = async ({ refuse, password }: Manner = {}) => {
  const received: Email[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (given, _session, done) =>
      given.password === password
        ? done(null, { user: given.username })
        : done(new Error('wrong name or password')),
    onRcptTo: ({ address }, _session, done) => {
      if (refuse) return done(Object.assign(new Error(refuse.text), { responseCode: refuse.code }));
      recipients.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  // Whoever is refused leaves without a word.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, received, recipients, close: () => void server.close() };
};
