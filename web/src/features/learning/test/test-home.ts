/** The course whose test it is, and where its page leads back to. */
export type TestHome = { courseId: string; title: string; back: { to: string; label: string } };
