import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import {
  clockTexts,
  inOrder,
  type ListedPerson,
  missingFrom,
  PLATFORMS,
  type PreviewedList,
  problemTexts,
  suggestedChoices,
} from './platform-words.ts';
import type { UploadedList } from './use-platform-list.ts';

interface ListPreviewProps {
  uploaded: UploadedList;
  preview: PreviewedList;
}

/** Who a list names, and whom each is taken for. Nothing is written before it is taken over. */
export function ListPreview({ uploaded, preview }: ListPreviewProps) {
  const { choices, zone, fileName } = uploaded;
  const known = preview.people.filter(({ by }) => by === 'email').length;
  const named = preview.people.filter(({ by }) => by === 'name').length;
  const suggested = Object.keys(suggestedChoices(preview.people)).length;
  const missing = missingFrom(preview, choices);
  const problems = problemTexts(preview);
  return (
    <div className="grid gap-5">
      <p className="num max-w-[72ch] text-md wrap-anywhere">
        <bdi>{fileName}</bdi> is {PLATFORMS[preview.platform]} with{' '}
        {counted(preview.people.length, 'person', 'people')}: {known} known by their address, {named} perhaps
        by name. Nothing is kept before it is taken over. {clockTexts(preview, zone).join(' ')}
      </p>
      {problems.length > 0 && (
        <Notice
          tone="warning"
          title={`${counted(preview.problems.length, 'row counts', 'rows count')} for nobody`}
        >
          {problems.join(' ')}
        </Notice>
      )}
      {suggested > 0 && (
        <div>
          <Button size="sm" onClick={uploaded.chooseSuggested}>
            Choose all that are suggested
          </Button>
        </div>
      )}
      <Table label="Who is on the list" dense stacked>
        <TableHead>
          <ColumnHeader>On the list</ColumnHeader>
          <ColumnHeader numeric>In the session</ColumnHeader>
          <ColumnHeader>Participant</ColumnHeader>
        </TableHead>
        <TableBody>
          {inOrder(preview.people).map((person) => (
            <TableRow key={person.key}>
              <RowHeader className="font-strong wrap-anywhere">
                <bdi>{person.name || 'No name'}</bdi>
                <span className="num block text-xs font-normal text-muted">
                  {[person.email, person.rows > 1 && `in ${person.rows} rows`].filter(Boolean).join(', ')}
                </span>
              </RowHeader>
              <Cell label="In the session" numeric className="whitespace-nowrap">
                {person.minutes} min
              </Cell>
              <Cell label="Participant">
                <WhoItIs person={person} uploaded={uploaded} preview={preview} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {missing.length > 0 && (
        <Disclosure
          summary={`${counted(missing.length, 'participant is', 'participants are')} not on the list`}
        >
          {missing.map(({ name }) => name).join(', ')}
        </Disclosure>
      )}
      <div>
        <Button
          variant="primary"
          busy={uploaded.isBusy}
          busyLabel="Taking over..."
          onClick={uploaded.takeOver}
        >
          Take over
        </Button>
      </div>
    </div>
  );
}

type WhoProps = ListPreviewProps & { person: ListedPerson };

/** An address is known; of everybody else somebody says who it is, first those whose name it is. */
function WhoItIs({ person, uploaded, preview }: WhoProps) {
  const { key, name, enrolmentId, mayBe } = person;
  const { participants } = preview;
  const nameOf = (id: string) => {
    const one = participants.find((other) => other.enrolmentId === id);
    return one ? `${one.name}, ${one.email}` : '';
  };
  const meant = participants.find((one) => one.enrolmentId === (enrolmentId ?? uploaded.choices[key]));
  return (
    <div className="grid gap-1">
      {enrolmentId ? (
        <bdi>{meant?.name}</bdi>
      ) : (
        <select
          aria-label={`Participant: ${name || 'No name'}`}
          value={uploaded.choices[key] ?? ''}
          onChange={(event) => uploaded.choose(key, event.currentTarget.value)}
          className="input"
        >
          <option value="">Nobody of this course</option>
          {mayBe.length > 0 && (
            <optgroup label="Of this name">
              {mayBe.map((id) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="Everybody">
            {participants
              .filter((one) => !mayBe.includes(one.enrolmentId))
              .map((one) => (
                <option key={one.enrolmentId} value={one.enrolmentId}>
                  {nameOf(one.enrolmentId)}
                </option>
              ))}
          </optgroup>
        </select>
      )}
      <span className="num text-xs text-muted">{saidOf(person, meant)}</span>
    </div>
  );
}

const saidOf = (
  { by, mayBe }: ListedPerson,
  meant: PreviewedList['participants'][number] | undefined,
): string => {
  if (meant?.isNoted) return 'Noted by hand, which stays.';
  if (meant) return meant.minutes > 0 ? `${meant.minutes} min count already.` : 'Nothing counts yet.';
  if (by === 'name') return mayBe.length > 1 ? `${mayBe.length} are called so.` : 'One is called so.';
  return 'Nobody has this address or name.';
};
