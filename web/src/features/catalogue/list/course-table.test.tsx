import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { sampleCourse } from '#web/testing/sample-course.ts';
import { CourseTable } from './course-table.tsx';

test('a row of the list offers enrolling only while it is possible', () => {
  const past = sampleCourse({ code: 'OLD-1', enrollment: { isEnrollable: false } });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CourseTable label="Upcoming courses" courses={[past]} months={{}} />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/in-person/courses/old-1"');
  expect(html).not.toContain('/checkout/inperson');
});
