import type { CompanySummary } from '#contracts/companies/admin-companies.ts';
import { COMPANIES } from '#web/lib/office-paths.ts';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

export function CompanyTable({ companies }: { companies: readonly CompanySummary[] }) {
  return (
    <Table label="Companies" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Name</ColumnHeader>
        <ColumnHeader>Tax number</ColumnHeader>
        <ColumnHeader>City</ColumnHeader>
        <ColumnHeader>Billing email</ColumnHeader>
        <ColumnHeader numeric>People</ColumnHeader>
        <ColumnHeader numeric>Orders</ColumnHeader>
      </TableHead>
      <TableBody>
        {companies.map((company) => (
          <TableRow key={company._id} className="max-md:px-5">
            <RowHeader className="md:min-w-48">
              <TextLink to={`${COMPANIES}/${company._id}`} look="quiet" className="font-strong break-words">
                {company.name}
              </TextLink>
            </RowHeader>
            <Cell label="Tax number" className="num">
              {company.taxNumber || '–'}
            </Cell>
            <Cell label="City">
              {company.city}, {company.country}
            </Cell>
            <Cell label="Billing email">
              {company.billingEmail ? <EmailText email={company.billingEmail} /> : '–'}
            </Cell>
            <Cell label="People" numeric>
              {company.people}
            </Cell>
            <Cell label="Orders" numeric>
              {company.orders}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
