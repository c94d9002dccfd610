import { type BooksReport, verifyBooks } from '../verify-books.ts';
import type { Command, Terminal } from './command.ts';
import { atMigratedWork } from './workplace.ts';

export const verifyLedgerCommand: Command = {
  name: 'verify-ledger',
  usage: '',
  summary:
    'Check that journals, payments, refunds, receipts and payment cases agree with each other; exits with 1 when they do not',
  run: (terminal) =>
    atMigratedWork(terminal, async ({ database }) => tellLedger(terminal, await verifyBooks(database))),
};

export const tellLedger = (terminal: Terminal, { checked, problems }: BooksReport): number => {
  const counts = Object.entries(checked).map(([name, count]) => `${count} ${name}`);
  terminal.say(`Checked ${counts.join(', ')}.`);
  for (const problem of problems) terminal.complain(`  ${problem}`);
  if (problems.length > 0) {
    terminal.complain(`${problems.length} problems found.`);
    return 1;
  }
  terminal.say('The ledger is in order.');
  return 0;
};
