import type { Api } from '#contracts/api.ts';
import { requireAnswer } from '#web/lib/page.ts';
import type { PersonView } from './person-view.ts';

interface TabRequest {
  api: Api;
  id: string;
  view: PersonView;
}

/** What the tab of a person shows beside what is known of them on each. */
export async function readTab({ api, id, view }: TabRequest) {
  const { tab, kind, cursor } = view;
  const of = { person: id, cursor };
  switch (tab) {
    case 'orders':
      return { tab, ...requireAnswer(await api.call('adminListOrders', of)) };
    case 'learning':
      return { tab, ...requireAnswer(await api.call('adminListLearners', of)) };
    case 'certificates':
      return { tab, ...requireAnswer(await api.call('adminListCertificates', of)) };
    case 'messages':
      return {
        tab,
        ...requireAnswer(await api.call('getUserTimeline', { id, kind: 'message', cursor })),
      };
    case 'audit':
      return { tab, ...requireAnswer(await api.call('getUserTimeline', { id, kind, cursor })) };
    case 'account':
      return {
        tab,
        ...requireAnswer(await api.call('getUserErasure', { id })),
        ...requireAnswer(await api.call('getUserConsents', { id })),
      };
    default:
      return { tab, ...(await readOverview(api, id)) };
  }
}

/** The newest of each; the tabs have all of them. */
async function readOverview(api: Api, id: string) {
  const { orders } = requireAnswer(await api.call('adminListOrders', { person: id }));
  const { learners } = requireAnswer(await api.call('adminListLearners', { person: id }));
  const { moments } = requireAnswer(await api.call('getUserTimeline', { id }));
  return { orders: orders.slice(0, 5), learners: learners.slice(0, 5), moments: moments.slice(0, 8) };
}
