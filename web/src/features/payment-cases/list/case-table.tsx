import { detailDay } from '#web/lib/format.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { ChooseAll } from '#web/lists/bulk-bar.tsx';
import { RowChoice } from '#web/lists/row-choice.tsx';
import type { Chosen } from '#web/lists/use-chosen.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
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
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { CaseActButton } from '../acts/case-act-button.tsx';
import { nextAct } from '../acts/case-acts.ts';
import { CaseLamp } from '../case-lamp.tsx';
import { amountText, currencyOf, isPast, sumText } from '../case-words.ts';
import { BATCH_FORM } from './batch-bar.tsx';
import type { CaseContext } from './case-card.tsx';
import { caseList } from './case-view.ts';
import type { ListedCase } from './listed-case.ts';

interface CaseTableProps extends CaseContext {
  cases: readonly ListedCase[];
  chosen: Chosen;
}

// Nine columns have less air between them than fewer would, and a row is no higher than its button needs.
const narrow = 'md:[&_:is(td,th):not(:first-child):not(:last-child)]:px-2 md:[&_tbody_:is(td,th)]:py-1';

export function CaseTable({ cases, chosen, ...context }: CaseTableProps) {
  return (
    <Table label="Payment cases, newest first" dense stacked sticky className={narrow}>
      <TableHead>
        <ColumnHeader before={<ChooseAll chosen={chosen} label="Choose every case of this page" />}>
          Case
        </ColumnHeader>
        <ColumnHeader>Title</ColumnHeader>
        <ColumnHeader>Payer</ColumnHeader>
        <ColumnHeader numeric>Amount</ColumnHeader>
        <ColumnHeader numeric>Paid</ColumnHeader>
        <ColumnHeader>Created</ColumnHeader>
        <ColumnHeader>Expires</ColumnHeader>
        <ColumnHeader>Status</ColumnHeader>
        <ColumnHeader labelHidden>Next</ColumnHeader>
      </TableHead>
      <TableBody>
        {cases.map((one) => (
          <CaseRow
            key={one._id}
            one={one}
            isChosen={chosen.ids.includes(one._id)}
            onChoose={(isChosen) => chosen.choose(one._id, isChosen)}
            {...context}
          />
        ))}
      </TableBody>
    </Table>
  );
}

// On a phone the row is a card: number and status, title, payer and amount, end and what came, act.
const card = {
  row: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:px-4 max-md:py-2',
  number: 'max-md:col-start-1 max-md:row-start-1',
  status: 'max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end',
  whole: 'max-md:col-span-2',
  start: 'max-md:col-start-1',
  end: 'max-md:col-start-2 max-md:text-end!',
};

interface CaseRowProps extends CaseContext {
  one: ListedCase;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function CaseRow({ one, view, now, idempotencyKey, isChosen, onChoose }: CaseRowProps) {
  const list = caseList.listOf(view);
  return (
    <TableRow selected={isChosen} className={card.row}>
      <RowHeader className={`num whitespace-nowrap ${card.number}`}>
        <RowChoice
          form={BATCH_FORM}
          value={one._id}
          isChosen={isChosen}
          onChoose={onChoose}
          className="-ms-2 flex min-h-(--control-sm) w-fit cursor-pointer items-center gap-3 ps-2 text-muted max-md:min-h-11 [&>.tick]:mt-0!"
        >
          {one.caseId}
        </RowChoice>
      </RowHeader>
      <Cell className={`md:min-w-48 ${card.whole}`}>
        <TextLink
          to={caseList.to({ ...list, case: one._id })}
          state={OVER}
          preventScrollReset
          look="quiet"
          dir="auto"
          className="font-strong wrap-anywhere"
        >
          {one.title}
        </TextLink>
      </Cell>
      <Cell className={`wrap-anywhere md:min-w-32 ${card.start}`}>{one.payer.name}</Cell>
      <Cell numeric className={`md:min-w-24 max-md:row-start-3 ${card.end}`}>
        {amountText(one)}
      </Cell>
      <Cell numeric className={`whitespace-nowrap text-muted max-md:row-start-4 ${card.end}`}>
        {sumText(currencyOf(one), one.financial.totalAmountPaid)}
        <span className="md:hidden"> paid</span>
      </Cell>
      <Cell className="num whitespace-nowrap text-muted max-md:not-print:hidden!">
        {detailDay(officeDay(one.createdAt))}
      </Cell>
      <Cell className={`num whitespace-nowrap max-md:row-start-4 ${card.start}`}>
        <End expiresAt={one.expiresAt} now={now} />
      </Cell>
      <Cell className={card.status}>
        <CaseLamp status={one.status} />
      </Cell>
      <Cell className={`md:text-end ${card.whole}`}>
        <NextAct {...{ one, view, idempotencyKey }} />
      </Cell>
    </TableRow>
  );
}

/** An end that is over is marked, whatever has become of the case. */
function End({ expiresAt, now }: Pick<ListedCase, 'expiresAt'> & Pick<CaseContext, 'now'>) {
  if (!expiresAt) return '–';
  const day = detailDay(officeDay(expiresAt));
  if (!isPast(expiresAt, now)) return day;
  return (
    <Tag tone="danger">
      <span className="sr-only">Expired </span>
      {day}
    </Tag>
  );
}

function NextAct({ one, view, idempotencyKey }: Pick<CaseRowProps, 'one' | 'view' | 'idempotencyKey'>) {
  const act = nextAct(one.status);
  if (!act) return null;
  const askedAt = caseList.to({ ...caseList.listOf(view), on: one._id, do: act });
  return <CaseActButton act={act} one={one} askedAt={askedAt} idempotencyKey={idempotencyKey} />;
}
