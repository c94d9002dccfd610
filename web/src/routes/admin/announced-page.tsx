import { AnnouncedPage, announcedPages } from '#web/features/office/announced.tsx';
import { officeMeta } from '#web/features/office/office-meta.ts';
import { requireStaff } from '#web/lib/page.ts';
import { useLocation } from 'react-router';
