import { ORDERS } from '#web/lib/office-paths.ts';
import { Cell, RowHeader } from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface Participant {
  name: string;
  reference: string;
}

/** Who it is, and by which order. */
export function ParticipantCells({ name, reference }: Participant) {
  return (
    <>
      <RowHeader className="font-strong">{name}</RowHeader>
      <Cell label="Order" className="num whitespace-nowrap">
        <TextLink to={`${ORDERS}/${reference}`}>{reference}</TextLink>
      </Cell>
    </>
  );
}
