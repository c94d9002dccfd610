import type { Journal } from '#contracts/reporting/admin-journal.ts';
import { euroValues } from '#domain/ledger/euro-value.ts';
import type { StoredJournal } from './journals.repository.ts';

export const presentJournal = (stored: StoredJournal): Journal => {
  const { id, number, at, kind, lines } = stored;
  const eur = euroValues(lines);
  return {
    _id: id,
    number,
    at: new Date(at).toISOString(),
    kind,
    sale: saleOf(stored),
    lines: lines.map((line, position) => ({ ...line, eur: eur[position] ?? null })),
  };
};

const saleOf = ({ reference, caseId, caseNumber, source }: StoredJournal): Journal['sale'] => {
  if (reference) return { of: 'order', ref: reference, name: reference };
  if (caseId) return { of: 'case', ref: caseId, name: caseNumber ?? '' };
  return source ? { of: 'gateway-entry', ref: source, name: source } : null;
};
