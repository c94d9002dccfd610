import type { CertificateRow } from '#contracts/certificates/admin-certificates.ts';
import { longDay } from '#web/lib/format.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { StateLamp } from '../state-lamp.tsx';

/** What somebody was certified, also what was revoked or replaced. */
export const CertificatesOfPerson = ({ certificates }: { certificates: readonly CertificateRow[] }) => (
  <Sheet title="Certificates" flush>
    {certificates.length === 0 ? (
      <p className="p-5 text-sm text-muted">There are no certificates yet.</p>
    ) : (
      <Table label="Certificates" dense stacked>
        <TableHead>
          <ColumnHeader>Number</ColumnHeader>
          <ColumnHeader>Course</ColumnHeader>
          <ColumnHeader>Issued</ColumnHeader>
          <ColumnHeader>Valid to</ColumnHeader>
          <ColumnHeader>State</ColumnHeader>
        </TableHead>
        <TableBody>
          {certificates.map(({ number, course, issuedOn, expiresOn, state }) => (
            <TableRow key={number} className="max-md:px-5">
              <RowHeader>
                <TextLink to={`${CERTIFICATES}/${number}`} className="num whitespace-nowrap">
                  {number}
                </TextLink>
              </RowHeader>
              <Cell label="Course">
                <bdi>{course.title}</bdi>
              </Cell>
              <Cell label="Issued" className="num whitespace-nowrap">
                {longDay(issuedOn)}
              </Cell>
              <Cell label="Valid to" className="num whitespace-nowrap">
                {expiresOn === null ? 'for life' : longDay(expiresOn)}
              </Cell>
              <Cell label="State" className="whitespace-nowrap">
                <StateLamp state={state} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )}
  </Sheet>
);
