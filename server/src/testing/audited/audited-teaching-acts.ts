import type { EndpointName } from '#contracts/endpoints.ts';
import type { Written } from './audited-case-acts.ts';

type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

const person = { firstName: 'Audited', lastName: 'Teacher' };

/** Every act on who teaches and who certifies, done once, and what has to be written of it. */
export const auditedTeachingActs = (act: (name: EndpointName, input: object) => Promise<unknown>): Table => {
  let bodies = 0;
  const add = async () => {
    const { instructor } = (await act('createInstructor', person)) as { instructor: { _id: string } };
    return instructor._id;
  };
  const addBody = async () => {
    bodies += 1;
    const answer = await act('createCertificationBody', { name: `Audited body ${bodies}` });
    return (answer as { certificationBody: { _id: string } }).certificationBody._id;
  };
  return {
    createInstructor: async () => ({
      action: 'instructor.created',
      objectId: await add(),
      before: null,
      after: person,
    }),
    updateInstructor: async () => {
      const objectId = await add();
      const after = { ...person, lastName: 'Changed' };
      await act('updateInstructor', { ...after, id: objectId });
      return { action: 'instructor.changed', objectId, before: person, after };
    },
    deleteInstructor: async () => {
      const objectId = await add();
      await act('deleteInstructor', { id: objectId });
      return { action: 'instructor.deleted', objectId, before: person, after: null };
    },
    createCertificationBody: async () => {
      const objectId = await addBody();
      const after = { name: `Audited body ${bodies}` };
      return { action: 'certification-body.created', objectId, before: null, after };
    },
    updateCertificationBody: async () => {
      const objectId = await addBody();
      const [before, after] = [{ name: `Audited body ${bodies}` }, { name: 'Audited under another name' }];
      await act('updateCertificationBody', { ...after, id: objectId });
      return { action: 'certification-body.changed', objectId, before, after };
    },
    deleteCertificationBody: async () => {
      const objectId = await addBody();
      await act('deleteCertificationBody', { id: objectId });
      const before = { name: `Audited body ${bodies}` };
      return { action: 'certification-body.deleted', objectId, before, after: null };
    },
  };
};
