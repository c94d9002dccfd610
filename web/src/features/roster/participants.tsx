import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getRoster } from '#contracts/orders/admin-orders.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { BulkBar } from '#web/lists/bulk-bar.tsx';
import { useChosen } from '#web/lists/use-chosen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { RosterTable } from './roster-table.tsx';

type RosterAnswer = AnswerOf<typeof getRoster>;

/** The form to which the boxes of all rows belong. */
const FORM = 'participants';

type ParticipantsProps = Pick<RosterAnswer, 'course' | 'roster'> & { failure?: FormFailure };

/** Who is on a run; several of them at once go on to where they are moved, or their places cancelled. */
export function Participants({ course, roster, failure }: ParticipantsProps) {
  const lines = new Set(roster.filter(({ state }) => state === 'enrolled').map(({ lineId }) => lineId));
  const chosen = useChosen([...lines].map((_id) => ({ _id })));
  return (
    <>
      <div className="print:hidden">
        <BulkBar id={FORM} intent="choose" chosen={chosen} noun="place" hasHead failure={failure}>
          <Button type="submit" name="several" value="move" size="sm">
            Move to another run
          </Button>
          <Button type="submit" name="several" value="cancel" size="sm">
            Cancel places
          </Button>
        </BulkBar>
      </div>
      <RosterTable course={course} roster={roster} choice={{ form: FORM, chosen }} />
    </>
  );
}
