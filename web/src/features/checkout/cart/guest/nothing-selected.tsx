import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { NOTHING_SELECTED } from './guest-words.ts';

const DEFAULT_COURSE = coursePage({ kind: 'ELearningCourse', slug: 'botox-professional-training' });
const SHOWN_MS = 2_000;

/** Who has chosen nothing is led to the course that is offered to everybody. */
export function NothingSelected() {
  const navigate = useNavigate();

  // A timer lives outside React.
  useEffect(() => {
    const timer = setTimeout(() => navigate(DEFAULT_COURSE, { replace: true }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return <Notice tone="warning" live title={NOTHING_SELECTED} className="mb-8" />;
}
