import { letterEndpoints } from '#contracts/site/admin-letters.ts';
import { mailboxEndpoints } from '#contracts/site/mailbox.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import { pageLetters } from './letters/page-letters.ts';
import { listKeptMails } from './sending/list-kept-mails.ts';

export const notificationBindings: Binding[] = [
  on(mailboxEndpoints.listMailbox, listKeptMails),
  onRead(letterEndpoints.listLetters, pageLetters),
];
