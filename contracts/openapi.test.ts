import { expect, test } from 'vitest';
import { exportEndpoints } from './admin-exports.ts';
import { uploadEndpoints } from './course-office/course-files.ts';
import { openApiDocument } from './openapi.ts';

test('an upload is described by its field and by how many files it may hold', () => {
  const { paths } = openApiDocument(uploadEndpoints, 'https://academy.example');
  const schemaOf = (path: string) => {
    const { requestBody } = paths[`/admin-courses/inperson/api/upload/${path}`]?.post ?? {};
    return (requestBody as { content: object }).content;
  };
  const form = (field: string, maxItems: number) => ({
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [field],
        properties: {
          [field]: { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems },
        },
      },
    },
  });
  expect(schemaOf('documents')).toEqual(form('files', 20));
  expect(schemaOf('main-image')).toEqual(form('file', 1));
});

test('a list as a file is described by its filter and by what kinds of file it comes as', () => {
  const { paths } = openApiDocument(exportEndpoints, 'https://academy.example');
  const { parameters, responses } = paths['/admin-courses/inperson/api/export']?.get ?? {};
  const asked = (parameters as { name: string }[]).map(({ name }) => name);
  expect(asked).toEqual(expect.arrayContaining(['q', 'status', 'ids', 'format']));
  expect(Object.keys((responses as { 200: { content: object } })[200].content)).toEqual([
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  expect(paths).toHaveProperty(['/api/admin/in-person-courses/{courseId}/roster.csv']);
});
