import type { Erasure, UserDetail } from '#contracts/people/admin-people.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { longDay } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { erasureWords as words } from '../people-words.ts';

interface EraseFormProps {
  person: UserDetail;
  /** What has to be settled first. */
  erasure: Pick<Erasure, 'obstacles' | 'seats'>;
  failure?: FormFailure;
}

/** What goes, what stays and, where nothing stands in the way, the button that cannot be undone. */
export function EraseForm({ person, erasure: { obstacles, seats }, failure }: EraseFormProps) {
  return (
    <Sheet title="Delete">
      <div className="grid gap-4 text-sm">
        <p>{words.goes}</p>
        <p className="text-muted">{words.stays}</p>
        <p className="text-muted">{words.letter}</p>
        {seats.length > 0 && <SeatsToCome seats={seats} />}
        {obstacles.length > 0 ? (
          <div className="grid gap-2">
            <p>{words.first}</p>
            <ul className="grid list-disc gap-1 ps-5">
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
          </div>
        ) : (
          <EraseAct person={person} failure={failure} />
        )}
      </div>
    </Sheet>
  );
}

/** With the way to the order that each is cancelled with. */
const SeatsToCome = ({ seats }: Pick<Erasure, 'seats'>) => (
  <div className="grid gap-2">
    <p>{words.seats}</p>
    <ul className="grid gap-1.5">
      {seats.map(({ title, code, startDate, reference }) => (
        <li key={`${code} ${reference}`} className="min-w-0 break-words">
          {title}, <span className="num">{startDate ? longDay(startDate) : 'no day yet'}</span>:{' '}
          <TextLink to={`${ORDERS}/${reference}`} className="whitespace-nowrap">
            {reference}
          </TextLink>
        </li>
      ))}
    </ul>
  </div>
);

function EraseAct({ person, failure }: Omit<EraseFormProps, 'erasure'>) {
  const form = useFormIssues(failure);
  return (
    <ConfirmedForm
      intent="erase"
      failure={failure}
      label="Delete this person"
      busyLabel="Deleting..."
      variant="danger"
      title={`Delete ${person.firstName} ${person.lastName}?`}
      cancelLabel="Keep them"
      fields={
        <>
          <TextField
            label="Reason for deleting"
            optional
            maxLength={500}
            hint={words.reason}
            {...form.field('reason')}
            id="erase-reason"
          />
          <OwnPassword form={form} id="erase-password" />
        </>
      }
    >
      {words.noSeats} {words.sure} {words.letter}
    </ConfirmedForm>
  );
}

export const Erased = ({ at }: { at: string }) => (
  <Sheet title="Deleted">
    <div className="grid gap-4 text-sm">
      <p>
        On <span className="num">{officeMoment(at)}</span>. {words.pseudonym}
      </p>
      <p className="text-muted">{words.stays}</p>
    </div>
  </Sheet>
);
