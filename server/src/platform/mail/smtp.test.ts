import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { createSmtpSender } from './smtp.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const from = 'Aurea Academy <courses@aurea.example>';
const mail = {
  to: 'ada@example.com',
  replyTo: 'hello@aurea.example',
  subject: 'Your place is confirmed: Botox für Ärzte',
  html: '<p>Grüße</p>',
  text: 'Grüße',
  messageId: '<mail-1@academy.example>',
  attachments: [],
};

const smtpServer = async (refuse?: { code: number; text: string }) => {
  const server = await startSmtpServer({ refuse });
  closers.push(server.close);
  return server;
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

test('a mail arrives with sender, subject, both forms and its own name', async () => {
  const { url, received } = await smtpServer();
  await createSmtpSender({ url, from }).send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    from: { name: 'Aurea Academy', address: 'courses@aurea.example' },
    to: [{ address: 'ada@example.com' }],
    replyTo: [{ address: 'hello@aurea.example' }],
    subject: mail.subject,
    messageId: mail.messageId,
  });
  expect(received[0]?.html?.trim()).toBe(mail.html);
  expect(received[0]?.text?.trim()).toBe(mail.text);
});

test.each([
  ['subject', { ...mail, subject: 'Hi\r\nBcc: all@example.com' }],
  ['to', { ...mail, to: 'ada@example.com\nBcc: all@example.com' }],
  ['replyTo', { ...mail, replyTo: 'a@b.c\r\nBcc: all@example.com' }],
  ['messageId', { ...mail, messageId: '<a>\r\nX: y' }],
])('a line break in %s is refused before anything is sent', async (_, broken) => {
  const { url, received } = await smtpServer();
  await expect(createSmtpSender({ url, from }).send(broken)).rejects.toThrow('more than one line');
  expect(received).toEqual([]);
});

test('an address with a comma never becomes a second recipient', async () => {
  const { url, recipients } = await smtpServer();
  await createSmtpSender({ url, from })
    .send({ ...mail, to: 'ada@example.com,eve@example.com' })
    .catch(() => {});
  expect(recipients).not.toContain('eve@example.com');
});

test('what a server refuses is told', async () => {
  const { url } = await smtpServer({ code: 450, text: 'come back later' });
  await expect(createSmtpSender({ url, from }).send(mail)).rejects.toThrow('come back later');
});

test('a server that accepts the connection and says nothing is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  const port = await listen(silent);
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 100 });
  await expect(sender.send(mail)).rejects.toThrow(/greeting|timeout/i);
});

test('a server that greets and then falls silent is given up', async () => {
  const sockets: Socket[] = [];
  const tired = createServer((socket) => {
    sockets.push(socket);
    socket.write('220 good morning\r\n');
  });
  const port = await listen(tired);
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    tired.close();
  });
  const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 100 });
  await expect(sender.send(mail)).rejects.toThrow(/timeout/i);
});

test('no server at all is told', async () => {
  await expect(createSmtpSender({ url: 'smtp://127.0.0.1:1', from }).send(mail)).rejects.toThrow(
    'ECONNREFUSED',
  );
});
