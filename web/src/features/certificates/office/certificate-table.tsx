import type { CertificateRow } from '#contracts/certificates/admin-certificates.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { longDay } from '#web/lib/format.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { BulkBar, ChooseAll } from '#web/lists/bulk-bar.tsx';
import { RowChoice } from '#web/lists/row-choice.tsx';
import { type Chosen, useChosen } from '#web/lists/use-chosen.ts';
import { Button } from '#web/ui/controls/button.tsx';
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

const FORM = 'certificates';

interface CertificateTableProps {
  certificates: readonly CertificateRow[];
  failure?: FormFailure;
}

/** Certificates by rows; several of them at once go on to where they are revoked. */
export function CertificateTable({ certificates, failure }: CertificateTableProps) {
  const chosen = useChosen(certificates.map(({ number }) => ({ _id: number })));
  return (
    <>
      <BulkBar id={FORM} intent="revoke" chosen={chosen} noun="certificate" hasHead failure={failure}>
        <Button type="submit" size="sm">
          Revoke
        </Button>
      </BulkBar>
      <Table label="Certificates" dense stacked>
        <TableHead>
          <ColumnHeader before={<ChooseAll chosen={chosen} label="Choose every certificate of this page" />}>
            Number
          </ColumnHeader>
          <ColumnHeader>Name</ColumnHeader>
          <ColumnHeader>Course</ColumnHeader>
          <ColumnHeader>Issued</ColumnHeader>
          <ColumnHeader>Valid to</ColumnHeader>
          <ColumnHeader>State</ColumnHeader>
        </TableHead>
        <TableBody>
          {certificates.map((certificate) => (
            <Row key={certificate._id} certificate={certificate} chosen={chosen} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

function Row({ certificate, chosen }: { certificate: CertificateRow; chosen: Chosen }) {
  const { number, name, course, issuedOn, issuedBy, expiresOn, state } = certificate;
  const isChosen = chosen.ids.includes(number);
  return (
    <TableRow selected={isChosen} className="max-md:px-5">
      <RowHeader>
        <span className="flex items-center gap-3">
          <RowChoice
            form={FORM}
            value={number}
            isChosen={isChosen}
            onChoose={(choice) => chosen.choose(number, choice)}
            className="flex min-h-(--control-sm) cursor-pointer items-center"
          >
            <span className="sr-only">Choose {number}</span>
          </RowChoice>
          <TextLink to={`${CERTIFICATES}/${number}`} className="num whitespace-nowrap">
            {number}
          </TextLink>
        </span>
      </RowHeader>
      <Cell label="Name">
        <bdi>{name}</bdi>
      </Cell>
      <Cell label="Course">
        <span>
          <bdi>{course.title}</bdi>
          <span className="num block text-xs text-muted">{course.code}</span>
        </span>
      </Cell>
      <Cell label="Issued" className="num whitespace-nowrap">
        <span>
          {longDay(issuedOn)}
          {issuedBy && <span className="block text-xs text-muted">by hand</span>}
        </span>
      </Cell>
      <Cell label="Valid to" className="num whitespace-nowrap">
        {expiresOn === null ? 'for life' : longDay(expiresOn)}
      </Cell>
      <Cell label="State" className="whitespace-nowrap">
        <StateLamp state={state} />
      </Cell>
    </TableRow>
  );
}
