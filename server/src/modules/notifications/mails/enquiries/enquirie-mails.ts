import type { Mail } from '../mail.ts';
import { enquiryAccountFound } from './enquiry-account-found.ts';
import { enquiryForAcademy } from './enquiry-for-academy.ts';
import { enquiryReceived } from './enquiry-received.ts';
import { enquiryReply } from './enquiry-reply.ts';

export const ENQUIRIES_MAILS: readonly Mail[] = [
  enquiryReceived,
  enquiryReply,
  enquiryAccountFound,
  enquiryForAcademy,
];
