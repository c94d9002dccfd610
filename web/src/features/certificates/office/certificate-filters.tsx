import { CERTIFICATE_STATES } from '#domain/certificates/certificate-state.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { STATES } from '../certificate-words.ts';
import { type CertificateView, certificateList } from './certificate-views.ts';

interface CertificateFiltersProps {
  view: CertificateView;
  /** Whose certificates they are, where those of one person are asked for. */
  holder: string;
}

export function CertificateFilters({ view, holder }: CertificateFiltersProps) {
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      <ListForm list={certificateList} view={view} fields={['q']} className="flex flex-wrap gap-2">
        <SearchBox
          asked={view.q}
          label="Search certificates"
          placeholder="Number, name, email or course"
          className="min-w-0 flex-[1_1_18rem]"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </ListForm>
      <ChoiceChips
        label="State"
        all="All"
        choices={CERTIFICATE_STATES.map((value) => ({ value, label: STATES[value] }))}
        current={view.state}
        to={(state) => certificateList.changed(view, { state })}
      />
      {view.person && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <strong>Of {holder}</strong>
          <ButtonLink to={certificateList.changed(view, { person: '' })} variant="ghost" size="sm">
            Show all certificates
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
