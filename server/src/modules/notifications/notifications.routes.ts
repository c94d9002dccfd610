import { mailboxEndpoints } from '#contracts/site/mailbox.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { listKeptMails } from './sending/list-kept-mails.ts';

export const notificationBindings: Binding[] = [on(mailboxEndpoints.listMailbox, listKeptMails)];
