import { coursePage } from '#contracts/courses/course-pages.ts';
import { listDay } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { countText } from '../course-lists.ts';
import { publicList } from '../list/list-state.ts';
import type { CityDates } from './city-dates.ts';

/** Each city with its next course and the way to all of its courses. */
export function CityList({ cities }: { cities: readonly CityDates[] }) {
  return (
    <ul>
      {cities.map(({ city, country, count, next }) => (
        <li
          key={city}
          className="grid items-baseline gap-x-(--gutter) gap-y-1 border-b border-hairline py-4 text-md first:pt-0 md:grid-cols-[3fr_6fr_3fr]"
        >
          <h3 className="text-lg">
            {city}
            <span className="block text-sm tracking-normal text-muted">{country}</span>
          </h3>
          <p className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3">
            <span className="num text-muted">{listDay(next.startDate)}</span>
            <TextLink to={coursePage(next)} className="justify-self-start">
              {next.title}
            </TextLink>
          </p>
          <p className="md:text-end">
            <TextLink to={publicList.to({ q: city })} look="standalone">
              {countText(count, 'course')} in {city}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
