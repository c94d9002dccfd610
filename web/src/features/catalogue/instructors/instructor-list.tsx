import type { InstructorDetail } from '#contracts/courses/instructors.ts';
import { Monogram } from '#web/ui/pictures/monogram.tsx';

type Entry = Pick<InstructorDetail, '_id' | 'firstName' | 'lastName' | 'profilePhoto' | 'specialties'> & {
  city: string;
};

/** Names and fields only; the page of the instructors has the rest. */
export const instructorEntry = (instructor: Entry): Entry => {
  const { _id, firstName, lastName, profilePhoto, specialties, city } = instructor;
  return { _id, firstName, lastName, profilePhoto, specialties: specialties.slice(0, 1), city };
};

export function InstructorList({ instructors }: { instructors: readonly Entry[] }) {
  return (
    <ul className="grid gap-x-(--gutter) gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {instructors.map(({ _id, firstName, lastName, profilePhoto, specialties, city }) => {
        const name = `${firstName} ${lastName}`;
        return (
          <li key={_id} className="flex items-center gap-4 text-md leading-5.5">
            <Monogram name={name} picture={profilePhoto.url || undefined} />
            <span>
              <strong>{name}</strong>
              <span className="block text-sm text-muted">
                {[specialties[0], city].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
