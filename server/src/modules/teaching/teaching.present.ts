import type { AdminInstructor, CertificationBody } from '#contracts/course-office/teaching.ts';
import { fullName, type Instructor } from '../catalogue/index.ts';
import type { BodyWithCourses } from './certification-bodies.repository.ts';
import type { InstructorWithCourses } from './teaching.repository.ts';

/** As a course chooses them. */
export const presentChoice = (instructor: Instructor) => ({
  _id: instructor.id,
  name: fullName(instructor),
  city: instructor.city,
  photoUrl: instructor.photoUrl,
});

export const presentAdminInstructor = ({
  id,
  userId: _,
  ...instructor
}: InstructorWithCourses): AdminInstructor => ({ _id: id, name: fullName(instructor), ...instructor });

export const presentBody = ({ id, ...body }: BodyWithCourses): CertificationBody => ({ _id: id, ...body });

/** Why somebody or something cannot be deleted. */
export const stillNamed = (name: string, courses: number): string =>
  `${name} is named by ${courses === 1 ? '1 course' : `${courses} courses`} and cannot be deleted`;
