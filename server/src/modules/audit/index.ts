export { type AuditEntry, listAudit } from './audit.repository.ts';
export { recordAudit } from './record-audit.ts';
