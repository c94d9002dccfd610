import { listDay } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { countText, coursePath } from '../course-lists.ts';
import { publicList } from '../list/list-state.ts';
import type { CityDates } from './city-dates.ts';

/** Each city with its next course and the way to all of its courses. */
export function CityList({ cities }: { cities: readonly CityDates[] }) {
  return (
    <ul className="border-t border-hairline">
      {cities.map(({ city, country, count, next }) => (
        <li
          key={city}
          className="grid items-baseline gap-x-(--gutter) gap-y-1 border-b border-hairline py-4 text-md md:grid-cols-[3fr_6fr_3fr]"
        >
          <h3 className="text-lg">
            {city}
            <span className="block text-sm tracking-normal text-muted">{country}</span>
          </h3>
          <p>
            <span className="num me-3 text-muted">{listDay(next.startDate)}</span>
            <TextLink to={coursePath(next.slug)}>{next.title}</TextLink>
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
