import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import { bindings } from '#server/bindings.ts';
import { createCall } from '#server/calls/call.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { caseDocumentRoutes } from '#server/modules/payment-cases/documents/case-documents.files.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { startPluginApp } from '../plugin-app.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { type CaseWish, createCasesWorld, PAYER } from './cases-world.ts';
import { createPost, workerOf } from './mail-world.ts';

export const ACADEMY = 'hello@aurea-academy.example';
export const SITE = 'http://localhost:3000';

/** A back office that asks people for money, and the mails that come of it. */
export const createCaseMailsWorld = async (db: Db) => {
  const post = createPost();
  const office = await createCasesWorld(db, { bindings, ports: post.ports, now: () => post.now });
  const worker = workerOf(office, post, notificationJobs);
  const mailsTo = (email: string) => post.sent.filter(({ to }) => to === email);
  /** What mails link to, for whoever opens it in a browser that knows nothing. */
  const openDocuments = () => {
    const { database, ports, log } = office.jobDeps;
    return startPluginApp(caseDocumentRoutes, {
      call: createCall({ database, ports, log, now: () => post.now }),
      identify: async () => ({ address: 'test', user: null }),
      storage: createMemoryStorage(),
    });
  };
  return Object.assign(post, office, worker, {
    openDocuments,
    mailsTo,
    textTo: (email: string): string => mailsTo(email).at(-1)?.text ?? '',
    /** A case of somebody new whose link has been mailed, unless it is a draft. */
    ask: async (changes: Partial<CaseWish> = {}) => {
      const email = `asked-${uuidv7()}@example.com`;
      const one = await office.createCase({ payer: { name: 'Ada Byron', email }, ...changes });
      await worker.workOff();
      return { ...one, email };
    },
    /** Pays what a link asks for next. */
    pay: async (one: PaymentCaseDetail, payer: { payerName?: string; payerEmail: string }) => {
      const page = await office.call(links.processPaymentLink, {
        token: office.tokenOf(one),
        ...PAYER,
        ...payer,
      });
      if (!office.payOnPage(page)) throw new Error(JSON.stringify(page.answer));
      await office.call(links.checkLinkPayment, { token: office.tokenOf(one) });
      await worker.workOff();
    },
  });
};
