import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import {
  attendanceList,
  journalList,
  receivablesList,
  revenueList,
  settlementList,
  vatList,
} from './report-views.ts';

const REPORT_LINKS = [
  { to: revenueList.path, label: 'Revenue' },
  { to: receivablesList.path, label: 'Receivables' },
  { to: vatList.path, label: 'VAT' },
  { to: settlementList.path, label: 'Settlement' },
  { to: attendanceList.path, label: 'Attendance' },
  { to: journalList.path, label: 'Journal' },
];

export const ReportTabs = ({ current }: { current: string }) => (
  <TabsNav label="Reports" items={REPORT_LINKS} current={current} className="px-5" />
);
