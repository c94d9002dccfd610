import { Button } from '#web/ui/controls/button.tsx';
import { SearchField } from '#web/ui/controls/search-field.tsx';

const LONGEST = 200;

/** What is typed in one search, as the call takes it. */
export const readTyped = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, LONGEST);

/** An ordinary form: the address holds what was searched for. */
export function SearchForm({ typed }: { typed: string }) {
  return (
    <search>
      <form action="/search" className="flex max-w-160 gap-2">
        <SearchField
          key={typed}
          id="q"
          name="q"
          label="Search this site"
          placeholder="Course, code, city, instructor or topic"
          defaultValue={typed}
          maxLength={LONGEST}
          className="flex-1"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
