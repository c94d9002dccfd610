import type { CompanyDetail, CompanySummary } from '#contracts/companies/admin-companies.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { dotted } from '#web/lib/format.ts';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { CompanyPage, CompanyView } from './company-view.ts';
import { mergeWords as words } from './company-words.ts';

interface MergeFormProps {
  company: CompanyDetail;
  list: CompanyPage;
  view: CompanyView;
  /** That the words find. */
  others: readonly CompanySummary[];
  failure?: FormFailure;
}

/** The company that this one turned out to be is looked for, chosen, and with a reason takes over all that this one has. */
export function MergeForm({ company, list, view, others, failure }: MergeFormProps) {
  if (!view.merging)
    return (
      <Sheet title="It is another company">
        <div className="grid gap-4 text-sm">
          <p className="text-muted">{words.about}</p>
          <ButtonLink
            to={list.to({ merging: true })}
            size="sm"
            className="justify-self-start"
            preventScrollReset
          >
            Merge with another
          </ButtonLink>
        </div>
      </Sheet>
    );
  return (
    <Sheet title="It is another company" opened>
      <div className="grid gap-4 text-sm">
        <p className="text-muted">{words.about}</p>
        <ListForm list={list} view={view} fields={['q', 'merging']} className="flex flex-wrap gap-2">
          <input type="hidden" name="merging" value="" />
          <SearchBox
            asked={view.q}
            label="Search the other company"
            placeholder="Name, tax number or city"
            className="min-w-0 flex-[1_1_10rem]"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </ListForm>
        {view.q && others.length === 0 && <p>{words.nobody}</p>}
        {others.length > 0 && <MergeAct company={company} others={others} failure={failure} />}
      </div>
    </Sheet>
  );
}

function MergeAct({ company, others, failure }: Pick<MergeFormProps, 'company' | 'others' | 'failure'>) {
  const form = useFormIssues(failure);
  const { error, defaultValue } = form.field('into');
  return (
    <ConfirmedForm
      intent="merge"
      failure={failure}
      label="Merge the two"
      variant="danger"
      title={`Merge ${company.name} into the other?`}
      cancelLabel="Keep both"
      fields={
        <>
          <ChoiceList name="into" legend="The company that it is" error={error}>
            {others.map(({ _id, name, taxNumber, city }) => (
              <ChoiceCard
                key={_id}
                value={_id}
                title={<span className="wrap-anywhere">{name}</span>}
                detail={dotted(taxNumber, city)}
                defaultChecked={_id === defaultValue || others.length === 1}
              />
            ))}
          </ChoiceList>
          <FieldGrid>
            <TextField
              label="Reason for merging"
              maxLength={500}
              hint="It stands in the audit of both."
              {...form.field('reason')}
              id="merge-reason"
            />
          </FieldGrid>
        </>
      }
    >
      {words.about} {words.sure}
    </ConfirmedForm>
  );
}
