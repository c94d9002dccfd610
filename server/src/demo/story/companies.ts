import { granted } from '../actors.ts';
import type { Moment } from '../learning/play-learner.ts';
import type { Props } from './tell-story.ts';

/** Who joins before their first order; the last names no billing email, so that its papers go to its people alone. */
const COMPANIES = [
  {
    daysAgo: 90,
    people: ['jonas.brandt', 'anneke.devries'],
    name: 'Brandt & de Vries MVZ GmbH',
    taxNumber: 'DE 811 907 980',
    address: 'Mittelweg 88',
    city: 'Hamburg',
    zipCode: '20149',
    country: 'Germany',
    billingEmail: 'rechnungen@brandt-mvz.example',
    note: 'Pays by card. Asks for the purchase order on every receipt.',
  },
  {
    daysAgo: 85,
    people: ['omar.khalifa', 'fatima.rahman', 'aisha.mohammed'],
    name: 'Al Wasl Medical Group LLC',
    taxNumber: '100 245 678 900 003',
    address: 'Al Wasl Road 502',
    city: 'Dubai',
    country: 'United Arab Emirates',
    billingEmail: 'accounts@alwasl-medical.example',
  },
  {
    daysAgo: 82,
    people: ['chiara.moretti', 'giulia.ferraro'],
    name: 'Studio Moretti Srl',
    taxNumber: 'IT 03928410372',
    address: 'Via Galliera 33',
    city: 'Bologna',
    zipCode: '40121',
    country: 'Italy',
  },
];

/** Staff add each company and put its people into it. */
export const companyMoments = ({ stage, staff, cast }: Props): Moment[] =>
  COMPANIES.map(({ daysAgo, people, ...fields }) => ({
    daysAgo,
    play: async () => {
      const { company } = await granted(stage.as(staff).call('createCompany', fields));
      const emails: string[] = [];
      for (const key of people) emails.push((await cast.find(key)).email);
      await granted(stage.as(staff).call('addCompanyPeople', { id: company._id, emails }));
    },
  }));
