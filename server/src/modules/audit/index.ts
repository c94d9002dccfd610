export { type AuditEntry, listAudit } from './audit.repository.ts';
export { auditOfPerson } from './audit-of-person.repository.ts';
export { noteOfExport, recordExport } from './note-of-export.ts';
export { recordAudit } from './record-audit.ts';
