import { ORDERS } from '#web/lib/office-paths.ts';
import { Cell, RowHeader } from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface Participant {
  name: string;
  reference: string;
  /** What speaks against it. */
  note?: string | null;
}

/** Who it is, and by which order. */
export function ParticipantCells({ name, reference, note }: Participant) {
  return (
    <>
      <RowHeader className="font-strong">
        {name}
        {note && <span className="block text-xs font-normal text-warning">{note}</span>}
      </RowHeader>
      <Cell label="Order" className="num whitespace-nowrap">
        <TextLink to={`${ORDERS}/${reference}`}>{reference}</TextLink>
      </Cell>
    </>
  );
}
