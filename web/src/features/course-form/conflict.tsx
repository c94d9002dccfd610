import { Users } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { fieldWords, sectionOf } from '#web/lib/course-sections.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Clash, changesBetween, type Merge, withValue } from './compare-courses.ts';
import type { FormValues } from './form-values.ts';
import { readerClock } from './reader-time.ts';
import { valueWords } from './value-words.ts';

interface ConflictNoticeProps {
  theirs: AdminCourse;
  base: FormValues;
  values: FormValues;
  compare: () => void;
}

/** Somebody else has saved this course: who, when, and which sections. */
export function ConflictNotice({ theirs, base, values, compare }: ConflictNoticeProps) {
  const titles = new Set(changesBetween(base, values).map(({ path }) => sectionOf(path)?.title ?? path));
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xs bg-warning-soft px-4 py-3.5"
    >
      <div className="flex flex-[1_1_16rem] gap-3 text-md leading-5.5">
        <Users className="mt-px size-5 text-warning" />
        <p>
          {theirs.metadata.lastModifiedBy || 'Somebody'} saved this course at {readerClock(theirs.updatedAt)},
          while you were editing.
          {titles.size > 0 && ` Changed: ${[...titles].join(', ')}.`}
        </p>
      </div>
      <Button size="sm" onClick={compare}>
        Compare
      </Button>
    </div>
  );
}

interface CompareDialogProps {
  merge: Merge;
  theirs: AdminCourse;
  close: () => void;
  take: (merged: FormValues, theirs: AdminCourse) => void;
}

/** What only one has changed is taken; what both have is asked for, field by field. */
export function CompareDialog({ merge, theirs, close, take }: CompareDialogProps) {
  const [isMine, setIsMine] = useState<ReadonlySet<string>>(new Set());
  const { merged, clashes, taken } = merge;
  const who = theirs.metadata.lastModifiedBy || 'Somebody else';
  const choose = (path: string, mine: boolean) =>
    setIsMine((before) => new Set(mine ? [...before, path] : [...before].filter((one) => one !== path)));
  const answered = () =>
    clashes.reduce(
      (values, { path, mine }) => (isMine.has(path) ? withValue(values, path, mine) : values),
      merged,
    );
  return (
    <Dialog
      title="Two edits of this course"
      width="lg"
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onClick={close}>Later</Button>
          <Button variant="primary" onClick={() => take(answered(), theirs)}>
            Bring them together
          </Button>
        </>
      }
    >
      <p>What only you have changed stays as it is in the form. Nothing is stored before you save.</p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.path}
          clash={clash}
          who={who}
          isMine={isMine.has(clash.path)}
          choose={(mine) => choose(clash.path, mine)}
        />
      ))}
      {taken.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-sm font-strong">Taken from {who}</h3>
          <ul className="grid gap-1 text-sm">
            {taken.map(({ path, to }) => (
              <li key={path} className="wrap-anywhere">
                {fieldWords(path)}: {valueWords(to)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  who: string;
  isMine: boolean;
  choose: (mine: boolean) => void;
}

function ClashChoice({ clash: { path, mine, theirs }, who, isMine, choose }: ClashChoiceProps) {
  const name = useId();
  return (
    <ChoiceList name={name} legend={fieldWords(path)}>
      <ChoiceCard
        value="theirs"
        title={who}
        detail={valueWords(theirs)}
        checked={!isMine}
        onChange={() => choose(false)}
      />
      <ChoiceCard
        value="mine"
        title="You"
        detail={valueWords(mine)}
        checked={isMine}
        onChange={() => choose(true)}
      />
    </ChoiceList>
  );
}
