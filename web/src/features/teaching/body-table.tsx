import type { CertificationBody } from '#contracts/course-office/teaching.ts';
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
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { DeleteLink } from './delete-question.tsx';
import { bodyList } from './teaching-views.ts';

interface BodyTableProps {
  bodies: readonly CertificationBody[];
  /** The one whose form is open. */
  edited: string | null;
  isAdmin: boolean;
}

export function BodyTable({ bodies, edited, isAdmin }: BodyTableProps) {
  return (
    <Table label="Certification bodies" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Name</ColumnHeader>
        <ColumnHeader>Country</ColumnHeader>
        <ColumnHeader>Description</ColumnHeader>
        <ColumnHeader numeric>Courses</ColumnHeader>
        {isAdmin && <ColumnHeader labelHidden>Delete</ColumnHeader>}
      </TableHead>
      <TableBody>
        {bodies.map(({ _id, name, shortName, logoUrl, country, description, courses }) => (
          <TableRow key={_id} current={_id === edited} className="max-md:px-5">
            <RowHeader>
              <span className="flex items-center gap-3">
                <Monogram name={name} picture={logoUrl || undefined} size="sm" />
                <span className="grid gap-0.5 wrap-anywhere">
                  <TextLink to={bodyList.to({ edit: _id })} look="quiet" className="font-strong">
                    {name}
                  </TextLink>
                  {shortName && <span className="text-xs font-normal text-muted">{shortName}</span>}
                </span>
              </span>
            </RowHeader>
            <Cell label="Country">{country || '–'}</Cell>
            <Cell label="Description" className="max-w-110">
              <span className="line-clamp-2 wrap-anywhere">{description || '–'}</span>
            </Cell>
            <Cell label="Courses" numeric>
              {courses}
            </Cell>
            {isAdmin && (
              <Cell>
                <DeleteLink to={bodyList.to({ delete: _id })} name={name} />
              </Cell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
