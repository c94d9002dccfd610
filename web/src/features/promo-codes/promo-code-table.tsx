import type { PromoCodeView } from '#contracts/orders/admin-promo-codes.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { detailDay, eurText } from '#web/lib/format.ts';
import { decimalText } from '#web/lib/number-text.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
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
import { promoState } from './promo-state.ts';
import { promoList } from './promo-view.ts';

interface PromoCodeTableProps {
  promoCodes: readonly PromoCodeView[];
  /** The code whose form is open. */
  edited: string | null;
  now: string;
}

export function PromoCodeTable({ promoCodes, edited, now }: PromoCodeTableProps) {
  return (
    <Table label="Promo codes" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Code</ColumnHeader>
        <ColumnHeader>Description</ColumnHeader>
        <ColumnHeader numeric>Discount</ColumnHeader>
        <ColumnHeader>Valid</ColumnHeader>
        <ColumnHeader numeric>Used</ColumnHeader>
        <ColumnHeader numeric>Reserved</ColumnHeader>
        <ColumnHeader numeric>Per person</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader labelHidden>Change or switch</ColumnHeader>
      </TableHead>
      <TableBody>
        {promoCodes.map((promo) => (
          <PromoRow key={promo._id} promo={promo} isEdited={promo._id === edited} now={now} />
        ))}
      </TableBody>
    </Table>
  );
}

interface RowProps {
  promo: PromoCodeView;
  isEdited: boolean;
  now: string;
}

function PromoRow({ promo, isEdited, now }: RowProps) {
  const { kind, word } = promoState(promo, now);
  return (
    <TableRow current={isEdited} className="max-md:px-5">
      <RowHeader className="num font-strong">{promo.code}</RowHeader>
      <Cell label="Description">{promo.description || '–'}</Cell>
      <Cell label="Discount" numeric>
        {discountText(promo)}
      </Cell>
      <Cell label="Valid" className="num md:whitespace-nowrap">
        {validText(promo)}
      </Cell>
      <Cell label="Used" numeric>
        {promo.maxUses === null ? promo.used : `${promo.used} of ${promo.maxUses}`}
      </Cell>
      <Cell label="Reserved" numeric>
        {promo.reserved}
      </Cell>
      <Cell label="Per person" numeric>
        {promo.maxUsesPerUser ?? 'no limit'}
      </Cell>
      <Cell label="State" className="whitespace-nowrap">
        <Lamp kind={kind}>{word}</Lamp>
      </Cell>
      <Cell>
        <span className="flex items-center gap-3">
          <TextLink
            to={promoList.to({ edit: promo._id })}
            aria-label={`Change ${promo.code}`}
            className="inline-flex min-h-(--control-sm) items-center"
          >
            Change
          </TextLink>
          <Switch promo={promo} />
        </span>
      </Cell>
    </TableRow>
  );
}

/** Takes effect at once, and can be undone. */
function Switch({ promo: { _id, code, active } }: Pick<RowProps, 'promo'>) {
  const act = active ? 'deactivate' : 'activate';
  const label = active ? 'Switch off' : 'Switch on';
  return (
    <Form intent={intentOn(act, _id)} action={promoList.path} preventScrollReset>
      <SubmitButton size="sm" variant="ghost" aria-label={`${label}: ${code}`}>
        {label}
      </SubmitButton>
    </Form>
  );
}

const discountText = ({ kind, value }: PromoCodeView) =>
  kind === 'percent' ? `${decimalText(value, 2)} %` : eurText(value);

function validText({ startsAt, endsAt }: PromoCodeView): string {
  const from = startsAt && `from ${detailDay(officeDay(startsAt))}`;
  const until = endsAt && `until ${detailDay(officeDay(endsAt))}`;
  return [from, until].filter(Boolean).join(' ') || 'always';
}
