import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

interface CourseSearchProps {
  /** The page that answers. */
  action: string;
  typed: string;
}

export function CourseSearch({ action, typed }: CourseSearchProps) {
  return (
    <search>
      <form action={action} className="flex max-w-160 gap-2">
        <SearchField
          key={typed}
          id="q"
          name="q"
          label="Search courses"
          placeholder="Course, code, city or instructor"
          defaultValue={typed}
          className="flex-1"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
