/** The back office is nobody's search result. */
export const officeMeta = (title: string, description: string) => [
  { title: `${title} | Office` },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];
