import type { Mail } from '../mail.ts';
import { companyCredit, companyFirstReceipt, companyReceipt, companyRefund } from './company-papers.ts';

export const PAPERS_MAILS: readonly Mail[] = [
  companyFirstReceipt,
  companyReceipt,
  companyRefund,
  companyCredit,
];
